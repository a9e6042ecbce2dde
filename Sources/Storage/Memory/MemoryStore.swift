import App
import Records
import Synchronization

/// A store that keeps records in memory, for replaying recorded requests and for tests. It passes the repository
/// contract.
public final class MemoryStore: RecordStore {
    private let contents: Mutex<Contents>

    public init(replica: Replica = .random()) {
        contents = Mutex(Contents(clock: HybridClock(replica: replica)))
    }

    /// What the store holds.
    fileprivate struct Contents {
        var clock: HybridClock
        var counter: Int64 = 0
        var records: [RecordKey: Record] = [:]
        var numbers: [RecordKey: Int64] = [:]
        var generations: [Scope: Int64] = [:]
    }

    public func read(_ queries: [RecordQuery], since number: Int64) throws(StoreError) -> Reading {
        contents.withLock { contents in
            Reading(changes: contents.changes(since: number, limit: nil), answers: queries.map { contents.answer($0) })
        }
    }

    public func commit(
        _ changes: Changes, raising generations: [ScopeGeneration], clock: HybridClock, after seen: Int64?
    ) throws(StoreError) -> Commit? {
        try contents.withLock { contents throws(StoreError) -> Commit? in
            if let seen, seen != contents.counter { return nil }
            // A commit refused halfway must leave the contents unchanged.
            var next = contents
            let commit = try next.commit(changes, raising: generations, clock: clock)
            contents = next
            return commit
        }
    }

    public func changes(since number: Int64, limit: Int?) throws(StoreError) -> ChangeList {
        contents.withLock { $0.changes(since: number, limit: limit) }
    }

    public func counter() -> Int64 { contents.withLock { $0.counter } }

    public func clock() -> HybridClock { contents.withLock { $0.clock } }

    public func generations() -> [Scope: Int64] { contents.withLock { $0.generations } }

    @discardableResult
    public func purgeOperations(before milliseconds: Int64) throws(StoreError) -> Int {
        contents.withLock { contents in
            let old = contents.records.filter { IdempotencyKeySweep.isOver($0.value, before: milliseconds) }
            for key in old.keys {
                contents.records[key] = nil
                contents.numbers[key] = nil
            }
            return old.count
        }
    }

    fileprivate static func sorted(_ records: [Record], _ query: RecordQuery) -> [Record] {
        guard case .page(_, _, let limit) = query.selection else {
            return records.sorted { (Buckets.bucket(of: $0), $0.key.id) < (Buckets.bucket(of: $1), $1.key.id) }
        }
        return Array(records.sorted { $0.key.id > $1.key.id }.prefix(max(limit, 0)))
    }
}

extension MemoryStore.Contents {
    fileprivate func answer(_ query: RecordQuery) -> Loaded {
        let found = records.values.filter(query.matches)
        if case .count = query.selection { return .count(found.count) }
        return .records(MemoryStore.sorted(found, query))
    }

    fileprivate func changes(since number: Int64, limit: Int?) -> ChangeList {
        var keys = numbers.filter { $0.value > number }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        var end = counter
        if let limit, keys.count >= max(limit, 1) {
            end = keys[max(limit, 1) - 1].value
            keys.removeAll { $0.value > end }
        }
        return ChangeList(
            counter: counter, records: keys.compactMap { records[$0.key] }, end: end, generations: generations,
            clock: clock)
    }

    fileprivate mutating func commit(
        _ changes: Changes, raising raised: [ScopeGeneration], clock newer: HybridClock
    ) throws(StoreError) -> Commit {
        var changed: Set<RecordKey> = []
        var erased: [Scope: Int64] = [:]
        func erase(_ scope: Scope, raisingTo generation: Int64) {
            if scope.keepsErased { setAside(Erasure(scope, generation: generation)) }
            records = records.filter { $0.key.scope != scope }
            numbers = numbers.filter { $0.key.scope != scope }
            changed = changed.filter { $0.scope != scope }
            generations[scope] = generation
            erased[scope] = generation
        }
        func setAside(_ erasure: Erasure) {
            let live = records.values.filter { $0.key.scope == erasure.scope && !$0.isDeleted }
            guard !live.isEmpty else { return }
            for record in live.map({ $0.moved(to: erasure.aside) }) { records[record.key] = record }
            records[erasure.key] = erasure.record(at: newer.last)
            changed.insert(erasure.key)
        }
        for entry in raised where entry.generation > generations[entry.scope] ?? 0 {
            erase(entry.scope, raisingTo: entry.generation)
        }
        for scope in changes.erased { erase(scope, raisingTo: Workspace.generation(after: generations[scope] ?? 0)) }
        for change in changes.records {
            let generation = generations[change.key.scope] ?? 0
            guard change.generation >= generation else { continue }
            if change.generation > generation { erase(change.key.scope, raisingTo: change.generation) }
            let merged = records[change.key].map { $0.merging(change) } ?? change
            guard merged != records[change.key] else { continue }
            guard merged.isWithinLimits else { throw .tooLarge(change.key) }
            records[change.key] = merged
            changed.insert(change.key)
        }
        clock.observe(newer.last)
        if !changed.isEmpty || !erased.isEmpty { counter += 1 }
        for key in changed { numbers[key] = counter }
        return Commit(number: counter, records: changed.sorted().compactMap { records[$0] }, erased: erased)
    }
}
