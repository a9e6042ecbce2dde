extension Record {
    /// Returns the same record in another scope. Stores use this to set records aside.
    public func moved(to scope: Scope) -> Record {
        var record = self
        record.key.scope = scope
        return record
    }
}
