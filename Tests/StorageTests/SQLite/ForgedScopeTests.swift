import Almanac
import App
import GRDB
import Records
import Testing

@testable import Storage

/// Scopes that a forged sync once left in a store.
@Suite("Forged scopes")
struct ForgedScopeTests {
    private func add(_ count: Int, to store: SQLiteStore) throws {
        try store.writer.write { database in
            for number in 0..<count {
                try database.execute(sql: "INSERT INTO scopes VALUES (?, 1)", arguments: ["s\(number)"])
            }
        }
    }

    @Test("Upkeep forgets made-up scopes; the app's own keep their generations, and what holds records stays")
    func forgotten() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Instant(seconds: 1_795_233_600))
        try house.store.store([Samples.task("gone", at: 1_000)])
        try house.store.commit(Changes(erased: [.own]), clock: Samples.clock(2_000))
        var held = Samples.task("held", at: 3_000)
        held.key.scope = Scope("s7")
        try add(3_000, to: house.store)
        held.generation = 1
        try house.store.store([held])
        #expect(try house.store.generations().count == 3_001)
        try house.maintain(now: Instant(seconds: 1_795_233_600))
        #expect(try house.store.generations() == [.own: 1, held.key.scope: 1])
        #expect(try house.store.changes(since: 0).records.contains(held))
    }

    @Test("SY-011 a few scopes that this version doesn't know stay: they may be a later version's")
    func later() throws {
        let folder = try TemporaryFolder()
        let house = try DataHouse(DataFolder(path: folder.path), healing: false, now: Instant(seconds: 1_795_233_600))
        try add(5, to: house.store)
        try house.maintain(now: Instant(seconds: 1_795_233_600))
        #expect(try house.store.generations().count == 5)
    }
}
