import Records
import TestSupport
import Testing

@Suite("Sync messages")
struct SyncMessageTests {
    static let stamp = Stamp(milliseconds: 5, counter: 1, replica: Replica(number: 0xAB))

    static var record: Record {
        var record = Record(key: RecordKey(scope: .own, kind: Kind("task"), id: "a"), generation: 2)
        record.set("title", to: "زيارة", at: stamp)
        return record
    }

    static var request: SyncRequest {
        SyncRequest(
            replica: Replica(number: 0xAB), cursor: 7, generations: [ScopeGeneration(.own, 2)], records: [record])
    }

    static var reply: SyncReply {
        SyncReply(
            cursor: 9, more: true, records: [record],
            refused: [
                SyncRefusal(key: record.key, reason: "erased", record: nil),
                SyncRefusal(key: record.key, reason: "closed", record: record),
            ], generations: [ScopeGeneration(.own, 2)], store: Replica(number: 3))
    }

    @Test("SY-003 a request is the same text on both hosts")
    func requestText() throws {
        let text =
            #"{"protocol":1,"replica":"00000000000000ab","cursor":7,"generations":{"own":2},"records":["#
            + #"{"scope":"own","kind":"task","id":"a","generation":2,"#
            + #""fields":{"title":["زيارة","000000000005-00000001-00000000000000ab"]}}]}"#
        #expect(String(decoding: Self.request.bytes(), as: UTF8.self) == text)
        #expect(try SyncRequest(reading: Self.request.bytes()) == Self.request)
    }

    @Test("SY-003 a reply reads back as it was written")
    func replyText() throws {
        #expect(try SyncReply(reading: Self.reply.bytes()) == Self.reply)
        let empty = SyncReply(cursor: 0)
        #expect(
            String(decoding: empty.bytes(), as: UTF8.self)
                == #"{"protocol":1,"cursor":0,"more":false,"records":[],"refused":[],"generations":{}}"#)
        #expect(try SyncReply(reading: empty.bytes()) == empty)
    }

    // Design, section 1: "sync carries a protocol number"
    @Test("SY-011 another protocol is refused on either side, newer and older, before anything else is read")
    func otherProtocol() {
        for number: Int64 in [0, 2, 99] {
            let message = [UInt8](#"{"protocol":\#(number),"everything else":"is different"}"#.utf8)
            #expect(throws: SyncError.otherProtocol(number)) { try SyncRequest(reading: message) }
            #expect(throws: SyncError.otherProtocol(number)) { try SyncReply(reading: message) }
        }
        #expect(throws: SyncError.otherProtocol(SyncProtocol.version)) {
            try SyncReply(reading: SyncReply.protocolRefusal)
        }
        #expect(String(decoding: SyncReply.protocolRefusal, as: UTF8.self) == #"{"protocol":1,"refused":"protocol"}"#)
    }

    static let brokenRequests: [(member: String, value: JSON?)] = [
        ("protocol", nil), ("protocol", "1"), ("replica", nil), ("replica", "AB"), ("replica", 7), ("cursor", nil),
        ("cursor", -1), ("cursor", 1.5), ("records", nil), ("records", [:]),
        ("generations", []), ("generations", ["own": -1]), ("generations", ["own": "2"]), ("generations", ["": 1]),
    ]

    @Test("SY-004 a malformed request names its member", arguments: brokenRequests)
    func malformedRequest(member: String, value: JSON?) throws {
        var object = try #require(JSON(reading: Self.request.bytes()).object)
        object[member] = value
        let bytes = JSON.object(object).bytes()
        #expect(throws: SyncError.malformed(member: member)) { try SyncRequest(reading: bytes) }
    }

    static let brokenReplies: [(member: String, value: JSON?)] = [
        ("cursor", nil), ("cursor", -1), ("more", nil), ("more", 1), ("records", nil), ("refused", nil),
        ("generations", 1),
    ]

    @Test("SY-004 a malformed reply names its member", arguments: brokenReplies)
    func malformedReply(member: String, value: JSON?) throws {
        var object = try #require(JSON(reading: Self.reply.bytes()).object)
        object[member] = value
        let bytes = JSON.object(object).bytes()
        #expect(throws: SyncError.malformed(member: member)) { try SyncReply(reading: bytes) }
    }

    @Test("SY-004 a message that is no JSON says where")
    func notJSON() {
        #expect(throws: SyncError.notJSON(JSONError(.unexpectedEnd, offset: 1, line: 1, column: 2))) {
            try SyncRequest(reading: [UInt8("{".utf8.first!)])
        }
    }

    @Test("SY-004 a message with more records than allowed is refused")
    func tooMany() throws {
        var request = Self.request
        request.records = Array(repeating: Self.record, count: SyncProtocol.recordLimit + 1)
        #expect(throws: SyncError.tooManyRecords) { try SyncRequest(reading: request.bytes()) }
    }

    @Test("SY-004 a record that can't be read is told apart and stops nothing else")
    func unreadable() throws {
        var object = try #require(JSON(reading: Self.request.bytes()).object)
        object["records"] = [
            ["scope": "own", "kind": "task", "id": "bad", "generation": -1], Self.record.json, 1, [:],
        ]
        let request = try SyncRequest(reading: JSON.object(object).bytes())
        #expect(request.records == [Self.record])
        #expect(request.unreadable.map { $0.key.id } == ["bad"])
        #expect(request.unreadable.map { $0.error } == [.invalidGeneration])
        #expect(request.nameless == 2)
    }

    @Test("SY-004 a record of the server that can't be read is counted and stops nothing else")
    func unreadableReply() throws {
        var object = try #require(JSON(reading: Self.reply.bytes()).object)
        object["records"] = [1, ["scope": "own", "kind": "task", "id": "bad", "generation": -1], Self.record.json]
        let refused = try #require(object["refused"]?.array)
        object["refused"] = .array(refused + [["key": [:], "reason": "x", "record": nil], 1])
        let reply = try SyncReply(reading: JSON.object(object).bytes())
        #expect(reply.records == Self.reply.records && reply.refused == Self.reply.refused)
        #expect(reply.unreadable == 4 && reply.cursor == Self.reply.cursor)
    }

    @Test("SY-004 changed messages never trap", arguments: 0..<4)
    func fuzz(seed: UInt64) {
        var generator = Generator(seed: seed)
        for _ in 0..<1_000 {
            var bytes = generator.bool() ? Self.request.bytes() : Self.reply.bytes()
            for _ in 0..<generator.integer(in: 1...3) {
                bytes[generator.integer(in: 0...(bytes.count - 1))] = generator.integer(in: 0x20...0x7E)
            }
            if let request = try? SyncRequest(reading: bytes) { #expect(!request.bytes().isEmpty) }
            if let reply = try? SyncReply(reading: bytes) { #expect(!reply.bytes().isEmpty) }
        }
    }
}
