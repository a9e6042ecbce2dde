import Almanac
import Foundation
import Records
import Testing

@testable import Storage

@Suite("The order of backups")
struct BackupOrderTests {
    static let start = Instant(seconds: 1_795_233_600)

    @Test("SY-060 a start with the clock a year ahead neither hides later backups nor pushes good ones out")
    func clockAhead() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Self.start)
        defer { house.store.close() }
        try house.store.store([Samples.task("first", at: 1_000)])
        try house.maintain(now: Self.start + .days(365))
        for day in 0..<9 {
            try house.store.store([Samples.task("d\(day)", at: 2_000)])
            // Many starts a day make one backup a day.
            for hour in [1, 2, 3, 8] { try house.maintain(now: Self.start + .days(Int64(day)) + .hours(Int64(hour))) }
        }
        let list = house.backups.list()
        #expect(list.count == 10)
        let newest = try #require(house.backups.newestGood())
        #expect(newest.made == Self.start + .days(8) + .hours(1))
        let store = try SQLiteStore(path: newest.path)
        defer { store.close() }
        #expect(try store.recordCount() == 10)
    }

    @Test("Backups are kept by their distance in time: hours, days, weeks")
    func distance() {
        let files = (0..<2_000).map { hour in
            BackupFile(path: "\(hour)", made: Self.start - .hours(Int64(hour)), counter: Int64(5_000 - hour))
        }
        let kept = Backups.kept(of: files, now: Self.start).map(\.made).sorted(by: >)
        #expect((10...14).contains(kept.count))
        #expect(kept.first == Self.start && kept.contains(Self.start - .hours(1)))
        #expect(Self.start - kept[kept.count - 1] > .days(14), "the oldest is weeks old")
        // Ten more in one hour change nothing about the older ones.
        let more = (1...10).map { number in
            BackupFile(path: "m\(number)", made: Self.start + .seconds(Int64(number)), counter: Int64(5_000 + number))
        }
        let after = Set(Backups.kept(of: more.reversed() + files, now: Self.start + .minutes(1)).map(\.made))
        #expect(kept.dropFirst(3).allSatisfy { after.contains($0) })
    }

    @Test("A backup's name says its commit; the file of one that an earlier version named says it itself")
    func names() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Self.start)
        defer { house.store.close() }
        try house.store.store([Samples.task("a", at: 1_000)])
        try house.store.store([Samples.task("b", at: 1_000)])
        let made = try house.backups.make(of: house.store, now: Self.start)
        #expect(made.path.hasSuffix("-2.sqlite") && house.backups.list() == [made])
        let old = "\(house.folder.backups)/wird-\(BackupFile.timestamp(Self.start)).sqlite"
        try FileManager.default.moveItem(atPath: made.path, toPath: old)
        #expect(house.backups.list() == [BackupFile(path: old, made: Self.start, counter: 2)])
        #expect(BackupFile(folder: "x", name: "wird-2026-11-21T03-33-00Z-9223372036854775807.sqlite") == nil)
    }

    @Test("A backup of a newer schema is never chosen, and restoring it changes nothing")
    func newerSchema() throws {
        let folder = try TemporaryFolder()
        let data = DataFolder(path: folder.file("data"))
        let house = try DataHouse(data, healing: false, now: Self.start)
        try house.store.store([Samples.task("a", at: 1_000)])
        let good = try house.backups.make(of: house.store, now: Self.start)
        house.store.close()
        let newer = Schema(steps: Schema.current.steps + ["CREATE TABLE later(x INTEGER) STRICT;"])
        let path = "\(data.backups)/wird-2027-01-01T00-00-00Z-99.sqlite"
        try SQLiteStore(path: path, schema: newer).close()
        #expect(Backups(data).newestGood() == good)
        let before = FileManager.default.contents(atPath: data.database)
        #expect(throws: StoreError.newer(path: path, version: 2)) {
            try Backups(data).restore(BackupFile(path: path, made: Self.start), now: Self.start)
        }
        #expect(FileManager.default.contents(atPath: data.database) == before)
        #expect(data.names(in: data.damaged).isEmpty)
    }
}
