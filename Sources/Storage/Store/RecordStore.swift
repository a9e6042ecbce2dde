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
