import Records

/// What a store committed after a given commit.
public struct ChangeList: Hashable, Sendable {
    /// The store's commit number.
    public var counter: Int64
    /// The records in order of commit number, then key, including tombstones.
    public var records: [Records.Record]
    /// The commit number up to which the records reach; below the counter if a limit cut the list.
    public var end: Int64
    /// Every scope's generation that is not 0.
    public var generations: [Scope: Int64]
    /// The clock as it was last saved.
    public var clock: HybridClock
    /// The records that belong in the list but are missing because they can't be read.
    public var unreadable: [RecordKey]

    public init(
        counter: Int64, records: [Records.Record], end: Int64, generations: [Scope: Int64], clock: HybridClock,
        unreadable: [RecordKey] = []
    ) {
        self.counter = counter
        self.records = records
        self.end = end
        self.generations = generations
        self.clock = clock
        self.unreadable = unreadable
    }
}
