extension DataFolder {
    /// How the database stands when nobody has opened it yet.
    public enum State: Hashable, Sendable {
        /// It is there, and whole.
        case whole
        /// Nothing was stored yet.
        case new
        /// A restored one waits for the next start to put it in place.
        case beingRestored
    }

    /// Looks the database over, every page of it.
    ///
    /// - Throws: why it can't be used: ``StoreError/damaged(path:detail:)``, ``StoreError/newer(path:version:)``, or
    ///   ``StoreError/lost(path:found:command:)`` where there is none beside backups of one.
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
