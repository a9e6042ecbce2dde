import App
import Records
import TestSupport
import Testing

@testable import WirdWorker

struct BridgeTests {
    @Test("SY-008 a request names what it needs, and its changes are stored before they are seen")
    func request() throws {
        var harness = try BridgeHarness()
        let added = try harness.request("POST", "/tasks", form: "title=Read+a+page")
        #expect(added.header["status"]?.int ?? 500 < 400)
        #expect(!harness.rows.isEmpty)
        let inbox = try harness.request("GET", "/inbox")
        let titles = try JSON(reading: inbox.body)["tasks"]?.array?.compactMap { $0["title"]?.string }
        #expect(titles == ["Read a page"])
    }

    @Test("SY-010 what came from the server is answered from at once, and what was sent and kept is clean")
    func sync() throws {
        var harness = try BridgeHarness()
        try harness.request("POST", "/tasks", form: "title=Mine")
        let mine = harness.rows.values.filter { $0["scope"]?.string == "own" }
        let unsent = JSON.array(Array(mine))
        let request = try harness.send(
            ["op": "sync.request", "cursor": 0, "generations": [:]], body: unsent.bytes())
        #expect(request.header["count"]?.int == Int64(mine.count))
        let sent = try SyncRequest(reading: request.body)
        #expect(sent.records.map { $0.json } == Array(mine))

        let reply = SyncReply(cursor: 9, records: [])
        let keys = try harness.send(["op": "sync.reply"], body: reply.bytes()).header
        #expect(keys["keys"]?.array?.count == mine.count)
        let settled = try harness.send(
            ["op": "sync.settle", "generations": [:], "server": nil], body: unsent.bytes()
        ).header
        #expect(settled["clean"] == keys["keys"])
        #expect(settled["cursor"] == 9)
        #expect(settled["rows"] == [])
    }

    @Test("SY-004 SY-008 a stored record that can't be read is named and keeps no other from the app")
    func unreadableRows() throws {
        var harness = try BridgeHarness()
        try harness.request("POST", "/tasks", form: "title=Readable")
        let task = try #require(harness.rows.values.first { $0["kind"]?.string == "task" })
        let bad: JSON = ["scope": "planner", "kind": "task", "id": "bad", "generation": 0, "fields": ["title": 7]]
        let query: JSON = ["scope": "planner", "kind": "task", "select": "page", "bucket": "inbox", "limit": 50]
        let key: JSON = ["planner", "task", "bad"]
        let body = JSON.array([bad, task]).bytes()
        #expect(try harness.send(["op": "load", "query": query], body: body).header["unreadable"] == [key])
        let clock: JSON = "000000000000-00000000-00000000000000aa"
        let applied = try harness.send(["op": "apply", "clock": clock, "generations": [:]], body: body)
        #expect(applied.header["unreadable"] == [key])
        let request = try harness.send(["op": "sync.request", "cursor": 0, "generations": [:]], body: body).header
        #expect(request["count"] == 1 && request["unreadable"] == [key])

        // The server has both: what can't be read here is not written over.
        let theirs = try Record(json: task)
        var other = theirs
        other.key.id = "bad"
        var third = theirs
        third.key.id = "third"
        let reply = SyncReply(cursor: 4, records: [other, third])
        let told = try harness.send(["op": "sync.reply"], body: reply.bytes()).header
        #expect(told["unreadable"] == 0 && told["refused"] == [])
        let settled = try harness.send(["op": "sync.settle", "generations": [:]], body: body).header
        #expect(settled["rows"]?.array?.map { $0["id"] } == ["third"])
    }

    @Test("SY-010 made-up scopes that a device still has stored are not sent, and are gone after the sync")
    func forgedScopes() throws {
        var harness = try BridgeHarness()
        var generations: JSONObject = ["own": 2, "device": 1, "later": 1]
        let none = Array("[]".utf8)
        func header(_ name: String) -> JSON { ["op": .string(name), "cursor": 0, "generations": .object(generations)] }
        let few = try harness.send(header("sync.request"), body: none)
        #expect(try SyncRequest(reading: few.body).generations.map(\.scope.name) == ["own", "later"])
        for number in 0..<3_000 { generations["s\(number)"] = 1 }
        let many = try harness.send(header("sync.request"), body: none)
        #expect(try SyncRequest(reading: many.body).generations == [ScopeGeneration(.own, 2)])
        try harness.send(["op": "sync.reply"], body: SyncReply(cursor: 9, records: []).bytes())
        let settled = try harness.send(header("sync.settle"), body: none)
        #expect(settled.header["generations"] == ["device": 1, "own": 2])
    }

    @Test("SY-061 what is stored of a file of the largest size passes the bridge, several times as long as the file")
    func longBody() throws {
        var harness = try BridgeHarness()
        let body = Array("[".utf8) + [UInt8](repeating: 0x20, count: 5 * BodyLimits.file) + Array("]".utf8)
        let clock: JSON = "000000000000-00000000-00000000000000aa"
        try harness.send(["op": "apply", "clock": clock, "generations": [:]], body: body)
        let merge = Array(#"{"stored":"#.utf8) + body + Array(#","changes":[]}"#.utf8)
        #expect(try harness.send(["op": "merge", "erased": [], "generations": [:]], body: merge).header["rows"] == [])
    }

    @Test("SY-010 operations are swept after 30 days, and nothing else is")
    func sweep() throws {
        var bridge = Bridge()
        let now: Int64 = 1_795_000_000_000
        let day: Int64 = 86_400_000
        func record(_ id: String, age: Int64, scope: Scope = .device, kind: String = "operation") -> JSON {
            var record = Record(key: RecordKey(scope: scope, kind: Kind(kind), id: id))
            record.set("back", to: "/", at: Stamp(milliseconds: now - age, counter: 0, replica: Replica(number: 1)))
            return record.json
        }
        let body = JSON.array([
            record("over", age: 31 * day), record("kept", age: 30 * day), record("new", age: 0),
            record("task", age: 99 * day, scope: .own), record("notice", age: 99 * day, kind: "notice"),
        ])
        for (time, keys) in [(now, [["device", "operation", "over"]] as JSON), (.min, [])] {
            let message = Frame(header: ["op": "sweep", "now": .int(time)], body: body.bytes())
            let answer = try #require(Frame(framed: bridge.call(message.framed)))
            #expect(try JSON(reading: answer.header)["keys"] == keys)
        }
    }

    @Test("SY-013 a server of another protocol is told apart from one that can't be read")
    func protocols() throws {
        for (body, reason) in [(#"{"protocol":2}"#, "other-protocol"), ("<html>", "reply"), ("{}", "reply")] {
            var harness = try BridgeHarness()
            try harness.send(["op": "sync.request", "cursor": 0, "generations": [:]], body: [UInt8]("[]".utf8))
            #expect(harness.answer(["op": "sync.reply"], body: [UInt8](body.utf8)).header["error"]?.string == reason)
            #expect(harness.answer(["op": "sync.settle"]).header["error"] == "nothing-pending")
        }
    }

    @Test("SY-004 random messages never trap and always get a framed answer")
    func fuzz() throws {
        var harness = try BridgeHarness()
        var generator = Generator(seed: 7)
        let operations = [
            "handle", "pending", "load", "resource", "apply", "merge", "sync.request", "sync.reply", "sync.settle",
            "sweep", "seal",
        ]
        let values: [JSON] = [
            nil, true, -1, 9_223_372_036_854_775_807, 1e300, "", "own", "/", "GET", [], [:], ["own": -1],
            ["own": 4_294_967_296], "ffffffffffff-ffffffff-ffffffffffffffff",
            ["scope": "own", "kind": "task", "select": "all"],
            ["scope": "own", "kind": "task", "select": "page", "bucket": "", "limit": -9_223_372_036_854_775_808],
        ]
        let names = [
            "method", "path", "query", "contentType", "accept", "ifNoneMatch", "now", "entropy", "count", "pack",
            "section", "clock", "generations", "erased", "cursor", "server",
            "sender", "secret", "numbers",
        ]
        let bodies = ["", "[]", "[{}]", "{", #"{"stored":[],"changes":[]}"#, #"{"protocol":1,"cursor":-5}"#]
        for _ in 0..<4_000 {
            var header: JSONObject = ["op": .string(operations.randomElement(using: &generator)!)]
            for name in names where Bool.random(using: &generator) {
                header[name] = values.randomElement(using: &generator)!
            }
            let body = [UInt8](bodies.randomElement(using: &generator)!.utf8)
            #expect(harness.answer(.object(header), body: body).header["error"] != "no-frame")
        }
    }
}
