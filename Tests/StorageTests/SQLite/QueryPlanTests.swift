import GRDB
import Records
import Testing

@testable import Storage

@Suite("Query plans")
struct QueryPlanTests {
    static let selections: [RecordQuery.Selection] = [
        .all, .id("a"), .buckets(from: "2026-11-21", through: "2026-11-21"),
        .page(bucket: "inbox", before: nil, limit: 50),
        .page(bucket: "done", before: "0f", limit: 50), .count(bucket: "inbox"),
    ]

    @Test("MZ-082 every record query is answered from an index, without sorting", arguments: selections)
    func queries(selection: RecordQuery.Selection) throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        let plan = try plan(store, QuerySQL(RecordQuery(Samples.task, selection)))
        #expect(plan.allSatisfy { $0.hasPrefix("SEARCH records USING") }, "\(plan)")
        #expect(plan.contains { $0.contains("scope=? AND kind=?") }, "\(plan)")
    }

    @Test("What changed since a commit is answered from an index")
    func changes() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        let plan = try plan(store, SQLiteStore.changed(since: 1, through: 2))
        #expect(plan.count == 1 && plan[0].contains("USING INDEX records_changed"), "\(plan)")
    }

    @Test("MZ-082 a day of 10,000 tasks is read in less than 10 ms")
    func dayTimed() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        try store.store((0..<10_000).map { Samples.task("t\($0)", at: 1_000, bucket: "2026-\(10 + $0 % 200)") })
        let query = RecordQuery(Samples.task, .buckets(from: "2026-42", through: "2026-42"))
        var fastest = Duration.seconds(1)
        for _ in 0..<20 {
            let duration = try ContinuousClock().measure {
                guard case .records(let records) = try store.load(query) else { return }
                #expect(records.count == 50)
            }
            fastest = min(fastest, duration)
        }
        #expect(fastest < .milliseconds(10))
    }

    private func plan(_ store: SQLiteStore, _ statement: QuerySQL) throws -> [String] {
        try store.reader.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + statement.text, arguments: statement.arguments)
                .map { $0["detail"] }
        }
    }
}
