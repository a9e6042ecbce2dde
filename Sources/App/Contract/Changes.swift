import Records

/// What a request changes: stored as one transaction before its response is sent.
public struct Changes: Hashable, Sendable {
    /// Partial records with fresh stamps, to be merged into the store.
    public var records: [Record]
    /// Scopes to be erased: their records go, their generation rises by one.
    public var erased: [Scope]

    public init(records: [Record] = [], erased: [Scope] = []) {
        self.records = records
        self.erased = erased
    }

    public var isEmpty: Bool { records.isEmpty && erased.isEmpty }
}
