import Records
import TestSupport
import Testing

/// A workspace beside a store, both given the same random history. Whatever the workspace answers must be what the
/// store would answer; it may also say that it doesn't know.
@Suite("Workspace against a store")
struct WorkspaceModelTests {
    let kinds = [Kind("task"), Kind("note")]
    let buckets = ["", "2026-11-20", "2026-11-21", "2026-11-22", "inbox"]

    @Test("SY-003 a workspace never answers otherwise than its store", arguments: 0..<6)
    func history(seed: UInt64) {
        var generator = Generator(seed: seed)
        var store = MemoryStore(replica: 1)
        var other = HybridClock(replica: Replica(number: 2))
        var workspace = Workspace(clock: store.clock)
        var answered = 0
        for step in 0..<1_000 {
            switch generator.integer(in: 0...9) {
            case 0...3:
                let change = change(&generator, store, stamp: workspace.clock.tick(now: Int64(step)))
                store.commit([change])
                workspace.apply([change])
            case 4:
                let change = change(&generator, store, stamp: other.tick(now: generator.integer(in: 0...1_000)))
                store.commit([change])
                workspace.refresh([store.records[change.key]!])
            case 5 where generator.integer(in: 0...80) == 0:
                store.commit([], erasing: [.own])
                workspace.apply(erasing: .own)
            case 6 where generator.integer(in: 0...80) == 0: workspace.forget()
            default: load(query(&generator), into: &workspace, from: store)
            }
            answered += compare(workspace, store, &generator)
        }
        #expect(answered > 1_000, "the workspace hardly ever knew an answer")
    }

    /// A change as the app makes one: some fields of a record, new or old.
    private func change(_ generator: inout Generator, _ store: MemoryStore, stamp: Stamp) -> Record {
        let kind = generator.bool() ? kinds[0] : kinds[1]
        let key = RecordKey(scope: .own, kind: kind, id: "id\(generator.integer(in: 10...39))")
        var change = Record(key: key, generation: store.generation(of: .own))
        if generator.bool() { change.set("title", to: .int(generator.integer(in: 0...9)), at: stamp) }
        if generator.bool() {
            change.set(Buckets.field, to: .string(buckets.randomElement(using: &generator)!), at: stamp)
        }
        if generator.integer(in: 0...3) == 0 { change.set("deleted", to: .bool(generator.bool()), at: stamp) }
        if change.fields.isEmpty { change.set("title", to: nil, at: stamp) }
        return change
    }

    private func query(_ generator: inout Generator) -> RecordQuery {
        let kind = generator.bool() ? kinds[0] : kinds[1]
        let bucket = buckets.randomElement(using: &generator)!
        switch generator.integer(in: 0...5) {
        case 0: return RecordQuery(kind, .all)
        case 1: return RecordQuery(kind, .id("id\(generator.integer(in: 10...39))"))
        case 2: return RecordQuery(kind, .buckets(from: bucket, through: bucket))
        case 3: return RecordQuery(kind, .buckets(from: "2026-11-20", through: "2026-11-21"))
        case 4:
            let before = generator.bool() ? nil : "id\(generator.integer(in: 10...39))"
            return RecordQuery(kind, .page(bucket: bucket, before: before, limit: generator.integer(in: 1...4)))
        default: return RecordQuery(kind, .count(bucket: bucket))
        }
    }

    private func load(_ query: RecordQuery, into workspace: inout Workspace, from store: MemoryStore) {
        if case .count = query.selection {
            workspace.load(count: truth(query, store).count, for: query)
        } else {
            workspace.load(truth(query, store), for: query)
        }
    }

    /// What the store answers, by the words of ``RecordQuery`` alone.
    private func truth(_ query: RecordQuery, _ store: MemoryStore) -> [Record] {
        let kind = store.records.values.filter { $0.key.kind == query.kind && $0.key.scope == query.scope }
        let live = kind.filter { $0.value("deleted") != true }
        func bucket(_ record: Record) -> String { record.value("bucket")?.string ?? "" }
        let ordered = live.sorted { (bucket($0), $0.key.id) < (bucket($1), $1.key.id) }
        switch query.selection {
        case .all: return ordered
        case .id(let id): return kind.filter { $0.key.id == id }
        case .buckets(let from, let through): return ordered.filter { (from...through).contains(bucket($0)) }
        case .count(let wanted): return ordered.filter { bucket($0) == wanted }
        case .page(let wanted, let before, let limit):
            let newest = live.filter { bucket($0) == wanted }.sorted { $0.key.id > $1.key.id }
            return Array(newest.filter { before == nil || $0.key.id < before! }.prefix(limit))
        }
    }

    private func compare(_ workspace: Workspace, _ store: MemoryStore, _ generator: inout Generator) -> Int {
        var answered = 0
        for _ in 0..<6 {
            let query = query(&generator)
            if case .count = query.selection {
                guard let count = workspace.count(query) else { continue }
                #expect(count == truth(query, store).count, "\(query)")
            } else {
                guard let answer = workspace.answer(query) else { continue }
                #expect(answer == truth(query, store), "\(query)")
            }
            answered += 1
        }
        var clock = workspace.clock
        let next = clock.tick(now: 0)
        let wrong = store.records.filter { key, record in
            guard let known = workspace[key] else { return false }
            return known != record || record.newestStamp! >= next
        }
        #expect(wrong.isEmpty)
        #expect(workspace.generation(of: .own) == store.generation(of: .own))
        return answered
    }
}
