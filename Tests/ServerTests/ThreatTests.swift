import Hummingbird
import Records
import Testing

@testable import Server

@Suite("What a stranger may not do")
struct ThreatTests {
    @Test(
        "SY-020 a name that only points here is refused (DNS rebinding)",
        arguments: [
            "evil.example:8470", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:8470", "0.0.0.0:8470", "",
        ])
    func rebinding(host: String) async throws {
        let site = try TestSite()
        for path in ["/", "/echo", "/healthz", "/bundle.json", "/assets/a-1.css", "/sw.js", "/sync"] {
            let answer = try await site.send(.get, path, host: host)
            #expect(answer.status == 421, "\(path)")
            #expect(!answer.text.contains("page"))
        }
        #expect(try await site.send(.post, "/tasks", host: host).status == 421)
        #expect(try site.house.store.counter() == 0)
    }

    @Test("localhost leads to the one address that the app has; nothing is written on the way")
    func localhost() async throws {
        let site = try TestSite()
        let answer = try await site.send(.get, "/day/2026-11-21?a=b", host: "localhost:8470")
        #expect(answer.status == 308 && answer["location"] == "http://127.0.0.1:8470/day/2026-11-21?a=b")
        #expect(try await site.send(.post, "/tasks", host: "localhost:8470").status == 421)
        #expect(try await site.send(.get, "/", host: "[::1]:8470").status == 200)
        #expect(try site.house.store.counter() == 0)
    }

    @Test(
        "SY-020 a foreign page can't write",
        arguments: [
            ["origin": "http://evil.example"], ["origin": "http://127.0.0.1:9999"],
            ["origin": "https://127.0.0.1:8470"],
            ["origin": "null"], ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
            ["origin": "http://127.0.0.1:8470", "sec-fetch-site": "cross-site"],
            ["origin": "http://localhost:8470", "sec-fetch-site": "same-origin"],
        ])
    func foreignWrites(headers: [String: String]) async throws {
        let site = try TestSite()
        for path in ["/tasks", "/sync", "/me/data/import"] {
            #expect(try await site.send(.post, path, headers, body: Array("title=x".utf8)).status == 403, "\(path)")
        }
        #expect(try site.house.store.counter() == 0)
    }

    @Test(
        "The app's own pages and programs on this machine can write",
        arguments: [
            ["origin": "http://127.0.0.1:8470", "sec-fetch-site": "same-origin"], ["origin": "http://127.0.0.1:8470"],
            ["origin": "null", "sec-fetch-site": "same-origin"], ["sec-fetch-site": "none"], [:],
        ])
    func ownWrites(headers: [String: String]) async throws {
        let site = try TestSite()
        #expect(try await site.send(.post, "/tasks", headers, body: Array("title=x".utf8)).status == 303)
        #expect(try site.house.store.counter() == 1)
    }

    @Test("A form of a foreign page can't pretend to be a sync")
    func syncType() async throws {
        let site = try TestSite()
        let body = Array(#"{"protocol":1,"replica":"00000000000000aa","cursor":0,"records":[]}"#.utf8)
        #expect(try await site.send(.post, "/sync", ["content-type": "text/plain"], body: body).status == 415)
        #expect(try await site.send(.post, "/sync", ["content-type": "application/json"], body: body).status == 200)
    }

    @Test("SY-020 what is too large is refused before it is handled")
    func sizes() async throws {
        let site = try TestSite()
        let large = [UInt8](repeating: 65, count: 1 << 20 + 1)
        let refused = try await site.send(.post, "/tasks", body: large)
        #expect(refused.status == 413 && refused["content-type"] == "text/html; charset=utf-8")
        #expect(refused.text.contains("ما أُرسل أكبر"))
        let lying = try await site.send(.post, "/tasks", ["content-length": "99999999999"], body: [65])
        #expect(lying.status == 413)
        #expect(try site.house.store.counter() == 0)
        #expect(try await site.send(.post, "/me/data/import", body: large).status == 303)
        let file = [UInt8](repeating: 65, count: 16 << 20)
        #expect(try await site.send(.post, "/me/data/import", body: file).status == 303)
        #expect(try await site.send(.post, "/me/data/import", body: file + [65]).status == 413)
    }

    @Test(
        "SY-020 no path leads out of the assets",
        arguments: [
            "/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/assets//etc/passwd", "/assets/..%2fsecret.txt",
            "/content/../../data/wird.sqlite", "/assets/assets.json", "/assets/", "/assets/a-1.css.br",
        ])
    func traversal(path: String) async throws {
        let site = try TestSite()
        let answer = try await site.send(.get, path)
        #expect(answer.status == 404 && !answer.text.contains("secret"))
    }

    @Test("SY-018 SY-020 every answer keeps itself to itself")
    func headers() async throws {
        let site = try TestSite()
        let paths = [
            "/", "/none", "/healthz", "/bundle.json", "/sw.js", "/assets/a-1.css", "/assets/none", "/sync", "/tasks",
            "/echo",
        ]
        var answers: [(String, TestSite.Answer)] = []
        for path in paths {
            answers.append((path, try await site.send(.get, path)))
            answers.append((path, try await site.send(.post, path)))
            answers.append((path, try await site.send(.get, path, host: "evil.example")))
            answers.append((path, try await site.send(.get, path, host: "localhost:8470")))
            answers.append((path, try await site.send(.post, path, ["sec-fetch-site": "cross-site"])))
        }
        for (path, answer) in answers {
            #expect(answer["x-content-type-options"] == "nosniff", "\(path)")
            #expect(answer["referrer-policy"] == "same-origin", "\(path)")
            #expect(answer["access-control-allow-origin"] == nil, "\(path)")
            #expect(answer["content-security-policy"]?.hasPrefix("default-src '") == true, "\(path)")
            #expect(answer["cross-origin-resource-policy"] == "same-origin", "\(path)")
        }
    }

    @Test("A log tells neither what was asked for nor what was written")
    func logging() async throws {
        let site = try TestSite()
        _ = try await site.send(.get, "/place?q=Makkah&latitude=21.42")
        _ = try await site.send(.post, "/tasks", body: Array("title=SecretTitle".utf8))
        _ = try await site.send(.get, "/tasks/0123456789abcdef")
        _ = try await site.send(.get, "/MyDiaryOfToday/x")
        let log = site.logs.lines.joined(separator: "\n")
        #expect(log.contains("path=/place") && log.contains("status=303"))
        for secret in ["Makkah", "21.42", "SecretTitle", "0123456789abcdef", "MyDiary"] {
            #expect(!log.contains(secret))
        }
    }
}
