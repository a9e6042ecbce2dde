import Almanac
import Testing

@testable import Server

/// How often alerts by push may be changed and tried.
@Suite struct PushTurnsTests {
    @Test("SY-020 forms about alerts by push are taken so often of one person, then wait; another person's don't")
    func endpoint() async throws {
        var limits = ServerLimits()
        limits.push.asks = 6
        try await HomeServer.run(limits: limits) { server in
            let first = try await server.join("Maryam", try await server.invite())
            let second = try await server.join("Zayd", try await server.invite())
            func ask(_ person: Joiner, _ path: String = "/me/settings/push") async throws -> HomeServer.Answer {
                let headers = ["accept": "application/json", "content-type": "application/json"]
                return try await person.send("POST", path, headers, body: #"{"step": "test", "device": "x"}"#)
            }
            for _ in 0..<6 { #expect(try await ask(first).status == 404) }
            for path in ["/me/settings/push", "/me/settings/push/", "/me/settings/%70ush"] {
                let answer = try await ask(first, path)
                #expect(answer.status != 200)
                guard answer.status != 404 || path == "/me/settings/push" else { continue }
                #expect(answer.status == 429 && Int(answer.headers["retry-after"] ?? "") ?? 0 > 0, "\(path)")
                let error = answer.json["error"]
                #expect(error?["code"] == "pushedTooOften" && error?["message"]?.string?.isEmpty == false)
            }
            #expect(try await ask(second).status == 404, "another person's turns are their own")
            #expect(try await first.add("Read") == 200, "everything else is taken as ever")
            server.wait(seconds: 600)
            #expect(try await ask(first).status == 404)
        }
    }

    @Test("what was asked within the span counts, and a clock that is set back gives no turn and takes none for long")
    func span() {
        let turns = Turns(2, in: .minutes(10))
        let now = Instant(seconds: 1_800_000_000)
        #expect(turns.take("a", at: now) == nil)
        #expect(turns.take("a", at: now + .minutes(9)) == nil)
        #expect(turns.take("a", at: now + .minutes(9)) == 60)
        #expect(turns.take("b", at: now + .minutes(9)) == nil)
        #expect(turns.take("a", at: now + .minutes(10)) == nil)
        #expect(turns.take("a", at: now + .minutes(-300)) == 600)
        #expect(turns.take("a", at: now + .minutes(-290)) == nil)
    }
}
