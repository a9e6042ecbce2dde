import Foundation
import Records
import Testing

@testable import App

@Suite("Bodies and headers, over every route")
struct BodyAndHeaderTests {
    /// Addresses that between them give every kind of answer: pages, facts, files, redirects, errors.
    static let paths =
        PageTests.paths + [
            "/day?date=2026-11-23", "/day", "/me/data/wird.json", "/manifest.webmanifest", "/nowhere", "/tasks",
            "/tasks/00000000000000aa", "/tasks/00000000000000aa/actions", "/tasks/00000000000000aa/complete",
            "/me/data/import", "/me/data/erase", "/day/2026-13-40", "/widgets/small", "/widgets/large.svg",
            "/widgets/strip.json", "/widgets/done", "/feeds/wird-00000000000000000000000000000000.ics",
        ]

    private func expectGuarded(_ response: Response, _ comment: Comment) {
        for name in ["x-content-type-options", "content-security-policy", "referrer-policy"] {
            #expect(response.headers.count { $0.name == name } == 1, comment)
        }
        for header in ["cross-origin-opener-policy", "cross-origin-resource-policy"] {
            #expect(response[header] == "same-origin", comment)
        }
        #expect(response["x-content-type-options"] == "nosniff", comment)
        let isPage = response["content-type"]?.hasPrefix("text/html") == true
        let policy = response["content-security-policy"]
        if isPage { #expect(policy == SecurityHeaders.contentSecurityPolicy, comment) }
        #expect(policy?.contains("unsafe-inline") == false, comment)
    }

    @Test("SY-018 SY-020 every answer keeps itself to itself, whatever is asked and however", arguments: paths)
    func guarded(path: String) throws {
        let device = try Device.inRiyadh()
        for accept in ["text/html", "application/json"] {
            let answer = device.get(path, accept: accept)
            expectGuarded(answer, "\(path) \(accept) \(answer.status)")
            if let tag = answer["etag"] {
                expectGuarded(device.get(path, accept: accept, ifNoneMatch: tag), "\(path) 304")
            }
            expectGuarded(device.post(path, ["title": "x"], accept: accept), "POST \(path) \(accept)")
        }
    }

    @Test("HEAD has the status and headers of GET, with the length of the body that it leaves out", arguments: paths)
    func head(path: String) throws {
        let device = try Device.inRiyadh()
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        func ask(_ method: String) -> Response {
            device.send(
                Request(
                    method: method, path: parts[0], query: parts.count > 1 ? parts[1] : "", now: device.now,
                    entropy: .init(high: 1, low: 2)))
        }
        let get = ask("GET")
        let head = ask("HEAD")
        #expect(head.status == get.status && head.body.isEmpty)
        #expect(head["content-length"] == "\(get.body.count)")
        #expect(head.headers.filter { $0.name != "content-length" } == get.headers)
    }

    @Test("SY-020 a body beyond its route's limit is answered 413 in words, and changes nothing")
    func tooLarge() throws {
        let device = try Device.inRiyadh()
        let before = device.store
        for (path, limit) in [
            ("/tasks", 1 << 20), ("/me/data/import", 16 << 20), ("/me/data/tasks", 16 << 20),
            ("/me/settings/timetable", 16 << 20), ("/me/settings", 1 << 20),
        ] {
            #expect(BodyLimits.limit(path: path) == limit)
            for (accept, word) in [("text/html", "ما أُرسل أكبر"), ("application/json", "too_large")] {
                let answer = device.send(
                    Request(
                        method: "POST", path: path, contentType: "application/x-www-form-urlencoded", accept: accept,
                        body: [UInt8](repeating: 0x61, count: limit + 1), now: device.now,
                        entropy: .init(high: 1, low: 2)))
                #expect(answer.status == 413 && answer.text.contains(word))
            }
        }
        #expect(device.store == before)
    }

    @Test("The service worker reads no more of a body than the app takes")
    func workerLimits() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Web/js/sw.js")
        let script = try String(contentsOf: file, encoding: .utf8)
        #expect(BodyLimits.form == 1 << 20 && BodyLimits.file == 16 << 20)
        #expect(script.contains("const bodyLimits = { form: 1 << 20, file: 16 << 20 };"))
        #expect(
            script.contains(
                "const filePaths = new Set([\"/me/data/import\", \"/me/data/tasks\", \"/me/settings/timetable\"]);"))
    }
}
