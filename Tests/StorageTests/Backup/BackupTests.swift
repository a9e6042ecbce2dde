import Almanac
import Foundation
import Records
import Testing

@testable import Storage

@Suite("Backups")
struct BackupTests {
    static let start = Instant(seconds: 1_795_233_600)

    @Test("SY-060 a backup is due once 24 hours have passed, and at least seven generations are kept")
    func schedule() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Self.start)
        try house.maintain(now: Self.start)
        #expect(house.backups.list().isEmpty, "an empty store needs no backup")
        try house.store.store([Samples.task("a", at: 1_000)])
        try house.maintain(now: Self.start)
        #expect(house.backups.list().count == 1)
        try house.maintain(now: Self.start + .hours(23))
        #expect(house.backups.list().count == 1)
        for day in 1...20 { try house.maintain(now: Self.start + .days(Int64(day))) }
        let backups = house.backups.list()
        #expect(backups.count >= 7 && backups.count == Backups.generations)
        #expect(backups.first?.made == Self.start + .days(20))
        for backup in backups { try Backups.verify(backup.path) }
        house.store.close()
    }

    @Test("SY-060 MZ-258 a damaged database is replaced by the newest good backup, with a notice, and kept aside")
    func healing() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let replica = try damage(data, backups: 2)
        // The newest backup is damaged as well: the one before it is the newest good one.
        let newest = try #require(Backups(data).list().first)
        try overwrite(newest.path)

        let house = try DataHouse(data, healing: true, now: Self.start + .days(3))
        defer { house.store.close() }
        #expect(house.restored?.made == Self.start)
        #expect(try house.store.load(RecordQuery(Samples.task, .all)) == .records([Samples.task("a", at: 1_000)]))
        guard case .records(let notices) = try house.store.load(RecordQuery(Kind("notice"), .all)) else {
            return
        }
        #expect(notices.map { $0.value("code") } == ["data-restored"])
        #expect(notices.first?.value("backup")?.string == house.restored?.timeText)
        #expect(try house.store.clock().replica != replica, "other stores must compare everything")
        let aside = try FileManager.default.contentsOfDirectory(atPath: data.damaged)
        #expect(aside.count == 1)
    }

    @Test("A damaged database without a backup is named, and stays as it is to the byte")
    func damagedWithoutBackup() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        _ = try damage(data, backups: 0)
        let before = FileManager.default.contents(atPath: data.database)
        for healing in [true, false] {
            do {
                _ = try DataHouse(data, healing: healing, now: Self.start)
                Issue.record("a damaged database was opened")
            } catch {
                guard case .beyond(let path, _) = error else { throw error }
                #expect(path == data.database)
            }
        }
        #expect(FileManager.default.contents(atPath: data.database) == before)
    }

    @Test("A file that is no database at all is named, and stays as it is")
    func noDatabase() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let text = Data("these are my notes, not a database ".utf8)
        try (text + text + text).write(to: URL(fileURLWithPath: data.database))
        #expect(throws: StoreError.self) { try DataHouse(data, healing: true, now: Self.start) }
        #expect(FileManager.default.contents(atPath: data.database) == text + text + text)
    }

    @Test("A folder in the database's place is named in words")
    func folderInPlace() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        try DataFolder.make(data.database)
        let refused = StoreError.unwritable(path: data.database, reason: "Is a directory")
        for healing in [true, false] {
            #expect(throws: refused) { try DataHouse(data, healing: healing, now: Self.start) }
        }
        #expect(throws: refused) { try data.glance() }
    }

    @Test("A backup sweeps away the drafts of those that were killed, and of no process that is there")
    func leftDrafts() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Self.start)
        defer { house.store.close() }
        try house.store.store([Samples.task("a", at: 1_000)])
        try DataFolder.make(house.folder.backups)
        let dead = ["", "-journal"].map { "\(Int32.max)-2026-11-21T04-00-00Z.part\($0)" }
        let others = ["\(getpid())-2026-11-20T04-00-00Z.part", "notes.txt"]
        for name in dead + others {
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(house.folder.backups)/\(name)"))
        }
        let made = try house.backups.make(of: house.store, now: Self.start)
        let left = Set(try FileManager.default.contentsOfDirectory(atPath: house.folder.backups))
        #expect(left == Set(others + [URL(fileURLWithPath: made.path).lastPathComponent]))
    }

    @Test("While another process uses the data nothing is put in its place")
    func lock() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let shared = try DataLock(data, isExclusive: false)
        let second = try DataLock(data, isExclusive: false)
        #expect(throws: StoreError.busy(path: data.path)) { try DataLock(data, isExclusive: true) }
        withExtendedLifetime((shared, second)) {}
    }

    @Test("SY-062 K70 erased, it can be taken back; final, it stays in no database, log or backup")
    func erasing() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Self.start)
        let secret = "زيارة-الطبيب-secret-title"
        try house.store.store([Samples.task("a", at: 1_000, title: secret)])
        var kept = Record(key: RecordKey(scope: Scope("other"), kind: Samples.task, id: "k"))
        kept.set("title", to: "kept", at: Samples.stamp(1_000))
        try house.store.store([kept])
        try house.backups.make(of: house.store, now: Self.start)
        #expect(try contains(secret, folder.path))
        try house.store.commit(.init(erased: [.own]), clock: try house.store.clock())
        #expect(try house.store.load(RecordQuery(Samples.task, .all)) == .records([]))
        guard case .records(let aside) = try house.store.load(RecordQuery(Samples.task, in: Scope.own.aside(1), .all))
        else {
            return
        }
        #expect(aside.map { $0.value("title") } == [.string(secret)])
        try house.store.commit(.init(erased: [Scope.own.aside(1)]), clock: try house.store.clock())
        try house.forgetErased(now: Self.start + .hours(1))
        #expect(try !contains(secret, folder.path))
        #expect(try house.store.load(RecordQuery(Samples.task, in: Scope("other"), .all)) == .records([kept]))
        #expect(house.backups.list().count == 1)
        house.store.close()
    }

    /// Makes a store with a record, backups of it, and then breaks the database. Returns the store's number.
    private func damage(_ data: DataFolder, backups count: Int) throws -> Replica {
        let house = try DataHouse(data, healing: false, now: Self.start)
        try house.store.store([Samples.task("a", at: 1_000)])
        for day in 0..<count { try house.backups.make(of: house.store, now: Self.start + .days(Int64(day))) }
        let replica = try house.store.clock().replica
        try house.store.store((0..<200).map { Samples.task("b\($0)", at: 2_000) })
        house.store.close()
        try overwrite(data.database)
        return replica
    }

    /// Overwrites two pages in the middle of a file.
    private func overwrite(_ path: String) throws {
        let handle = try #require(FileHandle(forUpdatingAtPath: path))
        try handle.seek(toOffset: 4_096)
        try handle.write(contentsOf: Data(repeating: 0x5A, count: 8_192))
        try handle.close()
    }

    private func contains(_ text: String, _ folder: String) throws -> Bool {
        let needle = Data(text.utf8)
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.contains { FileManager.default.contents(atPath: "\(folder)/\($0)")?.range(of: needle) != nil }
    }
}
