import App
import GRDB
import Records
import Synchronization
import Testing

@testable import Storage

@Suite("Stored records that can't be read")
struct UnreadableRecordTests {
    private typealias Record = Records.Record

    private struct NoSections: SectionSource {
        func section(_ name: ResourceName) -> [UInt8]? { nil }
    }

    private let broken = #"{"title":["from another version","no stamp"]}"#
    private let device = Replica(number: 0xD)

    /// A store with two good records and one between them whose fields were overwritten.
    private func store(_ folder: TemporaryFolder) throws -> SQLiteStore {
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        try store.store(["a", "b", "c"].map { Samples.task($0, at: 1_000) })
        try store.writer.write { database in
            try database.execute(sql: "UPDATE records SET fields = ? WHERE id = 'b'", arguments: [broken])
        }
        return store
    }

    private func fields(of id: String, in store: SQLiteStore) throws -> String? {
        try store.reader.read {
            try String.fetchOne($0, sql: "SELECT fields FROM records WHERE id = ?", arguments: [id])
        }
    }

    @Test("SY-004 MZ-076 one unreadable row is passed over and named once; every query gives the rest")
    func queries() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder)
        defer { store.close() }
        let found = Mutex<[String]>([])
        store.unreadable.onFinding { key in found.withLock { $0.append("\(key.scope.name)/\(key.kind.name)/\(key.id)") }
        }
        let good = [Samples.task("a", at: 1_000), Samples.task("c", at: 1_000)]
        for selection in [.all, .buckets(from: "", through: "z")] as [RecordQuery.Selection] {
            #expect(try store.load(RecordQuery(Samples.task, selection)) == .records(good))
        }
        #expect(try store.load(RecordQuery(Samples.task, .id("b"))) == .records([]))
        let changes = try store.changes(since: 0)
        #expect(changes.records == good && changes.unreadable.map(\.id) == ["b"])
        #expect(found.withLock { $0 } == ["own/task/b"])
    }

    @Test("SY-004 nothing is written over an unreadable row, and what came with it is not stored either")
    func writing() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder)
        defer { store.close() }
        let key = Samples.task("b", at: 1).key
        #expect(throws: StoreError.unreadable(key)) {
            try store.store([Samples.task("d", at: 2_000), Samples.task("b", at: 2_000)])
        }
        #expect(try fields(of: "b", in: store) == broken)
        #expect(try store.recordCount() == 3 && store.counter() == 1)
    }

    @Test("SY-004 SY-011 one unreadable row stops no sync: it is named as refused and stays as it is")
    func sync() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder)
        defer { store.close() }
        let host = try LocalHost(store: store, library: NoSections(), handler: LocalHostTests.app)
        let sent = ["b", "d"].map { Samples.task($0, at: 1_500, title: "theirs") }
        let reply = try host.sync(SyncRequest(replica: device, cursor: 0, records: sent), now: 2_000)
        #expect(reply.records.map(\.key.id) == ["a", "c"])
        #expect(reply.refused == [SyncRefusal(key: sent[0].key, reason: SyncRefusal.malformedReason, record: nil)])
        #expect(try fields(of: "b", in: store) == broken)
        #expect(try store.load(RecordQuery(Samples.task, .id("d"))) == .records([sent[1]]))
        let pull = try host.sync(SyncRequest(replica: Replica(number: 0xE), cursor: 0), now: 2_500)
        #expect(pull.records.map(\.key.id) == ["a", "c", "d"] && pull.cursor == 2 && !pull.more)
        #expect(pull.refused.map(\.key.id) == ["b"])
    }

    @Test("SY-004 no store takes a record beyond the limits, nor anything that came with it")
    func limits() throws {
        let folder = try TemporaryFolder()
        let sqlite = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { sqlite.close() }
        for store in [sqlite, MemoryStore(replica: Samples.replica)] as [any RecordStore] {
            var wide = Samples.task("wide", at: 1_000)
            for number in 0..<200 { wide.set("f\(number)", to: 1, at: Samples.stamp(1_000)) }
            try store.store([wide])
            var more = Record(key: wide.key)
            for number in 0..<100 { more.set("g\(number)", to: 1, at: Samples.stamp(2_000)) }
            #expect(throws: StoreError.tooLarge(wide.key)) { try store.store([Samples.task("a", at: 2_000), more]) }
            let long = Samples.task("long", at: 2_000, title: String(repeating: "x", count: RecordLimits.value))
            #expect(throws: StoreError.tooLarge(long.key)) { try store.store([long]) }
            let misnamed = Samples.task("not an id", at: 2_000)
            #expect(throws: StoreError.tooLarge(misnamed.key)) { try store.store([misnamed]) }
            #expect(try store.changes(since: 0).records == [wide] && store.counter() == 1)
        }
    }
}
