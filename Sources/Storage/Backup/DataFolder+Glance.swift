import Foundation

extension DataFolder {
    /// The records for somebody who only reads: nothing is made, moved or healed, and nobody who writes is waited for.
    ///
    /// The folder's lock is shared all the same, so that no restore puts another database in place meanwhile.
    ///
    /// - Returns: `nil` where something has to be put in order first, which is ``DataHouse``'s to do.
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
