import Almanac
import Foundation
import Planner
import Quran
import Records
import Testing
import WorshipPath

@testable import App

/// What a server takes from a device.
struct SyncRulesTests {
    private let rules: SyncRules
    private static let now: Int64 = 1_795_258_680_000

    init() throws {
        rules = try App(bundle: Fixtures.bundle()).syncRules(now: Self.now)
    }

    private static func record(_ key: RecordKey, _ fields: JSONObject, at milliseconds: Int64 = 1_000) -> Record {
        var record = Record(key: key)
        for member in fields.members {
            let stamp = Stamp(milliseconds: milliseconds, counter: 0, replica: Replica(number: 3))
            record[member.name] = Field(member.value, at: stamp)
        }
        return record
    }

    /// What comes of a request over what is stored.
    private func receive(
        _ records: [Record], stored: [Record] = [], raising: [ScopeGeneration] = [],
        generations: [ScopeGeneration] = []
    ) -> SyncReceipt {
        var request = SyncRequest(replica: Replica(number: 3), cursor: 0, records: records)
        request.generations = raising
        var receiver = SyncReceiver(
            clock: HybridClock(replica: Replica(number: 1)), now: Self.now, rules: rules)
        receiver.look(at: request) { queries in queries.flatMap { $0.select(from: stored) } }
        return receiver.receive(request, stored: stored, generations: generations)
    }

    @Test("a sync brings and takes no paired device and no code, in whatever scope it is sent")
    func pairedDevices() throws {
        let id = SHA256.hex(Array("x".utf8))
        for kind: RecordKind in [.pairedDevice, .pairing] {
            for scope in [Scope.device, .own, .planner] {
                let key = RecordKey(scope: scope, kind: kind.kind, id: kind == .pairing ? "code" : id)
                let receipt = receive([Self.record(key, ["name": "x", "hash": "y", "deleted": false])])
                #expect(receipt.refused.map(\.reason) == [scope == .device ? "scope" : "token"])
                #expect(receipt.commit.allSatisfy { $0.key.scope != .device && $0.isDeleted })
            }
        }
        let own = Self.record(PairedDevice.key(id), PairedDevice.fields("Phone", hasPath: true, on: RouteSamples.date))
        #expect(receive([]).reply(changed: [own], cursor: 1, more: false).records.isEmpty)
    }

    @Test("SY-050 a sync makes no access: an access token that came in is refused and stored as nothing")
    func tokens() throws {
        let hash = SHA256.hex(Array("wird-0123456789abcdef0123456789abcdef".utf8))
        let forged = Self.record(
            AccessToken.key(hash), ["name": "x", "read": true, "tasks": true, "deleted": false])
        for key in [forged.key, RecordKey(scope: .planner, kind: AccessToken.kind, id: hash)] {
            let receipt = receive([Self.record(key, ["read": true])])
            #expect(receipt.refused.map(\.reason) == ["token"])
            for record in receipt.commit { #expect(AccessToken(record) == nil) }
        }
        // One that is there is neither widened nor taken away.
        let own = Self.record(forged.key, ["name": "mine", "feed": true, "deleted": false], at: 10)
        let wider = receive([Self.record(forged.key, ["read": true])], stored: [own])
        #expect(wider.refused.map(\.reason) == ["token"])
        #expect(wider.commit.allSatisfy { AccessToken($0)?.scopes == [.feed] })
        let gone = receive([Self.record(forged.key, ["deleted": true])], stored: [own])
        #expect(gone.commit.allSatisfy { AccessToken($0)?.name == "mine" })
    }

    @Test(
        "WP-089 a sync brings the first lock of a path, and neither takes one away that stands nor puts another in its place"
    )
    func lock() throws {
        func lock(_ code: String, at milliseconds: Int64 = 1_000) -> Record {
            var fields = PathLock(code: code, salt: [UInt8](repeating: 1, count: 16), rounds: 2).fields
            fields["deleted"] = false
            return Self.record(PathGate.lock, fields, at: milliseconds)
        }
        #expect(receive([lock("1447")]).refused.isEmpty)
        let standing = lock("1447", at: 10)
        for change in [
            lock("0000"), Self.record(PathGate.lock, ["deleted": true]), Self.record(PathGate.lock, ["key": ""]),
        ] {
            let receipt = receive([change], stored: [standing])
            #expect(receipt.refused.map(\.reason) == ["lock"])
            let kept = try #require(receipt.refused.first?.record)
            #expect(PathLock(kept) == PathLock(standing), "the device hears the server's")
            #expect(receipt.commit.allSatisfy { PathLock($0) == PathLock(standing) })
        }
        // The same once more changes nothing; and where it was taken away, another may be set.
        #expect(receive([standing], stored: [standing]).commit.isEmpty)
        #expect(
            receive([lock("0000")], stored: [Self.record(PathGate.lock, ["deleted": true], at: 10)]).refused.isEmpty)
    }

    private static func lockRecord(_ code: String, generation: Int64 = 0) -> Record {
        var fields = PathLock(code: code, salt: [UInt8](repeating: 1, count: 16), rounds: 2).fields
        fields["deleted"] = false
        return path(PathGate.lock, fields, generation)
    }

    private static func profile(begun: Int64, generation: Int64 = 0) -> Record {
        path(PathRecords.profile, ["createdAt": .int(begun), "deleted": false], generation)
    }

    private static func path(_ key: RecordKey, _ fields: JSONObject, _ generation: Int64) -> Record {
        var record = Self.record(key, fields)
        record.generation = generation
        return record
    }

    /// What a server has whose path was erased closed and can still be taken back.
    private static func aside(_ records: [Record]) -> [Record] {
        let erasure = Erasure(.path, generation: 1)
        let stamp = Stamp(milliseconds: 1_000, counter: 0, replica: Replica(number: 1))
        return records.map { $0.moved(to: erasure.aside) } + [erasure.record(at: stamp)]
    }

    @Test(
        "WP-089 no sync opens a closed path by erasing it: the same path comes back with the lock that stood, and with no other or none",
        arguments: [false, true])
    func lockBehindErasing(isErasedBefore: Bool) throws {
        let closed = [Self.lockRecord("1447"), Self.profile(begun: 5)]
        let stored = isErasedBefore ? Self.aside(closed) : closed
        let day = Self.path(PathRecords.day(CivilDate(year: 2026, month: 11, day: 21)!), ["fajr": true], 1)
        func reasons(_ records: [Record], raisedBy generations: [ScopeGeneration]) -> [String] {
            let known = isErasedBefore ? [ScopeGeneration(.path, 1)] : []
            let receipt = receive(records, stored: stored, raising: generations, generations: known)
            for refusal in receipt.refused {
                #expect(!receipt.commit.contains { $0.key == refusal.key }, "nothing of what was refused is kept")
                #expect(refusal.record == nil, "the device keeps its own")
            }
            return receipt.refused.map(\.reason)
        }
        for raising in [[ScopeGeneration(.path, 1)], []] {
            let copy = [day, Self.profile(begun: 5, generation: 1)]
            #expect(reasons(copy, raisedBy: raising) == ["lock", "lock"])
            #expect(
                reasons(copy + [Self.lockRecord("0000", generation: 1)], raisedBy: raising) == ["lock", "lock", "lock"])
            let opened = Self.path(PathGate.lock, ["deleted": true], 1)
            #expect(reasons(copy + [opened], raisedBy: raising).contains("lock"))
            // Taken back on the device, it comes with its own lock; another path is the person's to begin.
            #expect(reasons(copy + [Self.lockRecord("1447", generation: 1)], raisedBy: raising).isEmpty)
            #expect(reasons([day, Self.profile(begun: 6, generation: 1)], raisedBy: raising).isEmpty)
            #expect(reasons([day], raisedBy: raising).isEmpty)
        }
        // Where none was locked, nothing is asked.
        let open = receive([Self.profile(begun: 5, generation: 1)], stored: [Self.profile(begun: 5)])
        #expect(open.refused.isEmpty)
    }

    @Test("WP-089 the lock may have come in a message before: a path of many days is sent in several")
    func lockBefore() {
        let stored =
            Self.aside([Self.lockRecord("1447"), Self.profile(begun: 5)]) + [Self.lockRecord("1447", generation: 2)]
        let known = [ScopeGeneration(.path, 2)]
        let receipt = receive([Self.profile(begun: 5, generation: 2)], stored: stored, generations: known)
        #expect(receipt.refused.isEmpty)
        let other =
            Self.aside([Self.lockRecord("1447"), Self.profile(begun: 5)]) + [Self.lockRecord("0000", generation: 2)]
        let refused = receive([Self.profile(begun: 5, generation: 2)], stored: other, generations: known)
        #expect(refused.refused.map(\.reason) == ["lock"])
    }

    @Test("a scope that is not the person's is refused, raised to nothing, and told of to nobody")
    func scopes() throws {
        let stranger = Scope("x1")
        let key = RecordKey(scope: stranger, kind: Kind("task"), id: "a")
        let receipt = receive(
            [Self.record(key, ["title": "x"])],
            raising: [ScopeGeneration(stranger, 9), ScopeGeneration(.planner, 2), ScopeGeneration(Plan.scope, 4)],
            generations: [ScopeGeneration(Scope("old"), 7), ScopeGeneration(.own, 1)])
        #expect(receipt.refused.map(\.reason) == [SyncRefusal.scopeReason] && receipt.commit.isEmpty)
        #expect(receipt.erase == [ScopeGeneration(.planner, 2)])
        #expect(receipt.generations == [ScopeGeneration(.own, 1), ScopeGeneration(.planner, 2)])
    }

    @Test("a sync obeys the limits of the forms, field by field, and what is stored already stays")
    func limits() throws {
        let task = RecordKey(scope: .planner, kind: PlannedTask.kind, id: "a")
        let series = RecordKey(scope: .planner, kind: TaskSeries.kind, id: "s")
        let khatma = RecordKey(scope: .quran, kind: Khatma.kind, id: "k")
        func reasons(_ key: RecordKey, _ fields: JSONObject, stored: [Record] = []) -> [String] {
            receive([Self.record(key, fields)], stored: stored).refused.map(\.reason)
        }
        let long = String(repeating: "x", count: 900 << 10)
        let refused = [SyncRefusal.tooLargeReason]
        for (key, field) in [
            (task, "title"), (task, "notes"), (task, "deadline"), (task, "unheard-of"), (series, "title"),
            (khatma, "name"),
        ] {
            #expect(reasons(key, [field: .string(long)]) == refused, "\(key.kind.name) \(field)")
        }
        #expect(reasons(task, ["title": .string(String(repeating: "ا", count: 200))]).isEmpty)
        #expect(reasons(task, ["title": .string(String(repeating: "ا", count: 201))]) == refused)
        #expect(reasons(task, ["notes": .string(String(repeating: "n", count: 501))]) == refused)
        #expect(reasons(khatma, ["name": .string(String(repeating: "k", count: 81))]) == refused)
        let steps = (0..<31).map { JSON.object(["text": .string("\($0)"), "done": false]) }
        #expect(reasons(task, ["checklist": .array(steps)]) == refused)
        #expect(reasons(task, ["checklist": .array(Array(steps.prefix(30)))]).isEmpty)
        let old = Self.record(task, ["title": .string(String(repeating: "x", count: 300))], at: 10)
        #expect(reasons(task, ["notes": "short"], stored: [old]).isEmpty)
    }

    /// A text of so many letters.
    private static func letters(_ count: Int) -> JSON { .string(String(repeating: "x", count: count)) }

    @Test(
        "every text that a form limits has the same limit in a sync: at it the text is taken, one letter over it refused",
        arguments: [
            (Bookmark.key(AyahReference(surah: 2, ayah: 255)), "folder", Bookmark.folderLimit),
            (Bookmark.key(AyahReference(surah: 2, ayah: 255)), "note", Bookmark.noteLimit),
            (Settings.key, "timetableSource", 200),
            (RecordKey(scope: .planner, kind: TaskSeries.kind, id: "s"), "notes", 500),
            (RecordKey(scope: .path, kind: PathRecords.intention, id: "intention"), "text", Fixtures.path.noteLength),
            (RecordKey(scope: .path, kind: DayLog.kind, id: "2026-11-21"), "reflectionNote", Fixtures.path.noteLength),
        ])
    func texts(key: RecordKey, field: String, limit: Int) {
        #expect(receive([Self.record(key, [field: Self.letters(limit)])]).refused.isEmpty)
        let receipt = receive([Self.record(key, [field: Self.letters(limit + 1)])])
        #expect(receipt.refused.map(\.reason) == [SyncRefusal.tooLargeReason])
    }

    @Test(
        "names within a value have the forms' limits too: a mosque's, and a timetable's",
        arguments: [("saved-mosque.home", SavedMosques.nameLimit), ("timetable", 80), ("timetableBefore", 80)])
    func names(field: String, limit: Int) {
        func receipt(_ count: Int) -> SyncReceipt {
            receive([
                Self.record(Settings.key, [field: ["name": Self.letters(count), "latitude": 24.7, "longitude": 46.7]])
            ])
        }
        #expect(receipt(limit).refused.isEmpty)
        #expect(receipt(limit + 1).refused.map(\.reason) == [SyncRefusal.tooLargeReason])
    }

    @Test("a step back puts nothing into a record that a form would not take")
    func undo() {
        func refused(_ fields: JSONObject, kind: Kind = PlannedTask.kind, id: String = "a", isBefore: Bool = true)
            -> [String]
        {
            let raw: JSON = [
                "kind": .string(kind.name), "id": .string(id), "before": .object(isBefore ? fields : [:]),
                "after": .object(isBefore ? [:] : fields),
            ]
            let undo: JSONObject = ["change": "1", "tasks": [], "records": [raw]]
            return receive([Self.record(DayUndo.key, undo)]).refused.map(\.reason)
        }
        #expect(refused(["title": Self.letters(200), "deleted": true]).isEmpty)
        for isBefore in [true, false] {
            #expect(refused(["title": Self.letters(900 << 10)], isBefore: isBefore) == [SyncRefusal.tooLargeReason])
            #expect(refused(["title": Self.letters(201)], isBefore: isBefore) == [SyncRefusal.tooLargeReason])
            #expect(
                refused(["notes": Self.letters(501)], kind: TaskSeries.kind, isBefore: isBefore) == [
                    SyncRefusal.tooLargeReason
                ])
        }
        #expect(refused(["records": []], kind: DayUndo.key.kind, id: DayUndo.key.id) == [SyncRefusal.tooLargeReason])
        let stands = JSON.array([["id": "a", "after": ["duration": 30, "date": Self.letters(100 << 10)]]])
        let many = receive([Self.record(DayUndo.key, ["change": "1", "tasks": stands, "records": []])])
        #expect(many.refused.map(\.reason) == [SyncRefusal.tooLargeReason])
    }
}
