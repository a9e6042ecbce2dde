import Almanac
import App
import Foundation
import Records
import Testing

@testable import Storage

@Suite("The SQLite store")
struct SQLiteStoreTests {
    @Test("MZ-076 what was committed is there when the store is opened again")
    func reopening() throws {
        let folder = try TemporaryFolder()
        let first = try SQLiteStore(path: folder.file("wird.sqlite"))
        try first.store((0..<50).map { Samples.task("t\($0)", at: Int64(1_000 + $0)) })
        let before = try first.changes(since: 0)
        first.close()
        let second = try SQLiteStore(path: folder.file("wird.sqlite"))
        #expect(try second.changes(since: 0) == before)
        second.close()
    }

    @Test("A commit decided on an older commit stores nothing")
    func staleCommit() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        try store.store([Samples.task("a", at: 1_000)])
        let changes = Changes(records: [Samples.task("b", at: 2_000)])
        #expect(try store.commit(changes, raising: [], clock: Samples.clock(2_000), after: 0) == nil)
        #expect(try store.recordCount() == 1)
        #expect(try store.commit(changes, raising: [], clock: Samples.clock(2_000), after: 1)?.number == 2)
    }

    @Test("A commit of another connection is seen at once")
    func twoConnections() throws {
        let folder = try TemporaryFolder()
        let mine = try SQLiteStore(path: folder.file("wird.sqlite"))
        let other = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer {
            mine.close()
            other.close()
        }
        #expect(try mine.counter() == 0)
        try other.store([Samples.task("a", at: 1_000)])
        #expect(try mine.counter() == 1)
        #expect(try mine.changes(since: 0).records.map(\.key.id) == ["a"])
        #expect(try mine.clock() == other.clock())
    }

    @Test("A large commit takes a number for every 500 records, so that sync can pass it on in parts")
    func largeCommit() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        #expect(try store.store((0..<1_200).map { Samples.task("t\($0)", at: 1_000) }).number == 3)
        let first = try store.changes(since: 0, limit: 500)
        #expect(first.records.count == 500 && first.end == 1 && first.counter == 3)
        let rest = try store.changes(since: first.end, limit: 5_000)
        #expect(rest.records.count == 700 && rest.end == 3)
    }

    @Test("Operations older than the mark are swept, younger ones and all other records stay")
    func purging() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        var records = [Samples.task("old", at: 1_000)]
        for (id, time) in [("a", 1_000), ("b", 5_000)] as [(String, Int64)] {
            var operation = Record(key: RecordKey(scope: .device, kind: Kind("operation"), id: id))
            operation.set("back", to: "/", at: Samples.stamp(time))
            records.append(operation)
        }
        try store.store(records)
        #expect(try store.purgeOperations(before: 5_000) == 1)
        #expect(try store.load(RecordQuery(Kind("operation"), in: .device, .all)) == .records([records[2]]))
        #expect(try store.recordCount() == 2)
    }

    @Test("The folder and its files are open to their owner alone")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.file("deep/wird"))
        try data.prepare()
        let store = try SQLiteStore(path: data.database)
        defer { store.close() }
        try store.store([Samples.task("a", at: 1_000)])
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(data.path) == 0o700)
        for ending in ["", "-wal", "-shm"] { #expect(try mode(data.database + ending) == 0o600, "\(ending)") }
    }

    @Test("A folder that was there keeps its mode, and the database and its backups are their owner's alone in any")
    func permissionsInAnOpenFolder() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.file("open"))
        try FileManager.default.createDirectory(
            atPath: data.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let now = Instant(seconds: 1_795_233_600)
        let house = try DataHouse(data, healing: false, now: now)
        defer { house.store.close() }
        try house.store.store([Samples.task("a", at: 1_000)])
        let backup = try house.backups.make(of: house.store, now: now)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(data.path) == 0o755)
        for path in [data.database, backup.path] { #expect(try mode(path) == 0o600, "\(path)") }
    }

    @Test("MZ-259 a migration that fails leaves the data as it was, read-only, and succeeds later")
    func failedMigration() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("wird.sqlite")
        let old = try SQLiteStore(path: path)
        try old.store([Samples.task("a", at: 1_000)])
        let before = try old.changes(since: 0)
        // The step reads a table that something else has to make first.
        let schema = Schema(
            steps: Schema.current.steps + ["CREATE TABLE half(x INTEGER) STRICT; INSERT INTO late VALUES (1);"])
        old.close()

        let store = try SQLiteStore(path: path, schema: schema)
        defer { store.close() }
        guard case .readOnly = store.readOnlyReason else { return #expect(Bool(false), "the store can be written") }
        #expect(try store.changes(since: 0) == before)
        #expect(throws: StoreError.self) { try store.store([Samples.task("b", at: 2_000)]) }
        #expect(FileManager.default.fileExists(atPath: path + ".before-v2"))

        try store.writer.write { try $0.execute(sql: "CREATE TABLE late(x)") }
        try store.retryMigration()
        #expect(store.readOnlyReason == nil)
        #expect(try store.changes(since: 0) == before)
        try store.store([Samples.task("b", at: 2_000)])
    }

    @Test("On a full disk a commit is refused whole, what was acknowledged stays, and with room it goes on")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.file("wird.sqlite"))
        defer { store.close() }
        try store.store([Samples.task("a", at: 1_000)])
        let before = try store.changes(since: 0)
        try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }
        let large = (0..<100).map { Samples.task("t\($0)", at: 2_000, title: String(repeating: "x", count: 1_000)) }
        #expect(throws: StoreError.full(path: store.path)) { try store.store(large) }
        #expect(try store.changes(since: 0) == before)
        try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
        try store.store(large)
        #expect(try store.recordCount() == 101)
    }

    @Test("A database of a newer version is refused and not touched")
    func newerVersion() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("wird.sqlite")
        let newer = Schema(steps: Schema.current.steps + ["CREATE TABLE later(x INTEGER) STRICT;"])
        try SQLiteStore(path: path, schema: newer).close()
        #expect(throws: StoreError.newer(path: path, version: 2)) { try SQLiteStore(path: path) }
    }
}
