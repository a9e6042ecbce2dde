import App
import Foundation
import Logging
import Records
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("The log")
struct JSONLogTests {
    private final class Lines: Sendable {
        private let kept = Mutex<[UInt8]>([])
        var text: String { kept.withLock { String(decoding: $0, as: UTF8.self) } }
        func take(_ line: [UInt8]) { kept.withLock { $0 += line } }
    }

    @Test("as JSON each line is one object with the time, the level, the message and the facts by name")
    func lines() throws {
        let lines = Lines()
        var logger = Logger(label: "wird") { _ in JSONLogHandler(write: lines.take) }
        logger[metadataKey: "part"] = "server"
        logger.warning("two\nlines \"and\" marks", metadata: ["reason": "x\u{0}y", "count": "3"])
        logger.debug("not at this level")
        logger.info("plain")
        let parsed = try lines.text.split(separator: "\n").map { try JSON(reading: String($0)) }
        #expect(parsed.count == 2)
        #expect(parsed[0]["level"] == "warning" && parsed[0]["message"] == "two\nlines \"and\" marks")
        #expect(parsed[0]["facts"] == ["count": "3", "part": "server", "reason": "x\u{0}y"])
        #expect(parsed[1]["facts"] == ["part": "server"])
        #expect(parsed[0]["time"]?.string?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
        #expect(lines.text.hasSuffix("\n"))
    }

    /// The words that are sent, each in another place.
    private static let mark = "Zamzam"

    @Test("whatever is asked, in whatever place of a request words stand, the log holds none of them and no address")
    func crawl() async throws {
        let options = ProxyOptions(address: try #require(PublicAddress("https://wird.example.org")))
        try await HomeServer.run(behind: options) { server in
            let document = try String(contentsOfFile: TestSite.checkout + "/docs/api.md", encoding: .utf8)
            let calls = document.matches(of: #/`(GET|POST) (\/[^ `?]*)`/#).map {
                (String($0.output.1), String($0.output.2).replacing(#/[A-Z]{2,}/#, with: Self.mark))
            }
            #expect(calls.count > 60)
            let ways: [[String: String]] = [
                [:], ["host": "wird.example.org", "x-forwarded-for": "203.0.113.77", "authorization": "Bearer x"],
                ["sec-fetch-site": "cross-site", "user-agent": Self.mark], ["authorization": "Bearer \(Self.mark)"],
            ]
            for (method, path) in calls + [
                ("GET", "/\(Self.mark)"), ("GET", "/\(Self.mark)/\(Self.mark)"), (Self.mark, "/"),
            ] {
                for way in ways {
                    let headers = way.merging(["content-type": "application/json", "cookie": "a=\(Self.mark)"]) { $1 }
                    let body =
                        method == "GET"
                        ? nil : #"{"title": "\#(Self.mark)", "code": "\#(Self.mark)", "step": "\#(Self.mark)"}"#
                    _ = try? await server.send(
                        method, server.loopback + path + "?q=\(Self.mark)&latitude=21.422487", headers, body: body)
                }
            }
            let bad: JSON = [
                "scope": .string(Self.mark), "kind": .string(Self.mark), "id": .string(Self.mark), "generation": 0,
                "fields": 7,
            ]
            let message: JSON = ["protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": [bad]]
            let sync = try await server.send(
                "POST", server.loopback + "/sync", ["content-type": "application/json"], body: message.text())
            #expect(sync.status == 200)
            let log = server.logs.lines.filter { !$0.contains("hb.") }.joined(separator: "\n")
            #expect(log.contains("path=/tasks") && log.contains("can't be read") && log.contains("peer=203.0.113.0/24"))
            for word in [Self.mark, Self.mark.lowercased(), "21.4224", "203.0.113.77", "127.0.0.1"] {
                let lines = server.logs.lines.filter {
                    $0.contains(word) && !$0.contains("listening on") && !$0.contains("sl-")
                }
                #expect(lines.isEmpty, "\(word): \(lines.prefix(3))")
            }
        }
    }
}
