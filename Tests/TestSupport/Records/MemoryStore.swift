import Records

/// A minimal store of records in memory. The rules of Records are tested with it, and it stands in for SQLite and
/// IndexedDB in tests that only need some store.
public struct MemoryStore: Sendable {
    public var clock: HybridClock
    public private(set) var records: [RecordKey: Record] = [:]
    public private(set) var generations: [Scope: Int64] = [:]
    /// The number of the last commit.
    public private(set) var counter: Int64 = 0
    private var numbers: [RecordKey: Int64] = [:]
    /// The records of a device that the server may not have yet.
    public internal(set) var unsent: Set<RecordKey> = []
    /// The device's position in its server's commits.
    public internal(set) var cursor: Int64 = 0

    public init(replica: UInt64) {
        clock = HybridClock(replica: Replica(number: replica))
    }

    public func generation(of scope: Scope) -> Int64 { generations[scope] ?? 0 }

    public var generationList: [ScopeGeneration] {
        generations.sorted { $0.key < $1.key }.map { ScopeGeneration($0.key, $0.value) }
    }

    /// Returns all records of a scope, by key.
    public func records(of scope: Scope) -> [RecordKey: Record] { records.filter { $0.key.scope == scope } }

    /// Commits local changes, which are merged and count as unsent until a server has them.
    public mutating func commit(_ changes: [Record], erasing scopes: [Scope] = []) {
        for scope in scopes { erase(scope, generation: Workspace.generation(after: generation(of: scope))) }
        var merged: [Record] = []
        for change in changes where change.generation >= generation(of: change.key.scope) {
            let record = records[change.key]?.merging(change) ?? change
            records[change.key] = record
            merged.append(record)
            if change.key.scope.isShared { unsent.insert(change.key) }
        }
        put(merged)
    }

    /// Stores whole records, as a single commit.
    public mutating func put(_ whole: [Record]) {
        guard !whole.isEmpty else { return }
        counter += 1
        for record in whole {
            records[record.key] = record
            numbers[record.key] = counter
        }
    }

    public mutating func erase(_ scope: Scope, generation: Int64) {
        generations[scope] = generation
        counter += 1
        records = records.filter { $0.key.scope != scope }
        numbers = numbers.filter { $0.key.scope != scope }
        unsent = unsent.filter { $0.scope != scope }
    }

    /// Returns the records of commits after a number, oldest first. Commits are not split, so there may be more than
    /// `limit`.
    public func changes(since number: Int64, limit: Int) -> (records: [Record], cursor: Int64, more: Bool) {
        let later = numbers.filter { $0.value > number && $0.key.scope.isShared }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        var found: [Record] = []
        var last = number
        for (key, commit) in later {
            if found.count >= limit, commit != last { return (found, last, true) }
            found.append(records[key]!)
            last = commit
        }
        return (found, max(number, counter), false)
    }
}
