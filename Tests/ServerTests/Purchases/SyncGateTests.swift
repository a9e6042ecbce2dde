import Almanac
import App
import Planner
import Records
import Storage
import Testing

@testable import Server

struct SyncGateTests {
    /// Takes nothing.
    private static let closed: AppHandler = { request, _, _ in
        let isAsked = request.method == "POST" && request.path == App.syncPath && request.accept == "application/json"
        return .respond(
            AppResponse(status: isAsked ? 402 : 500, body: Array(#"{"error":{"code":"entitlement_required"}}"#.utf8)),
            changes: Changes())
    }
    private static let open: AppHandler = { _, _, _ in .respond(AppResponse(status: 204), changes: Changes()) }

    private func record(_ scope: Scope, _ kind: String, _ id: String) -> Records.Record {
        var record = Records.Record(key: RecordKey(scope: scope, kind: Kind(kind), id: id))
        record.set("title", to: "x", at: Stamp(milliseconds: 1_000, counter: 0, replica: Replica(number: 0xD)))
        return record
    }

    private func send(_ site: TestSite, _ records: [Records.Record]) async throws -> TestSite.Answer {
        let request = SyncRequest(replica: Replica(number: 0xD), cursor: 0, records: records)
        return try await site.send(.post, "/sync", ["content-type": "application/json"], body: request.bytes())
    }

    @Test(
        "MZ-270 SY-016 a device whose records aren't taken hears 402 and nothing is stored; without them it gets what the server has"
    )
    func closed() async throws {
        let site = try TestSite(syncGate: Self.closed)
        let task = record(.own, "task", "a")
        let refused = try await send(site, [task])
        #expect(refused.status == 402 && refused.text.contains("entitlement_required"))
        #expect(try site.house.store.counter() == 0)
        let bare = try await send(site, [])
        #expect(bare.status == 200)
        #expect(try SyncReply(reading: bare.body).records.isEmpty)
        let account = try await send(site, [record(Plan.scope, "plan", "planner")])
        #expect(account.status == 200)
    }

    @Test("MZ-270 where sync is open, and where nothing is sold, all is taken")
    func open() async throws {
        for gate in [Self.open, nil] {
            let site = try TestSite(syncGate: gate)
            #expect(try await send(site, [record(.own, "task", "a")]).status == 200)
            #expect(try site.house.store.counter() == 1)
        }
    }
}
