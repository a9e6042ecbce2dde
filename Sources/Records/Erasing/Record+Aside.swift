extension Record {
    /// The same record in another scope, as a store keeps it that sets it aside.
    public func moved(to scope: Scope) -> Record {
        var record = self
        record.key.scope = scope
        return record
    }
}
