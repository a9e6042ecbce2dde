import Almanac
import Foundation
import GRDB
import Records
import Testing

@testable import Storage

@Suite("Backups that are tried")
struct BackupTrialTests {
    private static let start = BackupTests.start

    private static func house(_ folder: TemporaryFolder, records: Int) throws -> DataHouse {
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: start)
        for number in 0..<records { try house.store.store([Samples.task("t\(number)", at: 1_000)]) }
        return house
    }

    @Test("each backup is restored by itself into a folder of its own and compared, and what became of it is kept")
    func tried() throws {
        let folder = try TemporaryFolder()
        let house = try Self.house(folder, records: 30)
        defer { house.store.close() }
        #expect(house.backups.report == nil)
        let report = try #require(try house.maintain(now: Self.start))
        #expect(report.fault == nil && report.records == 30 && report.tried == Self.start && report.isGood)
        #expect(report.path == house.backups.list().first?.path)
        #expect(house.backups.report == report)
        #expect(try house.maintain(now: Self.start + .hours(1)) == nil, "none was due")
        // Nothing of the trial is left, and what is kept holds no word of the person's.
        let names = try FileManager.default.contentsOfDirectory(atPath: house.folder.backups)
        #expect(names.count == 2 && names.contains("report.json"))
        let text = try String(contentsOfFile: house.folder.backups + "/report.json", encoding: .utf8)
        #expect(!text.contains("t1") && !text.contains("task"))
        let mode = try FileManager.default.attributesOfItem(atPath: house.folder.backups + "/report.json")
        #expect(mode[.posixPermissions] as? Int == 0o600)
    }

    @Test("a backup that lacks a record, or has another one, is told from a good one; so is one that can't be restored")
    func faults() throws {
        for (change, fault) in [
            ("DELETE FROM records WHERE id = 't3'", BackupReport.Fault.different),
            ("UPDATE records SET fields = json_set(fields, '$.more', 1) WHERE id = 't3'", .different),
            ("UPDATE records SET scope = 'planner' WHERE id = 't3'", .different),
            ("DROP TABLE records", .unsound),
        ] {
            let folder = try TemporaryFolder()
            let house = try Self.house(folder, records: 5)
            defer { house.store.close() }
            let backup = try house.backups.make(of: house.store, now: Self.start)
            let database = try DatabaseQueue(path: backup.path)
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF; \(change)") }
            try database.close()
            let report = house.backups.trial(
                of: backup, expecting: try house.store.summary(at: backup.counter), now: Self.start)
            #expect(report.fault == fault && !report.isGood, "\(change)")
        }
    }

    @Test("a damaged file is no good backup, and leaves nothing of its trial behind")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let house = try Self.house(folder, records: 5)
        defer { house.store.close() }
        let backup = try house.backups.make(of: house.store, now: Self.start)
        try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: backup.path))
        #expect(house.backups.trial(of: backup, expecting: nil, now: Self.start).fault == .unsound)
        #expect(try FileManager.default.contentsOfDirectory(atPath: house.folder.backups).count == 1)
        // What a process that was killed in a trial left is swept with the drafts.
        let left = house.folder.backups + "/999999999-trial.part"
        try FileManager.default.createDirectory(atPath: left + "/inside", withIntermediateDirectories: true)
        try house.backups.make(of: house.store, now: Self.start + .hours(1))
        #expect(!FileManager.default.fileExists(atPath: left))
    }

    @Test("what another process commits meanwhile doesn't make a good backup a different one")
    func meanwhile() throws {
        let folder = try TemporaryFolder()
        let house = try Self.house(folder, records: 5)
        defer { house.store.close() }
        let backup = try house.backups.make(of: house.store, now: Self.start)
        try house.store.store([Samples.task("later", at: 2_000)])
        let summary = try house.store.summary(at: backup.counter)
        #expect(summary == nil)
        #expect(house.backups.trial(of: backup, expecting: summary, now: Self.start).fault == nil)
    }

    @Test("once something is erased for good the one backup that stays is tried as well")
    func forgotten() throws {
        let folder = try TemporaryFolder()
        let house = try Self.house(folder, records: 5)
        defer { house.store.close() }
        try house.maintain(now: Self.start)
        try house.forgetErased(now: Self.start + .hours(1))
        #expect(house.backups.list().count == 1)
        #expect(house.backups.report?.path == house.backups.list().first?.path && house.backups.report?.fault == nil)
    }
}
