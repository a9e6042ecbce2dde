import Almanac
import Foundation
import GRDB
import Records
import Testing

@testable import Storage

@Suite("A start after a kill or a loss")
struct StartTests {
    static let start = Instant(seconds: 1_795_233_600)

    @Test("A journal that a kill left is played back, by a check as by a start")
    func hotJournal() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.file("data"))
        let source = try SQLiteStore(path: folder.file("source.sqlite"))
        try source.store((0..<300).map { Samples.task("t\($0)", at: 1_000) })
        source.close()
        // A change that was cut off when the journal was safe and part of the file was written.
        try data.prepare()
        var configuration = Configuration()
        configuration.journalMode = .default
        let queue = try DatabaseQueue(path: source.path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            _ = try String.fetchOne(database, sql: "PRAGMA journal_mode = DELETE")
            try database.execute(sql: "PRAGMA cache_size = 1")
            try database.execute(sql: "BEGIN IMMEDIATE; UPDATE records SET bucket = bucket || 'x', commit_number = 7;")
            for ending in ["", "-journal"] {
                try FileManager.default.copyItem(atPath: source.path + ending, toPath: data.database + ending)
            }
            try database.execute(sql: "ROLLBACK")
        }
        try queue.close()
        let copy = folder.file("copy.sqlite")
        for ending in ["", "-journal"] {
            try FileManager.default.copyItem(atPath: data.database + ending, toPath: copy + ending)
        }
        #expect(try Backups.verify(copy) == 1)
        let house = try DataHouse(data, healing: false, now: Self.start)
        defer { house.store.close() }
        #expect(try house.store.recordCount() == 300)
        #expect(try house.store.changes(since: 1).records.isEmpty, "nothing of what was cut off stays")
    }

    @Test("Beside backups, a database put aside or a draft, no empty store begins", arguments: [true, false])
    func lost(healing: Bool) throws {
        for remains in ["backups", "damaged", "part"] {
            let folder = try TemporaryFolder()
            let data = DataFolder(path: folder.path)
            let house = try DataHouse(data, healing: false, now: Self.start)
            try house.store.store([Samples.task("a", at: 1_000)])
            let backup = try house.backups.make(of: house.store, now: Self.start)
            house.store.close()
            let found =
                switch remains {
                case "backups": backup.path
                case "damaged": "\(data.damaged)/2026-11-21T04-00-00Z/wird.sqlite"
                default: data.database + ".part"
                }
            if remains != "backups" {
                if remains == "damaged" { try DataFolder.make("\(data.damaged)/2026-11-21T04-00-00Z") }
                try FileManager.default.moveItem(atPath: backup.path, toPath: found)
            }
            for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: data.database + ending) }
            let command = remains == "backups" ? "wird restore" : "wird restore \"\(found)\""
            #expect(throws: StoreError.lost(path: data.path, found: found, command: command)) {
                try DataHouse(data, healing: healing, now: Self.start)
            }
            #expect(!FileManager.default.fileExists(atPath: data.database))
            // What is offered works.
            try Backups(data).restore(
                Backups(data).newestGood() ?? BackupFile(path: found, made: Self.start), now: Self.start)
            let again = try DataHouse(data, healing: healing, now: Self.start)
            #expect(try again.store.load(RecordQuery(Samples.task, .all)) == .records([Samples.task("a", at: 1_000)]))
            again.store.close()
        }
    }

    @Test("A first start that was killed before its tables were made is begun anew")
    func blank() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let queue = try DatabaseQueue(path: data.database, configuration: SQLiteStore.configuration(readonly: false))
        try queue.close()
        #expect(FileManager.default.contents(atPath: data.database)?.isEmpty == false)
        let house = try DataHouse(data, healing: false, now: Self.start)
        #expect(try house.store.counter() == 0)
        house.store.close()
    }

    @Test("Drafts that killed processes left are swept at the start, but not from under another process")
    func sweeping() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        try DataHouse(data, healing: false, now: Self.start).store.close()
        try DataFolder.make(data.backups)
        let drafts = try Self.drafts(in: folder)
        let other = try DataLock(data, isExclusive: false)
        try DataHouse(data, healing: true, now: Self.start).store.close()
        #expect(drafts.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        withExtendedLifetime(other) {}
    }

    @Test("Alone in the folder, a start sweeps the drafts")
    func sweepingAlone() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        try DataHouse(data, healing: false, now: Self.start).store.close()
        try DataFolder.make(data.backups)
        let drafts = try Self.drafts(in: folder)
        try DataHouse(data, healing: true, now: Self.start).store.close()
        #expect(drafts.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
    }

    @Test("A store whose file was deleted or replaced acknowledges nothing more")
    func gone() throws {
        for isReplaced in [false, true] {
            let folder = try TemporaryFolder()
            let store = try SQLiteStore(path: folder.file("wird.sqlite"))
            defer { store.close() }
            try store.store([Samples.task("a", at: 1_000)])
            try FileManager.default.removeItem(atPath: store.path)
            if isReplaced { try Data().write(to: URL(fileURLWithPath: store.path)) }
            #expect(throws: StoreError.gone(path: store.path)) { try store.store([Samples.task("b", at: 2_000)]) }
            #expect(try store.recordCount() == 1)
        }
    }

    @Test("Half a copy of the old tables is made anew before a migration; a whole one is kept")
    func oldTables() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("wird.sqlite")
        let old = try SQLiteStore(path: path)
        try old.store((0..<300).map { Samples.task("t\($0)", at: 1_000) })
        old.close()
        let copy = path + ".before-v2"
        try #require(FileManager.default.contents(atPath: path)).prefix(9_000).write(to: URL(fileURLWithPath: copy))
        let schema = Schema(steps: Schema.current.steps + ["CREATE TABLE later(x INTEGER) STRICT;"])
        try SQLiteStore(path: path, schema: schema).close()
        #expect(try Backups.verify(copy) == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A whole copy of the old tables stays the same file, however often the migration fails")
    func keptTables() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("wird.sqlite")
        try SQLiteStore(path: path).close()
        let failing = Schema(steps: Schema.current.steps + ["CREATE TABLE records(x INTEGER) STRICT;"])
        func copy() throws -> Int? {
            let store = try SQLiteStore(path: path, schema: failing)
            #expect(store.readOnlyReason != nil)
            store.close()
            let attributes = try FileManager.default.attributesOfItem(atPath: path + ".before-v\(failing.steps.count)")
            return attributes[.systemFileNumber] as? Int
        }
        let first = try copy()
        #expect(first != nil)
        #expect(try copy() == first)
    }

    @Test("Who needs the data waits a few seconds for who has it alone")
    func patience() async throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let alone = Holder(try DataLock(data, isExclusive: true))
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.5)
            alone.release()
        }
        let house = try DataHouse(data, healing: false, now: Self.start)
        house.store.close()
    }

    /// Half-made files, as killed processes leave them.
    private static func drafts(in folder: TemporaryFolder) throws -> [String] {
        let names = ["wird.sqlite.7.part", "wird.sqlite.7.part-wal", "wird.sqlite.part", "backups/9.part"]
        let paths = names.map { name in folder.file(name) }
        for path in paths { try Data("x".utf8).write(to: URL(fileURLWithPath: path)) }
        return paths
    }

    /// Holds a lock until it is told to let go.
    private final class Holder: @unchecked Sendable {
        private var lock: DataLock?
        init(_ lock: DataLock) { self.lock = lock }
        func release() { lock = nil }
    }
}
