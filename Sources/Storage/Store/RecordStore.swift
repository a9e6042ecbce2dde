import App
import Records

/// Where records live. SQLite is one such store; another engine can stand in by passing the repository
/// contract (`Tests/Contracts`).
public protocol RecordStore: Sendable {
    /// Answers queries from an index, and says what was committed after a number: all of it as it was at one
    /// instant, so that no commit of another process lies between an answer and the counter it is kept under.
    func read(_ queries: [RecordQuery], since number: Int64) throws(StoreError) -> Reading

    /// Stores changes in one transaction: erases scopes, merges records, saves the clock.
    ///
    /// - Parameters:
    ///   - generations: scopes to erase up to a generation first, where the store's own is lower (a sync's).
    ///   - seen: the commit number on which the changes were decided; when another commit has come since,
    ///     nothing is stored and the answer is `nil`. Without it the changes are stored in any case.
    func commit(
        _ changes: Changes, raising generations: [ScopeGeneration], clock: HybridClock, after seen: Int64?
    ) throws(StoreError) -> Commit?

    /// What was committed after a number, tombstones included. With a limit it ends with the commit in which
    /// the limit is reached: a commit is never cut.
    func changes(since number: Int64, limit: Int?) throws(StoreError) -> ChangeList

    /// The number of the last commit.
    func counter() throws(StoreError) -> Int64

    /// The store's clock as it was saved last.
    func clock() throws(StoreError) -> HybridClock

    /// Every scope's generation that is not 0.
    func generations() throws(StoreError) -> [Scope: Int64]

    /// Removes what idempotence no longer needs: operations of this device whose stamps are all older.
    /// Returns how many went.
    @discardableResult
    func purgeOperations(before milliseconds: Int64) throws(StoreError) -> Int
}

extension RecordStore {
    /// Stores changes whatever was committed meanwhile.
    @discardableResult
    public func commit(_ changes: Changes, clock: HybridClock) throws(StoreError) -> Commit {
        guard let commit = try commit(changes, raising: [], clock: clock, after: nil) else {
            throw .failed("a commit without a condition was refused")
        }
        return commit
    }

    /// Answers one query.
    public func load(_ query: RecordQuery) throws(StoreError) -> Loaded {
        try read([query], since: .max).answers[0]
    }

    /// Everything that was committed after a number.
    public func changes(since number: Int64) throws(StoreError) -> ChangeList {
        try changes(since: number, limit: nil)
    }
}
