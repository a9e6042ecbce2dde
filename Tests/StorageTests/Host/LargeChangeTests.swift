import Almanac
import App
import Foundation
import GRDB
import Records
import Synchronization
import Testing

@testable import Storage

/// A change that takes long to decide: it is one commit, and nobody else's waits for it longer than the disk needs.
@Suite("Large changes")
struct LargeChangeTests {
    private static let lock = RecordKey(scope: .own, kind: Kind("lock"), id: "lock")

    private struct NoSections: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? { nil }
    }

    /// An import of as many tasks as the query says.
    private static func request(_ count: Int) -> Request {
        Request(
            method: "POST", path: "/import", query: "\(count)",
            body: Array(repeating: 0x20, count: LocalHost.largeBody + 1),
            now: Instant(seconds: 1_795_233_600), entropy: Entropy(high: 1, low: 2))
    }

    /// What an import decides, resting on the lock alone.
    private static func decision(_ request: Request, _ workspace: Workspace) -> Outcome {
        var clock = workspace.clock
        var changes = Changes(basis: [lock])
        for number in 0..<(Int(request.query) ?? 0) {
            let stamp = clock.tick(now: request.now.milliseconds)
            var record = Record(
                key: RecordKey(scope: .own, kind: Samples.task, id: "t\(number)"),
                generation: workspace.generation(of: .own))
            record.set("title", to: .string("task \(number)"), at: stamp)
            record.set(Buckets.field, to: "inbox", at: stamp)
            changes.records.append(record)
        }
        return .respond(Response(status: 200), changes: changes)
    }

    /// A host over a file, and what it is to do between deciding and storing.
    private static func host(
        _ store: SQLiteStore, meanwhile: @escaping @Sendable (_ decisions: Int) -> Void
    ) throws -> (LocalHost, decisions: @Sendable () -> Int) {
        let counter = Counter()
        let host = try LocalHost(store: store, library: NoSections()) { request, workspace, _ in
            let outcome = decision(request, workspace)
            meanwhile(counter.next())
            return outcome
        }
        return (host, { counter.value })
    }

    @Test("Others that commit while a change is decided don't make it be decided again, and no stamp is given twice")
    func beside() throws {
        let folder = try TemporaryFolder()
        let (mine, other) = (
            try SQLiteStore(path: folder.file("wird.sqlite")), try SQLiteStore(path: folder.file("wird.sqlite"))
        )
        let (host, decisions) = try Self.host(mine) { number in
            // Another process at the same instant.
            var clock = (try? other.clock()) ?? Samples.clock(0)
            var record = Record(key: RecordKey(scope: .own, kind: Samples.task, id: "other\(number)"))
            record.set("title", to: "B", at: clock.tick(now: 1_795_233_600_000))
            _ = try? other.store([record])
        }
        #expect(try host.respond(to: Self.request(300)).status == 200)
        #expect(decisions() == 1)
        let records = try other.changes(since: 0).records
        #expect(records.count == 301)
        #expect(Set(records.compactMap { $0.newestStamp }).count == 301)
        mine.close()
        other.close()
    }

    @Test("What a change was decided on, and what was erased meanwhile, makes it be decided again")
    func basis() throws {
        for erases in [false, true] {
            let folder = try TemporaryFolder()
            let (mine, other) = (
                try SQLiteStore(path: folder.file("wird.sqlite")), try SQLiteStore(path: folder.file("wird.sqlite"))
            )
            try other.store([Samples.task("before", at: 1_000)])
            let (host, decisions) = try Self.host(mine) { number in
                guard number == 1 else { return }
                var record = Record(key: Self.lock)
                record.set("salt", to: "s", at: Samples.stamp(1_000))
                _ = try? other.commit(
                    erases ? Changes(erased: [.own]) : Changes(records: [record]), clock: Samples.clock(1_000))
            }
            #expect(try host.respond(to: Self.request(300)).status == 200)
            #expect(decisions() == 2)
            let count = RecordQuery(Samples.task, .count(bucket: "inbox"))
            guard case .count(let kept)? = try other.read([count], since: .max).answers.first else { return }
            #expect(kept == (erases ? 300 : 301))
            mine.close()
            other.close()
        }
    }

    @Test("Other changes of the same host are stored while a large one is being decided")
    func turns() async throws {
        let store = MemoryStore(replica: Samples.replica)
        let (isUnderWay, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let waited = Mutex(DispatchTimeoutResult.timedOut)
        let host = try LocalHost(store: store, library: NoSections()) { request, workspace, _ in
            if !request.body.isEmpty, workspace.clock.last.milliseconds == 0 {
                isUnderWay.signal()
                waited.withLock { $0 = isDone.wait(timeout: .now() + 10) }
            }
            return Self.decision(request, workspace)
        }
        let thread = Thread { _ = try? host.respond(to: Self.request(2_000)) }
        thread.start()
        isUnderWay.wait()
        var small = Self.request(1)
        small.body = []
        #expect(try host.respond(to: small).status == 200)
        isDone.signal()
        while !thread.isFinished { try await Task.sleep(for: .milliseconds(5)) }
        #expect(waited.withLock { $0 } == .success)
        #expect(try store.changes(since: 0, limit: nil).records.count == 2_000)
    }

    @Test("SY-061 every record of a large change costs as many statements as one of a small change")
    func statements() throws {
        func cost(_ count: Int) throws -> Double {
            let folder = try TemporaryFolder()
            let store = try SQLiteStore(path: folder.file("wird.sqlite"))
            let (host, _) = try Self.host(store) { _ in }
            let counter = Counter()
            for queue in [store.writer, store.reader] {
                queue.unsafeRead { database in database.trace { _ in _ = counter.next() } }
            }
            #expect(try host.respond(to: Self.request(count)).status == 200)
            store.close()
            return Double(counter.value) / Double(count)
        }
        let (few, many) = (try cost(5_000), try cost(20_000))
        #expect(few < 4 && many <= few * 1.05, "\(few) and \(many) statements for each record")
    }

    @Test("How far a large commit is is told from its beginning on, in even steps")
    func progress() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        let told = Mutex<[Int]>([])
        store.report { done, total in told.withLock { $0.append(done * 100 / total) } }
        let (host, _) = try Self.host(store) { _ in }
        #expect(try host.respond(to: Self.request(5_000)).status == 200)
        #expect(told.withLock { $0 } == [0, 20, 40, 60, 80])
        store.close()
    }
}

/// Counts from several threads.
private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
