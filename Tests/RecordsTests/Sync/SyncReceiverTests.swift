import Testing

@testable import Records

@Suite("Sync, the server's side")
struct SyncReceiverTests {
    let now: Int64 = 1_763_696_000_000
    let phone = Replica(number: 1)
    let server = Replica(number: 0xEE)
    let key = RecordKey(scope: .own, kind: Kind("task"), id: "a")

    func stamp(_ offset: Int64, _ replica: Replica? = nil) -> Stamp {
        Stamp(milliseconds: now + offset, counter: 0, replica: replica ?? phone)
    }

    func record(_ values: [(String, JSON)], at stamp: Stamp, key: RecordKey? = nil, generation: Int64 = 0) -> Record {
        var record = Record(key: key ?? self.key, generation: generation)
        for (name, value) in values { record.set(name, to: value, at: stamp) }
        return record
    }

    func receiver(_ rules: SyncRules = .owner) -> SyncReceiver {
        SyncReceiver(clock: HybridClock(replica: server), now: now, rules: rules)
    }

    func request(_ records: [Record], generations: [ScopeGeneration] = []) -> SyncRequest {
        SyncRequest(replica: phone, cursor: 0, generations: generations, records: records)
    }

    let closed = SyncRules(refusal: { $0.incoming.value("title") == "forbidden" ? "closed" : nil })

    @Test("SY-010 what comes in is merged with what is stored")
    func merge() {
        var receiver = receiver()
        let stored = record([("title", "old"), ("note", "kept")], at: stamp(-10, server))
        let receipt = receiver.receive(
            request([record([("title", "new")], at: stamp(0))]), stored: [stored], generations: [])
        #expect(receipt.commit.count == 1)
        #expect(receipt.commit[0].value("title") == "new")
        #expect(receipt.commit[0].value("note") == "kept")
        #expect(receipt.refused.isEmpty && receipt.restamped.isEmpty && receipt.erase.isEmpty)
        #expect(receiver.clock.tick(now: 0) > stamp(0))
    }

    // Design, section 2: "Sync exchanges changes since a cursor, is safe to repeat, and survives being cut anywhere."
    @Test("SY-010 a request received again commits nothing")
    func repeated() {
        var receiver = receiver(closed)
        let sent = request([
            record([("title", "x")], at: stamp(0)),
            record([("title", "forbidden")], at: stamp(0), key: RecordKey(scope: .own, kind: key.kind, id: "b")),
            record([("title", "2036")], at: stamp(1 << 38), key: RecordKey(scope: .own, kind: key.kind, id: "c")),
        ])
        let first = receiver.receive(sent, stored: [], generations: [])
        #expect(first.commit.count == 3)
        let second = receiver.receive(sent, stored: first.commit, generations: [])
        #expect(second.commit.isEmpty)
        #expect(second.restamped == first.restamped)
    }

    // "A change that the server refuses is answered with the server's value under a newer stamp."
    @Test("SY-011 a change that the server refuses is answered with the server's value under a newer stamp")
    func refusal() throws {
        var receiver = receiver(closed)
        let stored = record([("title", "allowed"), ("note", "kept")], at: stamp(-10, server))
        let change = record([("title", "forbidden"), ("colour", "red")], at: stamp(200_000))
        let receipt = receiver.receive(request([change]), stored: [stored], generations: [])
        let refusal = try #require(receipt.refused.first)
        let answer = try #require(refusal.record)
        #expect(refusal.reason == "closed")
        #expect(receipt.commit == [answer])
        #expect(try #require(answer["title"]).stamp > stamp(200_000))
        // Wherever the change has been, the answer wins over it.
        let device = stored.merging(change).merging(answer)
        #expect(device == answer)
        #expect(device.value("title") == "allowed")
        #expect(device.value("colour") == JSON.null)
        #expect(answer["note"] == stored["note"])
    }

    @Test("SY-011 a new record that the server refuses becomes a tombstone")
    func refusedNew() throws {
        var receiver = receiver(closed)
        let change = record([("title", "forbidden")], at: stamp(0))
        let receipt = receiver.receive(request([change]), stored: [], generations: [])
        let answer = try #require(receipt.refused.first?.record)
        #expect(change.merging(answer) == answer)
        #expect(answer.isDeleted)
        #expect(receipt.commit == [answer])
    }

    // "The server checks every incoming change against permissions and the course's rules, and says what it refused
    // and why."
    @Test("SY-011 the rules see what is stored, what came in and what would become of it")
    func proposal() {
        let rules = SyncRules(refusal: { proposal in
            guard proposal.stored?.value("done") == true, proposal.merged.value("done") == false else { return nil }
            return proposal.incoming.value("done") == false && proposal.replica == Replica(number: 1) ? "done" : "?"
        })
        var receiver = receiver(rules)
        let stored = record([("done", true)], at: stamp(-10))
        let receipt = receiver.receive(
            request([record([("done", false)], at: stamp(0))]), stored: [stored], generations: [])
        #expect(receipt.refused.map { $0.reason } == ["done"])
        let late = receiver.receive(
            request([record([("done", false)], at: stamp(-20))]), stored: [stored], generations: [])
        #expect(late.refused.isEmpty)
    }

    // "Stamps more than 5 minutes ahead are re-stamped on arrival."
    @Test("SY-011 stamps more than 5 minutes ahead are re-stamped on arrival, in their own order")
    func restamping() throws {
        var receiver = receiver()
        var change = record([("title", "first")], at: stamp(400_000))
        change.set("note", to: "second", at: stamp(500_000))
        change.set("slot", to: "with second", at: stamp(500_000))
        change.set("done", to: true, at: stamp(300_000))
        let receipt = receiver.receive(request([change]), stored: [], generations: [])
        let kept = try #require(receipt.commit.first)
        #expect(receipt.restamped == [kept])
        let title = try #require(kept["title"])
        let note = try #require(kept["note"])
        #expect(kept["done"]?.stamp == stamp(300_000))
        #expect(title.stamp.replica == server && note.stamp.replica == server)
        #expect(title.stamp < note.stamp)
        #expect(kept["slot"]?.stamp == note.stamp)
        #expect(!HybridClock.isAhead(note.stamp, of: now))
        #expect(title.value == "first")
    }

    @Test("SY-011 a repeated request from a clock that runs ahead doesn't overrule what others wrote in between")
    func repeatedAhead() throws {
        var receiver = receiver()
        let sent = request([record([("title", "phone")], at: stamp(1 << 38))])
        let first = try #require(receiver.receive(sent, stored: [], generations: []).commit.first)
        let laptop = record([("title", "laptop")], at: receiver.clock.tick(now: now))
        let again = receiver.receive(sent, stored: [first.merging(laptop)], generations: [])
        #expect(again.commit.isEmpty)
        #expect(again.restamped.first?.value("title") == "laptop")
        let later = request([record([("title", "phone again")], at: stamp(1 << 38 + 1))])
        let next = receiver.receive(later, stored: [first.merging(laptop)], generations: [])
        #expect(next.commit.first?.value("title") == "phone again")
    }

    // "Erasing raises the scope's generation, and older generations are refused, so that nothing erased comes back from
    // an old device."
    @Test("SY-011 records of an older generation are refused")
    func olderGeneration() {
        var receiver = receiver()
        let receipt = receiver.receive(
            request([record([("title", "old")], at: stamp(0))]), stored: [], generations: [ScopeGeneration(.own, 1)])
        #expect(receipt.commit.isEmpty)
        #expect(receipt.refused.map { $0.reason } == [SyncRefusal.erasedReason])
        let reply = receipt.reply(changed: [], cursor: 4, more: false)
        #expect(reply.generations == [ScopeGeneration(.own, 1)])
    }

    @Test("SY-011 a scope erased on a device is erased on the server, by what it announces or by a record")
    func newerGeneration() {
        var receiver = receiver()
        let stored = record([("title", "old")], at: stamp(-5))
        let announced = receiver.receive(
            request([], generations: [ScopeGeneration(.own, 2), ScopeGeneration(.device, 9)]), stored: [],
            generations: [ScopeGeneration(.own, 1)])
        #expect(announced.erase == [ScopeGeneration(.own, 2)])
        let fresh = record([("note", "after")], at: stamp(-9), generation: 3)
        let implied = receiver.receive(
            request([fresh]), stored: [stored], generations: [ScopeGeneration(.own, 1)])
        #expect(implied.erase == [ScopeGeneration(.own, 3)])
        #expect(implied.commit == [fresh])
    }

    @Test("SY-011 SY-062 a generation far above the store's own is refused, in one message by whatever steps")
    func farGeneration() {
        var receiver = receiver()
        let step = RecordLimits.generationStep
        let own = [ScopeGeneration(.own, 5)]
        let stored = record([("title", "old")], at: stamp(-5), generation: 5)
        for far in [5 + step + 1, 1 << 31] {
            let announced = receiver.receive(
                request([], generations: [ScopeGeneration(.own, far)]), stored: [], generations: own)
            #expect(announced.erase.isEmpty && announced.generations == own)
            let sent = record([("note", "x")], at: stamp(0), generation: far)
            let receipt = receiver.receive(request([sent]), stored: [stored], generations: own)
            #expect(receipt.erase.isEmpty && receipt.commit.isEmpty)
            #expect(receipt.refused.map { $0.reason } == [SyncRefusal.generationReason])
        }
        let steps = (1...3).map { record([("note", "x")], at: stamp(0), generation: 5 + $0 * step) }
        let climbed = receiver.receive(request(steps), stored: [stored], generations: own)
        #expect(climbed.erase == [ScopeGeneration(.own, 5 + step)])
    }

    @Test("SY-011 who may not erase a scope erases nothing")
    func mayNotErase() {
        var receiver = receiver(SyncRules(mayErase: { _ in false }))
        let fresh = record([("note", "after")], at: stamp(0), generation: 3)
        let receipt = receiver.receive(
            request([fresh], generations: [ScopeGeneration(.own, 3)]), stored: [], generations: [])
        #expect(receipt.erase.isEmpty && receipt.commit.isEmpty)
        #expect(receipt.refused.map { $0.reason } == [SyncRefusal.generationReason])
    }

    @Test("SY-011 what belongs to a device alone is neither taken nor given")
    func deviceScope() {
        var receiver = receiver(SyncRules())
        let own = RecordKey(scope: .device, kind: Kind("operation"), id: "o")
        let receipt = receiver.receive(
            request([record([("x", 1)], at: stamp(0), key: own)]), stored: [], generations: [])
        #expect(receipt.commit.isEmpty)
        #expect(receipt.refused.map { $0.reason } == [SyncRefusal.scopeReason])
        let reply = receipt.reply(changed: [record([("x", 1)], at: stamp(0), key: own)], cursor: 1, more: false)
        #expect(reply.records.isEmpty)
    }

    @Test(
        "SY-011 SY-013 an owner's device may write and erase what is shared, also a scope that a newer version has made",
        arguments: [("own", true), ("planner", true), ("a-later-area", true), ("device", false)])
    func ownerScopes(scope: String, isTaken: Bool) {
        var receiver = receiver(.owner)
        let key = RecordKey(scope: Scope(scope), kind: Kind("task"), id: "l")
        let sent = record([("x", 1)], at: stamp(0), key: key, generation: 2)
        let receipt = receiver.receive(request([sent]), stored: [], generations: [])
        #expect(receipt.commit == (isTaken ? [sent] : []))
        #expect(receipt.erase == (isTaken ? [ScopeGeneration(key.scope, 2)] : []))
        #expect(receipt.refused.map { $0.reason } == (isTaken ? [] : [SyncRefusal.scopeReason]))
        #expect(receipt.reply(changed: [sent], cursor: 1, more: false).records.isEmpty)
        let given = SyncReceipt(request: request([]), generations: []).reply(changed: [sent], cursor: 1, more: false)
        #expect(given.records == (isTaken ? [sent] : []))
    }

    @Test("SY-004 a record doesn't grow beyond its limit by merging")
    func tooLarge() {
        var receiver = receiver()
        let names = (0..<200).map { "f\($0)" }
        let stored = record(names.map { ($0, 1) }, at: stamp(-5))
        let more = record(names.map { ("g" + $0, 1) }, at: stamp(0))
        let receipt = receiver.receive(request([more]), stored: [stored], generations: [])
        #expect(receipt.commit.isEmpty)
        #expect(receipt.refused.map { $0.reason } == [SyncRefusal.tooLargeReason])
        #expect(receipt.refused.first?.record == stored)
    }

    @Test("A reply leaves out what the device has just sent, and gives the rest")
    func echo() {
        var receiver = receiver()
        let sent = record([("title", "mine")], at: stamp(0))
        let other = record([("title", "other")], at: stamp(0), key: RecordKey(scope: .own, kind: key.kind, id: "b"))
        let receipt = receiver.receive(request([sent]), stored: [], generations: [])
        let reply = receipt.reply(changed: [sent, other], cursor: 3, more: true, store: server)
        #expect(reply.records == [other])
        #expect(reply.cursor == 3 && reply.more && reply.store == server)
    }
}
