import Foundation
import Records
import Testing

@testable import Server

@Suite("Listening to several people", .serialized)
struct ListeningPeopleTests {
    private static let form = [
        "content-type": "application/x-www-form-urlencoded", "accept": "application/json", "accept-language": "en",
    ]
    private static let sound = ["content-type": "application/octet-stream"]

    private func begin(_ person: Joiner) async throws -> HomeServer.Answer {
        try await person.send("POST", "/quran/recite/listen", Self.form, body: "span=1-1-3")
    }

    @Test("another person's session answers 404 to everything, and a token, a stranger or one who has left get nothing")
    func apart() async throws {
        try await HomeServer.run(recogniser: ScriptedEngine.Script().parts()) { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            let begun = try await begin(maryam)
            #expect(begun.status == 201)
            let path = "/quran/recite/listen/" + (begun.json["session"]?.string ?? "")
            for (method, part, headers) in [
                ("POST", "/sound?from=0", Self.sound), ("POST", "/contest", Self.form), ("POST", "/end", Self.form),
                ("GET", "/events", [:]),
            ] {
                let body = method == "POST" ? "word=0" : nil
                #expect(try await sara.send(method, path + part, headers, body: body).status == 404, "\(part)")
                let stranger = try await server.send(method, server.home + path + part, headers, body: body)
                #expect(stranger.status != 200 && stranger.status != 204, "\(part)")
                let owner = try await server.send(method, server.loopback + path + part, headers, body: body)
                #expect(owner.status == 404, "\(part)")
            }
            let token = try await maryam.send(
                "POST", "/me/tokens", Self.form, body: "step=create&name=program&read=on&tasks=on")
            let bearer = ["authorization": "Bearer " + (token.json["token"]?.string ?? "")]
            for (method, address) in [
                ("GET", "/quran/recite/recogniser"), ("POST", "/quran/recite/listen"), ("POST", path + "/end"),
            ] {
                let answer = try await maryam.send(
                    method, address, Self.form.merging(bearer) { $1 }, body: method == "POST" ? "span=1-1-3" : nil)
                #expect(answer.status == 403, "\(address)")
            }
            #expect(try await maryam.send("POST", path + "/end", Self.form, body: "").status == 200)
        }
    }

    @Test("no more are listened to than have room: the next hears about how long it is, and one's own makes room")
    func busy() async throws {
        var limits = ServerLimits()
        limits.listening.sessions = 1
        let script = ScriptedEngine.Script()
        try await HomeServer.run(limits: limits, recogniser: script.parts()) { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            let first = try await begin(maryam)
            #expect(first.status == 201)
            let refused = try await begin(sara)
            let seconds = refused.json["waitSeconds"]?.int ?? 0
            #expect(refused.status == 409 && refused.json["error"] == "listening.busy" && (1...180).contains(seconds))
            #expect(refused.headers["retry-after"] == "\(seconds)")
            #expect(refused.json["message"]?.string?.contains("\(seconds)") == true)
            let standing = try await sara.send("GET", "/quran/recite/recogniser", ["accept-language": "en"]).json
            #expect(standing["state"] == "busy" && standing["waitSeconds"] != nil && standing["reason"] != "")
            #expect(try await maryam.send("GET", "/quran/recite/recogniser").json["state"] == "ready")
            let second = try await begin(maryam)
            #expect(second.status == 201 && second.json["session"] != first.json["session"])
            let old = "/quran/recite/listen/" + (first.json["session"]?.string ?? "")
            #expect(try await maryam.send("POST", old + "/end", Self.form, body: "").status == 404)
            let path = "/quran/recite/listen/" + (second.json["session"]?.string ?? "")
            #expect(try await maryam.send("POST", path + "/end", Self.form, body: "").status == 200)
            #expect(try await begin(sara).status == 201)
            let cores = ProcessInfo.processInfo.activeProcessorCount
            #expect(script.now.threads.allSatisfy { $0 == cores })
        }
    }
}
