import Foundation

extension DataFolder {
    /// The state of a database that nobody has opened yet.
    public enum State: Hashable, Sendable {
        /// The database exists and is sound.
        case whole
        /// Nothing has been stored yet.
        case new
        /// A restored database waits for the next start to put it in place.
        case beingRestored
    }

    /// Checks the whole database, every page of it.
    ///
    /// - Throws: why it can't be used: ``StoreError/damaged(path:detail:)``, ``StoreError/newer(path:version:)``, or
    ///   ``StoreError/lost(path:found:command:)`` if there are backups but no database.
    public func state(schema: Schema = .current) throws(StoreError) -> State {
        if restoredFile != nil { return .beingRestored }
        guard DatabaseFile.isBlank(database) else {
            try Backups.verify(database, schema: schema)
            return .whole
        }
        guard let remains = Remains(in: self, schema: schema) else { return .new }
        throw .lost(path: path, found: remains.found, command: remains.command)
    }

    /// Opens the records for reading only: creates, moves and heals nothing, and doesn't wait for writers.
    ///
    /// It still shares the folder's lock, so that no restore replaces the database meanwhile.
    ///
    /// - Returns: `nil` if something has to be put in order first, which is the job of ``DataHouse``.
    public func glance(schema: Schema = .current) throws(StoreError) -> (any RecordStore)? {
        guard FileManager.default.fileExists(atPath: database) else {
            return Remains(in: self, schema: schema) == nil ? MemoryStore() : nil
        }
        try DatabaseFile.refuseFolder(database)
        let lock = try DataLock(self, isExclusive: false)
        let isKilled = restoredFile != nil || FileManager.default.fileExists(atPath: database + "-journal")
        guard !isKilled, !DatabaseFile.isBlank(database) else { return nil }
        let store = try SQLiteStore(reading: database, schema: schema, holding: lock)
        let version = try store.read { database in try DatabaseFile.version(of: database) }
        return version == schema.steps.count ? store : nil
    }
}
