import Foundation
import Records

@testable import WirdWorker

/// A bridge with the checkout's own configuration and catalogues, over records in a dictionary: the script's part of
/// the work, without a browser.
struct BridgeHarness {
    var bridge = Bridge()
    var rows: [RecordKey: JSON] = [:]
    /// Who sends its requests, where that is told, and the secret that comes with it.
    var sender: JSON?
    var secret: String?
    /// Whose records these are, for requests about what several people share.
    var member: String?
    static let now: Int64 = 1_795_000_000_000_000

    /// The folder of the checkout.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func bundle() throws -> JSON {
        func files(_ folder: String) throws -> JSONObject {
            var object = JSONObject()
            let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
            for name in names.sorted() where name.hasSuffix(".json") {
                let data = try Data(contentsOf: root.appending(path: folder).appending(path: name))
                object[String(name.dropLast(5))] = try JSON(reading: [UInt8](data))
            }
            return object
        }
        return [
            "build": "test", "config": .object(try files("Config")), "locales": .object(try files("Locales")),
            "assets": [:], "packs": [:],
        ]
    }

    init() throws {
        let clock = "000000000000-00000000-00000000000000aa"
        try send(["op": "start", "clock": .string(clock), "generations": [:]], body: Self.bundle().bytes())
    }

    /// Sends a message that must be taken.
    @discardableResult
    mutating func send(_ header: JSON, body: [UInt8] = []) throws -> (header: JSON, body: [UInt8]) {
        let answer = answer(header, body: body)
        if let error = answer.header["error"]?.string { throw Refused(reason: error) }
        return answer
    }

    mutating func answer(_ header: JSON, body: [UInt8] = []) -> (header: JSON, body: [UInt8]) {
        guard let frame = Frame(framed: bridge.call(Frame(header: header, body: body).framed)),
            let json = try? JSON(reading: frame.header)
        else { return (["error": "no-frame"], []) }
        return (json, frame.body)
    }

    struct Refused: Error { var reason: String }

    /// Handles a request to its end and stores what it changes.
    @discardableResult
    mutating func request(_ method: String, _ path: String, form: String = "") throws -> (header: JSON, body: [UInt8]) {
        let answer = try handle(method, path, form: form)
        try store(answer.header)
        return answer
    }

    /// Handles a request to its end. What it changes, if anything, waits.
    mutating func handle(_ method: String, _ path: String, form: String = "") throws -> (header: JSON, body: [UInt8]) {
        var header: JSONObject = [
            "op": "handle", "method": .string(method), "path": .string(path), "query": "",
            "contentType": "application/x-www-form-urlencoded", "accept": "application/json", "ifNoneMatch": "",
            "now": .int(Self.now), "entropy": .string(String(repeating: "5a", count: 16)),
        ]
        if let sender { header["sender"] = sender }
        if let secret { header["secret"] = .string(secret) }
        if let member { header["member"] = .string(member) }
        return try settle(.object(header), form: form)
    }

    /// Does a job of the host's that is answered like a request, and stores what it changes.
    mutating func perform(_ header: JSON, form: String) throws { try store(try settle(header, form: form).header) }

    private mutating func settle(_ header: JSON, form: String) throws -> (header: JSON, body: [UInt8]) {
        for _ in 0..<32 {
            let answer = try send(header, body: [UInt8](form.utf8))
            guard let needs = answer.header["needs"] else { return answer }
            try load(needs)
        }
        throw Refused(reason: "never-enough")
    }

    private mutating func load(_ needs: JSON) throws {
        for query in needs["records"]?.array ?? [] {
            let wanted = try RecordQuery(json: query)
            let all = try rows.values.map { try Record(json: $0) }
            let found = wanted.select(from: all)
            var header: JSONObject = ["op": "load", "query": query]
            if query["select"]?.string == "count" { header["count"] = .int(Int64(found.count)) }
            try send(.object(header), body: JSON.array(found.map { $0.json }).bytes())
        }
        for name in needs["resources"]?.array ?? [] {
            try send([
                "op": "resource", "pack": name["pack"] ?? .null, "section": name["section"] ?? .null, "missing": true,
            ])
        }
    }

    private mutating func store(_ header: JSON) throws {
        guard let writes = header["writes"]?.array, !writes.isEmpty else { return }
        let changes = try JSON(reading: try send(["op": "pending"]).body)
        let stored = writes.compactMap { key in
            rows[RecordKey(scope: Scope(key[0]!.string!), kind: Kind(key[1]!.string!), id: key[2]!.string!)]
        }
        let body: JSON = ["stored": .array(stored), "changes": changes]
        let merged = try send(["op": "merge", "erased": [], "generations": [:]], body: body.bytes()).header
        var whole: [JSON] = []
        for row in merged["rows"]?.array ?? [] {
            let record = try JSON(reading: row["record"]!.string!)
            rows[try RecordKey(json: record)] = record
            whole.append(record)
        }
        try send(
            ["op": "apply", "clock": header["clock"] ?? .null, "generations": [:]], body: JSON.array(whole).bytes())
    }
}
