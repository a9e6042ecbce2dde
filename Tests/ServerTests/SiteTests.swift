import Foundation
import Hummingbird
import Records
import Storage
import Testing

@testable import Server

@Suite("The site")
struct SiteTests {
    @Test("Pages, forms and conditional requests pass through to the app and back")
    func pages() async throws {
        let site = try TestSite()
        let page = try await site.send(.get, "/")
        #expect(page.status == 200 && page.text == "<h1>page</h1>" && page["etag"] == "\"page\"")
        #expect(page["content-security-policy"] == "default-src 'self'")
        let known = try await site.send(.get, "/", ["if-none-match": "\"page\""])
        #expect(known.status == 304 && known.body.isEmpty)
        let posted = try await site.send(.post, "/tasks", body: Array("title=x".utf8))
        #expect(posted.status == 303 && posted["location"] == "/" && posted.body.isEmpty)
        #expect(try await site.send(.get, "/nowhere").status == 404)
    }

    @Test("The app gets the request as it came, with the type lower-case and bare, and the clock of the world")
    func request() async throws {
        let site = try TestSite()
        let answer = try await site.send(
            .post, "/echo?q=%D9%85%D9%83%D8%A9",
            [
                "content-type": "Application/JSON; charset=UTF-8", "accept": "application/json",
                "if-none-match": "\"t\"",
            ],
            body: Array("{}".utf8))
        let json = try JSON(reading: answer.body)
        #expect(json["method"] == "POST" && json["path"] == "/echo" && json["query"] == "q=%D9%85%D9%83%D8%A9")
        #expect(json["contentType"] == "application/json" && json["accept"] == "application/json")
        #expect(json["ifNoneMatch"] == "\"t\"" && json["body"]?.string == Base64.encode(Array("{}".utf8)))
        #expect(json["now"] == .int(TestSite.instant.microseconds))
    }

    @Test("HEAD has the headers of GET and no body", arguments: ["/", "/bundle.json", "/sw.js", "/assets/a-1.css"])
    func head(path: String) async throws {
        let site = try TestSite()
        let get = try await site.send(.get, path)
        let head = try await site.send(.head, path)
        #expect(head.status == get.status && head.body.isEmpty && head["etag"] == get["etag"])
        #expect(head["content-length"] != "0")
    }

    @Test("Files are kept for good, and sent in the coding that the browser takes")
    func files() async throws {
        let site = try TestSite()
        let plain = try await site.send(.get, "/assets/a-1.css")
        #expect(plain.text == "body{}" && plain["content-type"] == "text/css; charset=utf-8")
        #expect(plain["cache-control"] == "public, max-age=31536000, immutable" && plain["vary"] == "Accept-Encoding")
        let brotli = try await site.send(.get, "/assets/a-1.css", ["accept-encoding": "gzip, deflate, br"])
        #expect(brotli.text == "br-bytes" && brotli["content-encoding"] == "br")
        let gzip = try await site.send(.get, "/assets/a-1.css", ["accept-encoding": "br;q=0, gzip"])
        #expect(gzip.text == "gz-bytes" && gzip["content-encoding"] == "gzip")
        #expect(Set([plain["etag"], brotli["etag"], gzip["etag"]]).count == 3)
        let tag = try #require(brotli["etag"])
        let headers = ["accept-encoding": "br", "if-none-match": tag]
        #expect(try await site.send(.get, "/assets/a-1.css", headers).status == 304)
        #expect(try await site.send(.post, "/assets/a-1.css").status == 405)
    }

    @Test(
        "Ranges of files are sent as RFC 9110 says",
        arguments: [
            ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
            ("bytes=-2", 206, "89", "bytes 8-9/10"), ("bytes=0-999", 206, "0123456789", "bytes 0-9/10"),
            ("bytes=10-", 416, "", "bytes */10"), ("bytes=-0", 416, "", "bytes */10"),
            ("bytes=5-2", 200, "0123456789", nil), ("bytes=a-b", 200, "0123456789", nil),
            ("bytes=0-1,3-4", 200, "0123456789", nil), ("lines=0-1", 200, "0123456789", nil),
            ("bytes=99999999999999999999-", 200, "0123456789", nil),
        ])
    func ranges(header: String, status: Int, body: String, range: String?) async throws {
        let site = try TestSite()
        let answer = try await site.send(.get, "/assets/x-1.bin", ["range": header, "accept-encoding": "br"])
        #expect(answer.status == status && answer.text == body && answer["content-range"] == range)
    }

    @Test("The bundle, the worker's script and the health document")
    func documents() async throws {
        let site = try TestSite()
        let bundle = try await site.send(.get, "/bundle.json")
        let build = try #require(try JSON(reading: bundle.body)["build"]?.string)
        #expect(bundle["etag"] == "\"\(build)\"" && bundle["cache-control"] == "no-cache")
        #expect(try await site.send(.get, "/bundle.json", ["if-none-match": "\"\(build)\""]).status == 304)
        let script = try await site.send(.get, "/sw.js")
        #expect(script.text == "const BUILD = \"\(build)\";\nself.main = 1;")
        #expect(script["service-worker-allowed"] == "/" && script["cache-control"] == "no-cache")
        let health = try JSON(reading: try await site.send(.get, "/healthz").body)
        #expect(health == ["status": "ok", "version": "1.2.3", "build": .string(build)])
        let refused = try await site.send(.post, "/healthz")
        #expect(refused.status == 405 && refused["allow"] == "GET, HEAD")
    }

    @Test("A sync that can't be read is refused, and one of another protocol is told ours")
    func sync() async throws {
        let site = try TestSite()
        func post(_ text: String) async throws -> TestSite.Answer {
            try await site.send(.post, "/sync", ["content-type": "application/json"], body: Array(text.utf8))
        }
        #expect(try await post("{").status == 400)
        #expect(try await post(#"{"protocol":1}"#).status == 400)
        let other = try await post(#"{"protocol":9,"replica":"00000000000000aa","cursor":0,"records":[]}"#)
        #expect(other.status == 409 && other.body == SyncReply.protocolRefusal)
        #expect(try await site.send(.get, "/sync").status == 405)
    }

    @Test("SY-004 SY-011 records that can't be read, stored or sent, are logged by their sort, and the rest is synced")
    func unreadableRecords() async throws {
        let site = try TestSite()
        var good = Record(key: RecordKey(scope: .own, kind: Kind("task"), id: "good"))
        let stamp = Stamp(milliseconds: 1_000, counter: 0, replica: Replica(number: 1))
        good.set("title", to: "A", at: stamp)
        var spoilt = good
        spoilt.key.id = "spoilt"
        try site.house.store.commit(.init(records: [spoilt]), clock: HybridClock(last: stamp))
        try site.spoil("spoilt")
        let bad: JSON = ["scope": "own", "kind": "task", "id": "sent", "generation": 0, "fields": 7]
        let message: JSON = [
            "protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": [bad, good.json, 7],
        ]
        let answer = try await site.send(.post, "/sync", ["content-type": "application/json"], body: message.bytes())
        let reply = try SyncReply(reading: answer.body)
        #expect(Set(reply.refused.map(\.key.id)) == ["sent", "spoilt"] && reply.refused.count == 2)
        #expect(try site.house.store.recordCount() == 2)
        let log = site.logs.lines.filter { $0.hasPrefix("warning") }
        // A log says of a record where it belongs, and by which mark it is known again.
        func marked(_ id: String) -> String { "kind=task mark=\(SHA256.hex(Array(id.utf8)).prefix(8)) scope=own" }
        #expect(log.contains { $0.contains(marked("sent")) && $0.contains("error=invalid-fields") })
        #expect(log.contains { $0.contains(marked("spoilt")) })
        #expect(!log.joined().contains("spoilt"))
        #expect(log.contains { $0.contains("count=1") })
        #expect(log.count == 3)
    }

    @Test("What the store refuses to write is told from a store that fails")
    func refusedWrites() async throws {
        let key = RecordKey(scope: .own, kind: Kind("task"), id: "a")
        let site = try TestSite { _, workspace, _ in
            var record = Record(key: key)
            record.set(
                "title", to: .string(String(repeating: "x", count: RecordLimits.value)), at: workspace.clock.last)
            return .respond(AppResponse(status: 303), changes: .init(records: [record]))
        }
        #expect(try await site.send(.post, "/tasks").status == 413)
        #expect(try site.house.store.recordCount() == 0)
    }

    @Test("A store that fails gives a sentence and no data")
    func brokenStore() async throws {
        let site = try TestSite()
        site.house.store.close()
        let page = try await site.send(.get, "/", ["accept-language": "en-GB"])
        #expect(page.status == 503 && page.text.contains("The request could not be finished"))
        let json = try await site.send(.get, "/", ["accept": "application/json"])
        #expect(json.status == 503)
        #expect(try JSON(reading: json.body)["error"]?["code"] == "failed")
        // A program hears neither where the file lies nor the engine's words.
        for word in ["/", "SQLite", "sqlite", "closed", "StoreError"] {
            #expect(!json.text.contains(word), "\(json.text)")
        }
    }

    @Test("Recorded requests read back as they were")
    func recording() async throws {
        let site = try TestSite(recording: true)
        _ = try await site.send(.get, "/?lang=en")
        _ = try await site.send(.post, "/tasks", body: [0, 255, 10, 13])
        let text = try String(contentsOfFile: site.folder + "/requests.jsonl", encoding: .utf8)
        let requests = try text.split(separator: "\n").map { line in
            try #require(RecordedRequest(json: try JSON(reading: String(line)))).request
        }
        #expect(requests.map(\.method) == ["GET", "POST"])
        #expect(requests[0].query == "lang=en" && requests[1].body == [0, 255, 10, 13])
    }
}
