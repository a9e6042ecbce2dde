import App
import GRDB
import Records
import Storage
import Testing

@testable import Server

/// A server that was started on data which can't be brought to the newest schema.
struct FailedMigrationTests {
    /// Needs a table that somebody else has to make first.
    private static let schema = Schema(
        steps: Schema.current.steps + ["CREATE TABLE half(x INTEGER) STRICT; INSERT INTO late VALUES (1);"])

    /// `/` says how many tasks are stored; `/tasks` stores one.
    private static let app: AppHandler = { request, workspace, resources in
        guard request.path == "/" else { return TestSite.app(request, workspace, resources) }
        let query = RecordQuery(Kind("task"), in: .own, .all)
        guard let records = workspace.answer(query) else { return .needs(Needs(records: [query])) }
        return .respond(Response(status: 200, body: Array("\(records.count) kept".utf8)), changes: Changes())
    }

    private static func site() throws -> TestSite {
        try TestSite(
            app: app, schema: schema,
            before: { data in
                let house = try DataHouse(data, healing: false, now: TestSite.instant)
                defer { house.store.close() }
                var clock = try house.store.clock()
                let stamp = clock.tick(now: TestSite.instant.milliseconds)
                var record = Records.Record(key: RecordKey(scope: .own, kind: Kind("task"), id: "old"))
                record.set("title", to: .string("Read"), at: stamp)
                _ = try house.store.commit(Changes(records: [record]), clock: clock)
            })
    }

    @Test(
        "MZ-259 a server on a failing migration serves what is stored, refuses to write in words, tries again by itself, and all is there"
    )
    func readOnly() async throws {
        let site = try Self.site()
        let summary = try site.house.store.changes(since: 0)
        #expect(try await site.send(.get, "/").text == "1 kept")
        let refused = try await site.send(.post, "/tasks", ["accept-language": "en", "accept": "text/html"])
        #expect(refused.status == 503 && refused.text.contains("Your data is whole and can be read only"))
        #expect(refused.text.contains("the update is tried again by itself"))
        let caretaker = Caretaker(
            house: site.house, host: site.host, erasures: TestSite.open,
            world: World(now: { TestSite.instant }, entropy: { Entropy(high: 1, low: 2) }), writer: WritingThread(),
            blobs: BlobLimits(), command: nil, isFailing: Flag(), logger: site.logs.logger)
        await caretaker.look()
        #expect(caretaker.isFailing.isRaised && site.house.store.readOnlyReason != nil)
        #expect(try await site.send(.get, "/").text == "1 kept")
        #expect(try site.house.store.changes(since: 0) == summary)

        let database = try DatabaseQueue(path: site.house.folder.database)
        try await database.write { try $0.execute(sql: "CREATE TABLE late(x)") }
        try database.close()
        await caretaker.look()
        #expect(!caretaker.isFailing.isRaised && site.house.store.readOnlyReason == nil)
        #expect(try site.house.store.changes(since: 0) == summary)
        #expect(try await site.send(.post, "/tasks").status == 303)
        #expect(try await site.send(.get, "/").text == "2 kept")
    }
}
