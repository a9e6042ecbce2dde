import Almanac
import App
import Records
import Storage
import Testing

@testable import Server

@Suite("Who shows an access token, and who guesses one")
struct DoorkeeperTests {
    /// An app that knows one token, which reaches `/adhan/` alone.
    private static let known = "wird-11111111111111111111111111111111"
    private static let access: AppHandler = { request, _, _ in
        guard App.secret(authorization: request.authorization, path: request.path) == known else {
            var response = AppResponse(status: 401, body: Array("unknown".utf8))
            response.incident = .unknownToken
            return .respond(response, changes: Changes())
        }
        guard !request.path.hasPrefix("/adhan/") else { return .respond(AppResponse(status: 204), changes: Changes()) }
        var response = AppResponse(status: 403)
        response.incident = .shortToken
        return .respond(response, changes: Changes())
    }

    private static let sync = SyncRequest(replica: Replica(number: 0xD), cursor: 0).bytes()

    @Test(
        "SY-050 a sync and the clearing of recordings are held to the token that is shown, and so is what is read and heard"
    )
    func held() async throws {
        let site = try TestSite(access: Self.access)
        let json = ["content-type": "application/json"]
        #expect(
            try await site.send(.post, "/sync", json, body: Self.sync).status == 200,
            "without a token it is the person's")
        for (secret, status) in [(Self.known, 403), ("wird-2", 401)] {
            let shown = json.merging(["authorization": "Bearer \(secret)"]) { $1 }
            #expect(try await site.send(.post, "/sync", shown, body: Self.sync).status == status)
            #expect(try await site.send(.post, "/audio/clear", shown).status == status)
            #expect(try await site.send(.get, "/audio/kept.json", shown).status == status)
            #expect(try await site.send(.get, "/content/x", shown).status == status)
        }
        #expect(
            try await site.send(.get, "/adhan/recordings.json", ["authorization": "Bearer \(Self.known)"]).status == 200
        )
        #expect(try await site.send(.get, "/adhan/recordings.json", ["authorization": "Bearer wird-3"]).status == 401)
    }

    @Test("who guesses waits, ever longer, and hears for how long; who shows no token, or an old one again, doesn't")
    func guesses() async throws {
        let site = try TestSite(access: Self.access)
        func show(_ secret: String) async throws -> TestSite.Answer {
            try await site.send(.get, "/adhan/recordings.json", ["authorization": "Bearer \(secret)"])
        }
        for _ in 0..<40 { #expect(try await show("wird-old").status == 401) }
        for number in 1..<ServerLimits().guesses.free { #expect(try await show("wird-g\(number)").status == 401) }
        #expect(try await show("wird-last").status == 401)
        let refused = try await show("wird-more")
        #expect(refused.status == 429 && refused["retry-after"].flatMap { Int($0) } ?? 0 >= 1)
        #expect(try await show(Self.known).status == 429, "a right one is no answer either")
        #expect(try await show("wird-old").status == 401)
        #expect(try await site.send(.get, "/").status == 200)
        let log = site.logs.lines.joined(separator: "\n")
        #expect(log.contains("reason=token_unknown") && log.contains("reason=tokens_guessed"))
        for secret in ["wird-", "11111111"] { #expect(!log.contains(secret)) }
    }

    @Test("SY-050 wrong tokens and links that a foreign page shows make the machine's own programs wait for nothing")
    func foreignGuesses() async throws {
        for site in ["cross-site", "same-site"] {
            let server = try TestSite(app: Self.links, access: Self.besideLinks)
            func get(_ path: String, _ headers: [String: String] = [:]) async throws -> Int {
                try await server.send(.get, path, headers).status
            }
            let foreign = ["sec-fetch-site": site]
            var statuses: [Int] = []
            for number in 0..<30 { statuses.append(try await get(Self.link(number), foreign)) }
            #expect(statuses.first == 404 && statuses.last == 429, "the page itself waits")
            #expect(try await get("/adhan/recordings.json", ["authorization": "Bearer \(Self.known)"]) == 200)
            let shown = server.logs.lines.count
            #expect(try await get(Self.link(100)) == 404)
            #expect(
                server.logs.lines.dropFirst(shown).contains { $0.contains("reason=token_unknown") },
                "the log has room for it")
        }
    }

    @Test("who shows links that open nothing waits, as who shows tokens does")
    func guessedLinks() async throws {
        let site = try TestSite(app: Self.links, access: Self.besideLinks)
        for number in 0..<ServerLimits().guesses.free {
            #expect(try await site.send(.get, Self.link(number)).status == 404)
        }
        #expect(try await site.send(.get, Self.link(100)).status == 404)
        #expect(try await site.send(.get, Self.link(101)).status == 429)
        #expect(try await site.send(.get, "/inbox").status == 404, "what shows nothing doesn't wait")
    }

    /// A calendar feed's address.
    private static func link(_ number: Int) -> String {
        "/feeds/wird-\(String(repeating: "0", count: 29))\(100 + number).ics"
    }

    /// A link is the app's own to judge.
    private static let besideLinks: AppHandler = { request, workspace, resources in
        let judge = request.path.hasPrefix("/feeds/") ? TestSite.open : access
        return judge(request, workspace, resources)
    }

    /// An app that has given out no link.
    private static let links: AppHandler = { request, _, _ in
        var response = AppResponse(status: 404)
        if request.path.hasPrefix("/feeds/") { response.incident = .unknownToken }
        return .respond(response, changes: Changes())
    }

    @Test("a wait doubles up to its longest, and is forgotten after an hour")
    func budget() {
        let budget = GuessBudget()
        var now = Instant(seconds: 1_000)
        for number in 0..<ServerLimits().guesses.free { #expect(!budget.note("p", "\(number)", at: now)) }
        #expect(budget.wait("p", "x", at: now) == nil)
        var waits: [Int] = []
        for number in 0..<12 {
            #expect(budget.note("p", "more\(number)", at: now))
            let wait = budget.wait("p", "x", at: now) ?? 0
            waits.append(wait)
            now = now + .seconds(Int64(wait))
        }
        #expect(waits.first == 2 && waits == waits.sorted() && waits.last == Int(ServerLimits().guesses.longest))
        #expect(budget.wait("other", "x", at: now) == nil)
        now = now + .seconds(ServerLimits().guesses.memory + 1)
        #expect(!budget.note("p", "again", at: now) && budget.wait("p", "x", at: now) == nil)
    }

    @Test("whoever waited while the clock was a year ahead waits no longer than the longest wait once it is right")
    func budgetOfAWrongClock() {
        let (budget, limits) = (GuessBudget(), ServerLimits().guesses)
        let (now, ahead) = (Instant(seconds: 1_000), Instant(seconds: 1_000 + 365 * 86_400))
        for number in 0...limits.free { _ = budget.note("p", "\(number)", at: ahead) }
        #expect(budget.wait("p", "x", at: ahead) == 2)
        #expect(budget.wait("p", "x", at: now) == Int(limits.longest))
        #expect(budget.wait("p", "x", at: now + .seconds(limits.longest)) == nil)
    }

    @Test("what a foreign page tried stands in the log, and a flood of it doesn't fill it")
    func foreign() async throws {
        let site = try TestSite(access: Self.access)
        for _ in 0..<100 {
            let headers = ["origin": "http://evil.example", "sec-fetch-site": "cross-site"]
            #expect(
                try await site.send(.post, "/tasks/secret-id", headers, body: Array("title=Secret".utf8)).status == 403)
        }
        let lines = site.logs.lines.filter { $0.contains("foreign_origin") }
        #expect(lines.count == ServerLimits().refusalsPerMinute)
        #expect(lines[0].contains("origin=http://evil.example") && lines[0].contains("path=/tasks"))
        #expect(!lines[0].contains("secret-id"))
    }

    @Test("a wrong code of the path stands in the log without the code")
    func code() async throws {
        let site = try TestSite(app: { _, _, _ in
            var response = AppResponse(status: 422)
            response.incident = .wrongCode
            return .respond(response, changes: Changes())
        })
        #expect(try await site.send(.post, "/path/lock", body: Array("code=4711".utf8)).status == 422)
        let log = site.logs.lines.joined(separator: "\n")
        #expect(log.contains("reason=wrong_code") && !log.contains("4711"))
    }
}
