import App
import Records

/// A store of records. SQLite is one; another engine can replace it by passing the repository contract
/// (`Tests/Contracts`).
public protocol RecordStore: Sendable {
    /// Answers queries from an index and returns what was committed after a number, both as of one moment, so that no
    /// commit of another process lies between an answer and the counter it is kept under.
    func read(_ queries: [RecordQuery], since number: Int64) throws(StoreError) -> Reading

    /// Stores changes in one transaction: erases scopes, merges records, and saves the clock.
    ///
    /// - Parameters:
    /// - generations: scopes to erase first up to a generation, if the store's own is lower (from a sync).
    /// - seen: the commit number on which the changes were decided. If another commit has come since, nothing is stored
    ///   and the result is `nil`. If `seen` is `nil`, the changes are always stored.
    func commit(
        _ changes: Changes, raising generations: [ScopeGeneration], clock: HybridClock, after seen: Int64?
    ) throws(StoreError) -> Commit?

    /// Returns what was committed after a number, including tombstones. With a limit, the list ends with the commit in
    /// which the limit is reached: a commit is never split.
    func changes(since number: Int64, limit: Int?) throws(StoreError) -> ChangeList

    /// The number of the last commit.
    func counter() throws(StoreError) -> Int64

    /// The store's clock as it was last saved.
    func clock() throws(StoreError) -> HybridClock

    /// Every scope's generation that is not 0.
    func generations() throws(StoreError) -> [Scope: Int64]

    /// Removes operations that idempotence no longer needs: those of this device whose stamps are all older. Returns
    /// how many were removed.
    @discardableResult
    func purgeOperations(before milliseconds: Int64) throws(StoreError) -> Int
}

extension RecordStore {
    /// Stores changes regardless of what was committed meanwhile.
    @discardableResult
    public func commit(_ changes: Changes, clock: HybridClock) throws(StoreError) -> Commit {
        guard let commit = try commit(changes, raising: [], clock: clock, after: nil) else {
            throw .failed("a commit without a condition was refused")
        }
        return commit
    }

    /// Answers a single query.
    public func load(_ query: RecordQuery) throws(StoreError) -> Loaded {
        try read([query], since: .max).answers[0]
    }

    /// Returns everything that was committed after a number.
    public func changes(since number: Int64) throws(StoreError) -> ChangeList {
        try changes(since: number, limit: nil)
    }
}

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

/// What a store held at one moment: what had changed, and the answers to queries.
public struct Reading: Hashable, Sendable {
    /// What was committed after the given number.
    public var changes: ChangeList
    /// One answer for each query, in the same order.
    public var answers: [Loaded]
    /// The records that belong in the answers but are missing because they can't be read.
    public var unreadable: [RecordKey]

    public init(changes: ChangeList, answers: [Loaded], unreadable: [RecordKey] = []) {
        self.changes = changes
        self.answers = answers
        self.unreadable = unreadable
    }
}

/// A query's answer.
public enum Loaded: Hashable, Sendable {
    /// Complete records in the query's order.
    case records([Records.Record])
    /// The number of live records in a bucket.
    case count(Int)
}

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

extension Replica {
    /// A random number for a new store.
    public static func random() -> Replica {
        Replica(number: UInt64.random(in: 1...UInt64.max))
    }
}
