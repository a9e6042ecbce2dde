import Almanac
import App
import Foundation
import Records
import Synchronization
import Testing

@testable import Storage

@Suite("The host")
struct LocalHostTests {
    /// An app with one list of tasks: posting a number adds a task unless it is there, getting counts them.
    static let app: AppHandler = { request, workspace, _ in
        let query = RecordQuery(Samples.task, .all)
        guard let tasks = workspace.answer(query) else { return .needs(Needs(records: [query])) }
        guard request.method == "POST" else {
            return .respond(Response(status: 200, body: Array("\(tasks.count)".utf8)), changes: Changes())
        }
        let title = String(decoding: request.body, as: UTF8.self)
        guard !tasks.contains(where: { $0.value("title") == .string(title) }) else {
            return .respond(Response(status: 409), changes: Changes())
        }
        var clock = workspace.clock
        let stamp = clock.tick(now: request.now.milliseconds)
        let key = RecordKey(scope: .own, kind: Samples.task, id: "\(stamp.text)")
        var record = Record(key: key, generation: workspace.generation(of: .own))
        record.set("title", to: .string(title), at: stamp)
        return .respond(Response(status: 303), changes: Changes(records: [record]))
    }

    static func request(_ method: String = "GET", _ text: String = "") -> Request {
        Request(
            method: method, path: "/", body: Array(text.utf8), now: Instant(seconds: 1_795_233_600),
            entropy: Entropy(high: 1, low: 2))
    }

    private struct NoSections: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? { nil }
    }

    @Test("What is needed is loaded, what changes is stored before the answer")
    func loop() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try LocalHost(store: store, library: NoSections(), handler: Self.app)
        #expect(try host.respond(to: Self.request()).body == Array("0".utf8))
        #expect(try host.respond(to: Self.request("POST", "A")).status == 303)
        #expect(store.counter() == 1)
        #expect(try host.respond(to: Self.request()).body == Array("1".utf8))
        #expect(try host.respond(to: Self.request("POST", "A")).status == 409)
    }

    @Test("SY-061 a request that needs 40,000 records is answered in as many rounds as one that needs four")
    func manyNeeds() throws {
        let counted = Mutex(0)
        let host = try LocalHost(store: MemoryStore(replica: Samples.replica), library: NoSections()) {
            request, workspace, _ in
            counted.withLock { $0 += 1 }
            let count = Int(String(decoding: request.body, as: UTF8.self)) ?? 0
            let first = RecordQuery(Samples.task, .all)
            guard workspace.answer(first) != nil else { return .needs(Needs(records: [first])) }
            let ids = (0..<count).map { RecordQuery(Samples.task, .id("a\($0)")) }
            let missing = ids.filter { workspace.answer($0) == nil }
            guard missing.isEmpty else { return .needs(Needs(records: missing)) }
            return .respond(Response(status: 200), changes: Changes())
        }
        for count in [4, 40_000, 40_000, 4] {
            counted.withLock { $0 = 0 }
            #expect(try host.respond(to: Self.request("GET", "\(count)")).status == 200)
            #expect(counted.withLock { $0 } <= 3)
        }
    }

    @Test("Two hosts over one file never decide on a stale copy: of 400 racing posts each text is added once")
    func race() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("wird.sqlite")
        let stores = [try SQLiteStore(path: path), try SQLiteStore(path: path)]
        let hosts = try stores.map { try LocalHost(store: $0, library: NoSections(), handler: Self.app) }
        let added = try await withThrowingTaskGroup(of: Int.self) { group in
            for host in hosts {
                group.addTask {
                    var added = 0
                    for number in 0..<200 where try host.respond(to: Self.request("POST", "\(number)")).status == 303 {
                        added += 1
                    }
                    return added
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(added == 200)
        for host in hosts { #expect(try host.respond(to: Self.request()).body == Array("200".utf8)) }
        let records = try stores[0].changes(since: 0).records
        #expect(Set(records.compactMap { $0.newestStamp }).count == 200, "no stamp was given twice")
        for store in stores { store.close() }
    }

    @Test("A commit of another process is in the next answer; so is its erasing")
    func foreignCommit() throws {
        let folder = try TemporaryFolder()
        let mine = try SQLiteStore(path: folder.file("wird.sqlite"))
        let other = try SQLiteStore(path: folder.file("wird.sqlite"))
        let host = try LocalHost(store: mine, library: NoSections(), handler: Self.app)
        #expect(try host.respond(to: Self.request()).body == Array("0".utf8))
        try other.store([Samples.task("a", at: 1_000), Samples.task("b", at: 1_000)])
        #expect(try host.respond(to: Self.request()).body == Array("2".utf8))
        try other.commit(Changes(erased: [.own]), clock: try other.clock())
        #expect(try host.respond(to: Self.request()).body == Array("0".utf8))
        #expect(try host.respond(to: Self.request("POST", "new")).status == 303)
        #expect(try host.respond(to: Self.request()).body == Array("1".utf8))
        mine.close()
        other.close()
    }

    @Test("SY-009 a commit of another process between two reads of one request is counted once")
    func commitBetweenReads() throws {
        let folder = try TemporaryFolder()
        let mine = try SQLiteStore(path: folder.file("wird.sqlite"))
        let other = try SQLiteStore(path: folder.file("wird.sqlite"))
        let late = Samples.task("late", at: 1_000)
        let one = RecordQuery(Samples.task, .id("late"))
        let count = RecordQuery(Samples.task, .count(bucket: "inbox"))
        let host = try LocalHost(store: mine, library: NoSections()) { _, workspace, _ in
            guard workspace.answer(one) != nil, let number = workspace.count(count) else {
                return .needs(Needs(records: [one, count]))
            }
            return .respond(Response(status: 200, body: Array("\(number)".utf8)), changes: Changes())
        }
        // SQLite tells of a statement before it runs: the other process commits once the record was looked for and
        // not found, and before the bucket is counted.
        let isCommitted = Mutex(false)
        mine.reader.unsafeRead { database in
            database.trace { event in
                guard "\(event)".contains("count(*)") else { return }
                let isFirst = isCommitted.withLock { done in
                    defer { done = true }
                    return !done
                }
                if isFirst { _ = try? other.store([late]) }
            }
        }
        #expect(try host.respond(to: Self.request()).body == Array("1".utf8))
        #expect(try other.counter() == 1)
        #expect(try host.respond(to: Self.request()).body == Array("1".utf8))
        mine.close()
        other.close()
    }

    @Test("An app that asks for ever is stopped")
    func endless() throws {
        let host = try LocalHost(store: MemoryStore(), library: NoSections()) { _, _, _ in
            .needs(Needs(resources: [ResourceName(pack: "none", section: "none")]))
        }
        #expect(throws: StoreError.self) { try host.respond(to: Self.request()) }
    }

    @Test("What was erased is reported once it is final, and that is stored")
    func erasing() throws {
        let store = MemoryStore()
        let reports = Mutex(0)
        let aside = Scope.own.aside(1)
        let host = try LocalHost(store: store, library: NoSections()) { request, _, _ in
            .respond(Response(status: 303), changes: Changes(erased: [request.body.isEmpty ? .own : aside]))
        } didForget: {
            #expect(store.generations() == [.own: 1, aside: 1])
            reports.withLock { $0 += 1 }
        }
        #expect(try host.respond(to: Self.request("POST")).status == 303)
        #expect(reports.withLock { $0 } == 0, "it can be taken back")
        #expect(try host.respond(to: Self.request("POST", "final")).status == 303)
        #expect(reports.withLock { $0 } == 1)
    }

    @Test("Recorded requests are replayed from an empty store with the same answers each time")
    func replay() throws {
        let requests = [Self.request(), Self.request("POST", "A"), Self.request("POST", "A"), Self.request()]
        let lines = requests.map { RecordedRequest($0).json.bytes() }
        let read = try lines.map { try #require(RecordedRequest(json: try JSON(reading: $0))).request }
        #expect(read == requests)
        func answers() throws -> [JSON] {
            let replay = try Replay(library: NoSections(), handler: Self.app)
            return try read.map { try replay.answer($0) }
        }
        let first = try answers()
        #expect(first.map { $0["status"] } == [200, 303, 409, 200])
        #expect(first[1]["changes"]?.array?.count == 1)
        #expect(try answers() == first)
    }
}
