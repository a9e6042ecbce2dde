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
}
