import Foundation
import Planner
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
        return receiver.receive(request, stored: stored, generations: generations)
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

    @Test("WP-089 a sync brings the first lock of a path, and neither takes one away that stands nor puts another in its place")
    func lock() throws {
        func lock(_ code: String, at milliseconds: Int64 = 1_000) -> Record {
            var fields = PathLock(code: code, salt: [UInt8](repeating: 1, count: 16), rounds: 2).fields
            fields["deleted"] = false
            return Self.record(PathGate.lock, fields, at: milliseconds)
        }
        #expect(receive([lock("1447")]).refused.isEmpty)
        let standing = lock("1447", at: 10)
        for change in [lock("0000"), Self.record(PathGate.lock, ["deleted": true]), Self.record(PathGate.lock, ["key": ""])] {
            let receipt = receive([change], stored: [standing])
            #expect(receipt.refused.map(\.reason) == ["lock"])
            let kept = try #require(receipt.refused.first?.record)
            #expect(PathLock(kept) == PathLock(standing), "the device hears the server's")
            #expect(receipt.commit.allSatisfy { PathLock($0) == PathLock(standing) })
        }
        // The same once more changes nothing; and where it was taken away, another may be set.
        #expect(receive([standing], stored: [standing]).commit.isEmpty)
        #expect(receive([lock("0000")], stored: [Self.record(PathGate.lock, ["deleted": true], at: 10)]).refused.isEmpty)
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
        for (key, field) in [(task, "title"), (task, "notes"), (task, "deadline"), (task, "unheard-of"), (series, "title"), (khatma, "name")] {
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
}
