import Almanac
import App
import Foundation
import Records
import Storage
import Synchronization
import Testing

@testable import Server

@Suite("What an operator's tools ask")
struct ProbesTests {
    private static let token = "monitoring-secret"

    /// A clock that a test moves.
    private final class Clock: Sendable {
        private let current = Mutex(TestSite.instant)
        var now: Instant { current.withLock { $0 } }
        func pass(_ span: TimeSpan) { current.withLock { $0 = $0 + span } }
    }

    private static func reasons(_ answer: TestSite.Answer) throws -> [String] {
        try JSON(reading: answer.body)["reasons"]?.array?.compactMap(\.string) ?? ["none"]
    }

    @Test("a server in order is ready; what isn't in order is named, and nothing of the person's")
    func ready() async throws {
        let clock = Clock()
        let site = try TestSite(now: { clock.now })
        let fresh = try await site.send(.get, "/readyz")
        #expect(fresh.status == 200 && fresh.text == #"{"status":"ready","reasons":[]}"#)
        #expect(try await site.send(.head, "/readyz").body.isEmpty)
        #expect(try await site.send(.post, "/readyz").status == 405)
        _ = try await site.send(.post, "/tasks", body: Array("title=SecretTitle".utf8))
        try site.house.maintain(now: clock.now)
        #expect(try await site.send(.get, "/readyz").status == 200)

        clock.pass(.hours(49))
        let old = try await site.send(.get, "/readyz")
        #expect(old.status == 503)
        #expect(try Self.reasons(old) == ["backup_old"])
        try site.house.maintain(now: clock.now)
        #expect(try await site.send(.get, "/readyz").status == 200)

        try site.house.backups.keep(
            BackupReport(
                path: try #require(site.house.backups.list().first).path, tried: clock.now, records: 0,
                fault: .different))
        #expect(try await Self.reasons(site.send(.get, "/readyz")) == ["backup_unsound"])
        // A copy elsewhere that failed is said, and takes nothing from what the server answers.
        try site.house.backups.keep(
            BackupReport(
                path: try #require(site.house.backups.list().first).path, tried: clock.now, records: 1, copy: .failed))
        let copy = try await site.send(.get, "/readyz")
        #expect(copy.status == 200)
        #expect(try Self.reasons(copy) == ["backup_not_copied"])

        site.house.store.close()
        let broken = try await site.send(.get, "/readyz")
        #expect(broken.status == 503)
        #expect(try Self.reasons(broken).contains("store_failed"))
        for word in ["SecretTitle", "/", "sqlite"] { #expect(!broken.text.contains(word)) }
    }

    @Test("content that is missing or differs from what it must be makes a server not ready")
    func content() async throws {
        let none = try TestSite(content: ContentStanding(isMissing: true))
        #expect(try await Self.reasons(none.send(.get, "/readyz")) == ["content_missing"])
        let bad = try TestSite(content: ContentStanding(isDamaged: true))
        #expect(try await Self.reasons(bad.send(.get, "/readyz")) == ["content_damaged"])
    }

    @Test("figures are counted by the product's own addresses alone, in the form that monitoring reads")
    func metrics() async throws {
        let site = try TestSite()
        for path in [
            "/", "/tasks/SecretId", "/day/2026-11-21?q=SecretQuery", "/SecretPath/x", "/feeds/wird-secret.ics",
            "/healthz",
        ] { _ = try await site.send(.get, path) }
        _ = try await site.send(.post, "/tasks", body: Array("title=SecretTitle".utf8))
        let sync = SyncRequest(replica: Replica(number: 0xD), cursor: 0).bytes()
        _ = try await site.send(.post, "/sync", ["content-type": "application/json"], body: sync)
        _ = try await site.send(.post, "/sync", ["content-type": "application/json"], body: [0x41])
        try site.house.maintain(now: TestSite.instant)
        let answer = try await site.send(.get, "/metrics")
        #expect(answer.status == 200 && answer["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        let lines = answer.text.split(separator: "\n").map(String.init)
        for line in [
            #"wird_requests_total{area="/",status="2xx"} 1"#, #"wird_requests_total{area="/tasks",status="3xx"} 1"#,
            #"wird_requests_total{area="/…",status="4xx"} 2"#, #"wird_requests_total{area="/sync",status="4xx"} 1"#,
            #"wird_request_seconds_bucket{le="+Inf"} 9"#, "wird_request_seconds_count 9",
            "wird_sync_exchanges_total 2", "wird_sync_refused_total 1", "wird_backup_age_seconds 0",
            "wird_backup_good 1",
            "wird_open_streams 0", #"wird_faults{fault="backup_old"} 0"#, #"wird_build_info{version="1.2.3"} 1"#,
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(
            answer.text.contains("process_resident_memory_bytes ")
                && answer.text.contains("wird_disk_bytes{part=\"data\"} "))
        for word in ["Secret", "wird-secret", "2026"] { #expect(!answer.text.contains(word), "\(word)") }
        // Each line is a sample or tells of one (Prometheus, "Text format").
        for line in lines {
            let isSample = line.wholeMatch(of: #/[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+/#) != nil
            #expect(isSample || line.hasPrefix("# HELP ") || line.hasPrefix("# TYPE "), "\(line)")
        }
    }

    @Test("on this machine who shows no token is answered, or who shows the operator's, and nobody else")
    func tokens() async throws {
        for token in ["", Self.token] {
            let site = try TestSite(
                access: { request, _, _ in
                    let isOwn = App.secret(authorization: request.authorization, path: request.path) == nil
                    return .respond(AppResponse(status: isOwn ? 204 : 401), changes: Changes())
                }, metricsToken: token)
            for path in ["/metrics", "/readyz"] {
                #expect(try await site.send(.get, path).status == 200)
                let shown = ["authorization": "Bearer \(Self.token)"]
                #expect(try await site.send(.get, path, shown).status == (token.isEmpty ? 401 : 200))
                #expect(try await site.send(.get, path, ["authorization": "Bearer wird-1"]).status == 401)
                #expect(try await site.send(.get, path, ["authorization": "Bearer "]).status == 401)
                #expect(try await site.send(.get, path, host: "evil.example").status == 421)
            }
        }
    }

    @Test("from elsewhere only the operator's token is answered, and no device's right to the app is")
    func elsewhere() async throws {
        let options = ProxyOptions(address: try #require(PublicAddress("https://wird.example.org")))
        try await HomeServer.run(behind: options, metricsToken: Self.token) { server in
            let passed = ["host": "wird.example.org", "x-forwarded-for": "203.0.113.7"]
            for path in ["/metrics", "/readyz"] {
                #expect(try await server.send("GET", server.loopback + path).status == 200)
                #expect(try await server.send("GET", server.loopback + path, passed).status == 401)
                for (shown, status) in [(Self.token, 200), (Self.token + "x", 401), ("", 401)] {
                    let headers = passed.merging(["authorization": "Bearer \(shown)"]) { $1 }
                    #expect(try await server.send("GET", server.loopback + path, headers).status == status, "\(shown)")
                }
            }
            let pair = try await server.send(
                "POST", server.loopback + "/pair",
                passed.merging(["content-type": "application/x-www-form-urlencoded"]) { $1 },
                body: "code=\(server.code)&name=Phone")
            let cookie = try #require(pair.cookie).split(separator: ";")[0].split(separator: "=")[1]
            #expect(cookie.count == 64)
            for path in ["/metrics", "/readyz"] {
                let answer = try await server.send("GET", server.loopback + path, passed, session: String(cookie))
                #expect(answer.status == 404, "a device sees the app and not the machine")
            }
            // The page about the machine neither, and with its figures only there.
            let here = try await server.send("GET", server.loopback + "/me/machine", ["accept": "application/json"])
            #expect(here.status == 200 && here.json["version"] == "1.2.3" && here.json["devices"] == 1)
            let there = try await server.send("GET", server.loopback + "/me/machine", passed, session: String(cookie))
            #expect(there.status == 403 && !there.text.contains("1.2.3"))
        }
    }
}
