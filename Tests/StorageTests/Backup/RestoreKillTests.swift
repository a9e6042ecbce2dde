import Almanac
import Foundation
import Records
import Synchronization
import Testing

@testable import Storage

@Suite("A restore that is killed")
struct RestoreKillTests {
    static let start = Instant(seconds: 1_795_233_600)

    @Test("SY-060 after each step on a file the next start opens the old data or the new, and never an empty store")
    func everyStep() throws {
        for isDamaged in [false, true] {
            let folder = try TemporaryFolder()
            let data = DataFolder(path: folder.file("data"))
            let backup = try fill(data, isDamaged: isDamaged)
            var backups = Backups(data)
            let copies = Mutex<[(step: String, path: String)]>([])
            backups.files.didStep = { step in
                // What stands in the folder now is what a kill would leave.
                copies.withLock { copies in
                    let copy = folder.file("copy-\(copies.count)")
                    try? FileManager.default.copyItem(atPath: data.path, toPath: copy)
                    copies.append((step, copy))
                }
            }
            try backups.restore(backup, now: Self.start + .hours(5))
            let steps = copies.withLock { $0 }
            #expect(steps.count > 10)
            var hasNew = false
            for (step, path) in steps {
                let titles = try titles(DataFolder(path: path))
                #expect(titles == ["old"] || (!isDamaged && titles == ["new", "old"]), "\(step): \(titles)")
                // Once the new data stands it stays.
                if titles == ["old"] { hasNew = true } else { #expect(!hasNew, "\(step)") }
            }
            #expect(try titles(data) == ["old"])
        }
    }

    @Test("A restored store goes on above every backup, and is a store of its own")
    func counter() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let backup = try fill(data, isDamaged: false)
        let house = try DataHouse(data, healing: false, now: Self.start)
        for number in 0..<9 { try house.store.store([Samples.task("m\(number)", at: 9_000)]) }
        let last = try house.backups.make(of: house.store, now: Self.start + .hours(1))
        let replica = try house.store.clock().replica
        house.store.close()
        try Backups(data).restore(backup, now: Self.start + .hours(2))
        let store = try SQLiteStore(path: data.database)
        defer { store.close() }
        #expect(try store.counter() > #require(last.counter))
        #expect(try store.clock().replica != replica)
        #expect(!FileManager.default.fileExists(atPath: data.database + "-journal"))
        let next = try Backups(data).make(of: store, now: Self.start - .days(400))
        #expect(Backups(data).list().first == next, "whatever the clock says")
    }

    @Test("Two restores in one second put both databases aside")
    func twice() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.path)
        let backup = try fill(data, isDamaged: false)
        for _ in 0..<2 { try Backups(data).restore(backup, now: Self.start) }
        let aside = data.names(in: data.damaged).sorted()
        #expect(aside.count == 2)
        #expect(try titles(DataFolder(path: "\(data.damaged)/\(aside[0])")) == ["new", "old"])
    }

    @Test("What a database's log holds comes back with it")
    func log() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.file("data"))
        try data.prepare()
        let open = try SQLiteStore(path: folder.file("other.sqlite"))
        defer { open.close() }
        try open.store([Samples.task("a", at: 1_000, title: "in the log")])
        try Backups(data).restore(BackupFile(path: open.path, made: Self.start), now: Self.start)
        #expect(try titles(data) == ["in the log"])
    }

    /// Makes a backup with one task, and a database with another one besides.
    private func fill(_ data: DataFolder, isDamaged: Bool) throws -> BackupFile {
        let house = try DataHouse(data, healing: false, now: Self.start)
        try house.store.store([Samples.task("a", at: 1_000, title: "old")])
        let backup = try house.backups.make(of: house.store, now: Self.start)
        try house.store.store([Samples.task("b", at: 2_000, title: "new")])
        guard isDamaged else {
            // The log is left beside the file, as a kill leaves it.
            let copies = ["", "-wal", "-shm"].map { data.database + $0 }
            for path in copies { try FileManager.default.copyItem(atPath: path, toPath: path + ".copy") }
            house.store.close()
            for path in copies {
                try? FileManager.default.removeItem(atPath: path)
                try FileManager.default.moveItem(atPath: path + ".copy", toPath: path)
            }
            return backup
        }
        house.store.close()
        try Data(repeating: 0x5A, count: 20_000).write(to: URL(fileURLWithPath: data.database))
        return backup
    }

    /// The titles of the tasks that a start finds.
    private func titles(_ data: DataFolder) throws -> [String] {
        let house = try DataHouse(data, healing: true, now: Self.start + .hours(6))
        defer { house.store.close() }
        guard case .records(let tasks) = try house.store.load(RecordQuery(Samples.task, .all)) else { return [] }
        #expect(data.names(in: data.path).filter { $0.contains(".part") || $0.contains("restored-") }.isEmpty)
        return tasks.compactMap { $0.value("title")?.string }.sorted()
    }
}
