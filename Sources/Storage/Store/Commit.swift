import Records

/// What a commit came to.
public struct Commit: Hashable, Sendable {
    /// The store's commit number now; unchanged when the commit changed nothing.
    public var number: Int64
    /// The records that changed, whole, as they are stored now.
    public var records: [Records.Record]
    /// The scopes that were erased, with the generation they have now.
    public var erased: [Scope: Int64]

    public init(number: Int64, records: [Records.Record] = [], erased: [Scope: Int64] = [:]) {
        self.number = number
        self.records = records
        self.erased = erased
    }
}
