import Records
import Testing

@Suite("Sync, the device's side")
struct SyncSenderTests {
    let phone = Replica(number: 1)
    let server = Replica(number: 0xEE)
    var clock = HybridClock(replica: Replica(number: 1))

    func record(
        _ id: String, _ value: JSON, at milliseconds: Int64, scope: Scope = .own, generation: Int64 = 0
    ) -> Record {
        var record = Record(key: RecordKey(scope: scope, kind: Kind("task"), id: id), generation: generation)
        record.set("title", to: value, at: Stamp(milliseconds: milliseconds, counter: 0, replica: phone))
        return record
    }

    func request(_ records: [Record]) -> SyncRequest {
        SyncSender.request(from: phone, cursor: 3, generations: [], unsent: records)
    }

    @Test("SY-004 two versions that are too large together stay apart, and the rest of the reply is taken")
    func tooLargeTogether() {
        func wide(_ id: String, _ prefix: String) -> Record {
            var record = record(id, 1, at: 1)
            let stamp = Stamp(milliseconds: 1, counter: 0, replica: phone)
            for number in 0..<200 { record.set("\(prefix)\(number)", to: 1, at: stamp) }
            return record
        }
        let mine = wide("a", "f")
        var clock = HybridClock(replica: Replica(number: 1))
        let settlement = SyncSender.settle(
            SyncReply(cursor: 1, records: [wide("a", "g"), wide("b", "g")]),
            to: SyncRequest(replica: Replica(number: 1), cursor: 0, records: [mine]), stored: [mine],
            generations: [], clock: &clock)
        #expect(settlement.put == [wide("b", "g")] && settlement.clean == [mine.key])
    }

    @Test("SY-010 a batch has at most so many records, in their order, and none of the device's own")
    func batch() {
        let unsent =
            [record("own", 1, at: 1, scope: .device)] + (0..<1_200).map { record("t\($0)", .int(Int64($0)), at: 1) }
        let request = request(unsent)
        #expect(request.records.count == SyncProtocol.recordLimit)
        #expect(request.records.first?.key.id == "t0")
        let small = SyncSender.request(from: phone, cursor: 0, generations: [], unsent: unsent, limit: 7)
        #expect(small.records.count == 7)
    }

    @Test("SY-010 large records make small batches, and one always goes")
    func sizes() throws {
        let large = JSON.string(String(repeating: "\u{1}", count: 40_000))
        let huge = (0..<60).map { record("t\($0)", large, at: 1) }
        let request = request(huge)
        #expect(request.records.count < 60)
        #expect(!request.records.isEmpty)
        #expect(try SyncRequest(reading: request.bytes()) == request)
        let twice = Array(repeating: record("x", .array(Array(repeating: large, count: 5)), at: 1), count: 2)
        #expect(self.request(twice).records.count == 1)
    }

    @Test("SY-010 what was sent is marked as arrived only if it still is what was sent")
    mutating func clean() {
        let a = record("a", "sent", at: 5)
        let b = record("b", "sent", at: 5)
        let edited = record("b", "edited while waiting", at: 6)
        let settlement = SyncSender.settle(
            SyncReply(cursor: 9, more: true), to: request([a, b]), stored: [a, edited], generations: [], clock: &clock)
        #expect(settlement.clean == [a.key])
        #expect(settlement.put.isEmpty)
        #expect(settlement.cursor == 9 && settlement.more && !settlement.restarts)
    }

    @Test("SY-010 what the server has is merged with what was edited meanwhile")
    mutating func merge() {
        let sent = record("a", "sent", at: 5)
        var edited = sent
        edited.set("note", to: "meanwhile", at: Stamp(milliseconds: 8, counter: 0, replica: phone))
        var theirs = record("a", "newer", at: 7)
        theirs.set("done", to: true, at: Stamp(milliseconds: 7, counter: 0, replica: server))
        let settlement = SyncSender.settle(
            SyncReply(cursor: 9, records: [theirs]), to: request([sent]), stored: [edited], generations: [],
            clock: &clock)
        #expect(settlement.put.count == 1)
        #expect(settlement.put[0].value("title") == "newer")
        #expect(settlement.put[0].value("note") == "meanwhile")
        #expect(settlement.put[0].value("done") == true)
        #expect(settlement.clean.isEmpty)
        #expect(clock.tick(now: 0).milliseconds == 7)
    }

    @Test("SY-011 a stamp that the server replaced gives way, though it is newer, unless it was edited since")
    mutating func replaced() {
        let year2036: Int64 = 2_082_758_400_000
        let sent = record("a", "from 2036", at: year2036)
        let answer = record("a", "from 2036", at: 1_763_696_000_000)
        let reply = SyncReply(cursor: 1, records: [answer])
        let settled = SyncSender.settle(reply, to: request([sent]), stored: [sent], generations: [], clock: &clock)
        #expect(settled.put == [answer])
        #expect(settled.clean == [sent.key])
        let edited = record("a", "edited", at: year2036 + 1)
        let kept = SyncSender.settle(reply, to: request([sent]), stored: [edited], generations: [], clock: &clock)
        #expect(kept.put.isEmpty && kept.clean.isEmpty)
    }

    @Test("SY-011 a refused change is taken back")
    mutating func refused() {
        let sent = record("a", "forbidden", at: 5)
        let answer = record("a", "allowed", at: 6)
        let refusal = SyncRefusal(key: sent.key, reason: "closed", record: answer)
        let settlement = SyncSender.settle(
            SyncReply(cursor: 1, refused: [refusal]), to: request([sent]), stored: [sent], generations: [],
            clock: &clock)
        #expect(settlement.put == [answer])
        #expect(settlement.clean == [sent.key])
    }

    @Test("SY-011 a scope erased elsewhere is erased here, with what was unsent")
    mutating func erased() {
        let sent = record("a", "old", at: 5)
        let fresh = record("b", "new", at: 1, generation: 2)
        let stale = record("c", "stale", at: 9, generation: 1)
        let settlement = SyncSender.settle(
            SyncReply(
                cursor: 1, records: [fresh, stale],
                generations: [ScopeGeneration(.own, 2), ScopeGeneration(.device, 5)]),
            to: request([sent]), stored: [sent], generations: [ScopeGeneration(.own, 1)], clock: &clock)
        #expect(settlement.erase == [ScopeGeneration(.own, 2)])
        #expect(settlement.put == [fresh])
        #expect(settlement.clean.isEmpty)
    }

    @Test("SY-011 a server can't write into the device's own scope")
    mutating func deviceScope() {
        let theirs = record("a", "x", at: 5, scope: .device)
        let settlement = SyncSender.settle(
            SyncReply(cursor: 1, records: [theirs]), to: request([]), stored: [], generations: [], clock: &clock)
        #expect(settlement.put.isEmpty)
    }

    @Test("SY-011 a server restored from a backup is met as a new one: everything is sent again")
    func restored() {
        let reply = SyncReply(cursor: 8, store: Replica(number: 5))
        func settle(_ store: Replica?) -> SyncSettlement {
            var clock = clock
            return SyncSender.settle(reply, to: request([]), stored: [], generations: [], store: store, clock: &clock)
        }
        #expect(settle(Replica(number: 4)).restarts)
        #expect(settle(Replica(number: 4)).cursor == 0)
        #expect(!settle(Replica(number: 5)).restarts)
        #expect(!settle(nil).restarts)
        #expect(settle(nil).cursor == 8)
    }

    @Test("The keys to be loaded are those of request and reply, each once")
    func keys() {
        let a = record("a", 1, at: 1)
        let b = record("b", 1, at: 1)
        let c = record("c", 1, at: 1)
        let reply = SyncReply(
            cursor: 0, records: [b, a], refused: [SyncRefusal(key: c.key, reason: "x", record: nil)])
        #expect(SyncSender.keys(of: request([a]), reply) == [a.key, b.key, c.key])
    }
}
