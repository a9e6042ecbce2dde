import Records

/// The result of a commit.
public struct Commit: Hashable, Sendable {
    /// The store's commit number afterwards; unchanged if the commit changed nothing.
    public var number: Int64
    /// The changed records, complete, as they are now stored.
    public var records: [Records.Record]
    /// The erased scopes with their new generations.
    public var erased: [Scope: Int64]

    public init(number: Int64, records: [Records.Record] = [], erased: [Scope: Int64] = [:]) {
        self.number = number
        self.records = records
        self.erased = erased
    }
}
