import Foundation

extension DataFolder {
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
