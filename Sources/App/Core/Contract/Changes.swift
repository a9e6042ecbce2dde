import Records

/// What a request changes: stored as one transaction before its response is sent.
public struct Changes: Hashable, Sendable {
    /// Partial records with fresh stamps, to be merged into the store.
    public var records: [Record]
    /// Scopes to be erased: their records go, their generation rises by one.
    public var erased: [Scope]
    /// The records that the changes were decided on, where that is known; `nil` where anything may have had a part in it.
    ///
    /// Where it is known, a host may store the changes on a later commit as long as none of these was touched since.
    public var basis: [RecordKey]?

    public init(records: [Record] = [], erased: [Scope] = [], basis: [RecordKey]? = nil) {
        self.records = records
        self.erased = erased
        self.basis = basis
    }

    public var isEmpty: Bool { records.isEmpty && erased.isEmpty }
}
