import App
import Records

/// Where a store stands: what a program that keeps its own copy compares.
public struct StoreStanding: Hashable, Sendable {
    public var replica: Replica
    /// How often the scope was erased.
    public var generation: Int64
    /// The number of the last commit.
    public var counter: Int64
}

extension LocalHost {
    /// Where the store stands, and the keys of a scope's records that were committed after a number.
    ///
    /// - Parameter number: `nil` for no keys.
    public func standing(
        of scope: Scope, since number: Int64? = nil
    ) throws(StoreError) -> (StoreStanding, changed: [RecordKey]) {
        let list = try store.changes(since: number ?? .max)
        let standing = StoreStanding(
            replica: list.clock.replica, generation: list.generations[scope] ?? 0, counter: list.counter)
        return (standing, list.records.map(\.key).filter { $0.scope == scope })
    }
}
