import App
import Records
import Testing

@testable import Storage

@Suite("The host's sync")
struct HostSyncTests {
    private struct NoSections: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? { nil }
    }

    private func host(_ store: any RecordStore) throws -> LocalHost {
        try LocalHost(store: store, library: NoSections(), handler: LocalHostTests.app)
    }

    private let device = Replica(number: 0xD)

    @Test("A device's records are stored, repeated without effect, and the server's come back")
    func exchange() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        try store.store([Samples.task("mine", at: 1_000)])
        let request = SyncRequest(replica: device, cursor: 0, records: [Samples.task("theirs", at: 1_500)])
        let reply = try host.sync(request, now: 2_000)
        #expect(reply.records.map(\.key.id) == ["mine"])
        #expect(reply.cursor == 2 && !reply.more && reply.refused.isEmpty && reply.store == Samples.replica)
        let again = try host.sync(request, now: 2_500)
        #expect(again.cursor == 2 && store.counter() == 2)
        #expect(try host.respond(to: LocalHostTests.request()).body == Array("2".utf8))
    }

    @Test("What belongs to one device is neither taken nor given")
    func deviceScope() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        var notice = Record(key: RecordKey(scope: .device, kind: Kind("notice"), id: "n"))
        notice.set("code", to: "x", at: Samples.stamp(1_000))
        try store.store([notice])
        var sent = notice
        sent.key.id = "sent"
        let reply = try host.sync(SyncRequest(replica: device, cursor: 0, records: [sent]), now: 2_000)
        #expect(reply.records.isEmpty && reply.refused.map(\.reason) == [SyncRefusal.scopeReason])
        #expect(store.counter() == 1)
    }

    @Test(
        "SY-011 every shared scope goes both ways, also one that this version doesn't know",
        arguments: ["own", "planner", "a-later-area"])
    func sharedScopes(scope: String) throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        var sent = Samples.task("a", at: 1_500)
        sent.key.scope = Scope(scope)
        #expect(try host.sync(SyncRequest(replica: device, cursor: 0, records: [sent]), now: 2_000).refused.isEmpty)
        let other = try host.sync(SyncRequest(replica: Replica(number: 0xE), cursor: 0), now: 2_000)
        #expect(other.records == [sent])
        let erasing = SyncRequest(replica: device, cursor: 0, generations: [ScopeGeneration(sent.key.scope, 1)])
        #expect(try host.sync(erasing, now: 3_000).generations == [ScopeGeneration(sent.key.scope, 1)])
    }

    @Test("A thousand records come in parts, and the last part ends at the counter")
    func parts() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        for number in 0..<1_200 { try store.store([Samples.task("t\(number)", at: 1_000)]) }
        var cursor: Int64 = 0
        var ids: Set<String> = []
        var rounds = 0
        repeat {
            let reply = try host.sync(SyncRequest(replica: device, cursor: cursor), now: 2_000)
            ids.formUnion(reply.records.map(\.key.id))
            cursor = reply.cursor
            rounds += 1
            guard reply.more else { break }
        } while rounds < 10
        #expect(ids.count == 1_200 && rounds == 3 && cursor == 1_200)
    }

    @Test("A cursor beyond a restored store counts as none")
    func restoredStore() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        try store.store([Samples.task("a", at: 1_000)])
        let reply = try host.sync(SyncRequest(replica: device, cursor: 900), now: 2_000)
        #expect(reply.records.map(\.key.id) == ["a"] && reply.cursor == 1)
    }

    @Test("A scope that a device has erased is erased here, and its old records stay away")
    func erasing() throws {
        let store = MemoryStore(replica: Samples.replica)
        let host = try host(store)
        try store.store([Samples.task("a", at: 1_000)])
        let erased = SyncRequest(replica: device, cursor: 0, generations: [ScopeGeneration(.own, 2)])
        #expect(try host.sync(erased, now: 2_000).generations == [ScopeGeneration(.own, 2)])
        #expect(store.generations() == [.own: 2])
        let late = SyncRequest(replica: Replica(number: 3), cursor: 0, records: [Samples.task("a", at: 1_500)])
        #expect(try host.sync(late, now: 3_000).refused.map(\.reason) == [SyncRefusal.erasedReason])
        #expect(try host.respond(to: LocalHostTests.request()).body == Array("0".utf8))
    }
}
