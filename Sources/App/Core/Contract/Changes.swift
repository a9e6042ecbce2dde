import Records

/// The changes of a request, stored as one transaction before its response is sent.
public struct Changes: Hashable, Sendable {
    /// Partial records with fresh stamps, to be merged into the store.
    public var records: [Record]
    /// The scopes to erase: their records are removed and their generation rises by one.
    public var erased: [Scope]
    /// The records that the changes were decided on, or `nil` if anything may have contributed.
    ///
    /// If it is known, a host may store the changes on a later commit, as long as none of these records was changed
    /// since.
    public var basis: [RecordKey]?

    public init(records: [Record] = [], erased: [Scope] = [], basis: [RecordKey]? = nil) {
        self.records = records
        self.erased = erased
        self.basis = basis
    }

    public var isEmpty: Bool { records.isEmpty && erased.isEmpty }
}
