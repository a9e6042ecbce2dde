import Foundation
import People
import Records
import Testing

@testable import Server

@Suite("Whose it is, and who may change how they come in", .serialized)
struct OwnershipTests {
    private static let json = ["accept": "application/json", "content-type": "application/json"]
    private static let message = #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": []}"#

    @Test("a browser that doesn't say whose records it holds is refused, and told who is signed in")
    func sync() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            func exchange(_ holder: String?) async throws -> HomeServer.Answer {
                var headers = ["content-type": "application/json"]
                headers["wird-person"] = holder
                return try await maryam.send("POST", "/sync", headers, body: Self.message)
            }
            for holder in [nil, "nobody"] {
                let answer = try await exchange(holder)
                #expect(answer.status == 409 && answer.json["error"] == "no_person")
                #expect(answer.json["person"] == .string(maryam.id) && answer.json["empty"] == true)
            }
            #expect(try await maryam.send("GET", "/account/arrived").text.contains("data-written") == false)
            #expect(try await maryam.add("WordOfMaryam") == 200)
            #expect(try await exchange("nobody").json["empty"] == false)
            #expect(try await maryam.send("GET", "/account/arrived").text.contains("data-written"))
            #expect(try await exchange(maryam.id).status == 200)
            #expect(try await exchange(maryam.id.replacing("a", with: "b") + "0").status == 409)
            // On the machine itself nobody signs in, and a browser there need not say; a paired device does.
            for holder in [[:], ["wird-person": "nobody"], ["wird-person": "owner"]] {
                let here = try await server.send(
                    "POST", server.loopback + "/sync",
                    ["content-type": "application/json"].merging(holder) { $1 }, body: Self.message)
                #expect(here.status == 200)
            }
            let phone = try await server.pair(server.code)
            let paired = try await server.send(
                "POST", server.home + "/sync", ["content-type": "application/json"], body: Self.message, session: phone)
            #expect(paired.status == 409 && paired.json["person"] == "owner")
        }
    }

    @Test("a token names whose it is: one that opens nothing opens no other person's store to find that out")
    func tokens() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            _ = try await server.join("Sara", try await server.invite())
            func made(_ address: String, _ session: String) async throws -> String {
                try await server.send(
                    "POST", address + "/me/tokens", Self.json,
                    body: #"{"step": "create", "name": "script", "read": "on"}"#, session: session
                ).json["token"]?.string ?? ""
            }
            let hers = try await made(server.home, maryam.cookie)
            let owners = try await made(server.loopback, "")
            #expect(hers.hasPrefix("wird-\(maryam.id)-") && hers.count == 54)
            #expect(owners.count == 37, "the owner's stay as they were")
            for token in [hers, owners] {
                let answer = try await server.send(
                    "GET", server.home + "/inbox", Self.json.merging(["authorization": "Bearer \(token)"]) { $1 })
                #expect(answer.status == 200)
            }
            let bogus = hers.dropLast(4) + "0000"
            let other = hers.replacing(maryam.id, with: "0123456789abcdef")
            for token in [String(bogus), other, "wird-" + hers.suffix(32)] {
                let answer = try await server.send(
                    "GET", server.home + "/inbox", Self.json.merging(["authorization": "Bearer \(token)"]) { $1 })
                #expect(answer.status == 401, "\(token.count)")
            }
        }
    }

    @Test("how a person comes in is changed by who has shown lately that it is them")
    func confirmation() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            func options() async throws -> HomeServer.Answer {
                try await maryam.send("POST", "/account/passkey/options", Self.json, body: "{}")
            }
            #expect(try await options().json["challenge"] != nil, "joining was showing it")
            server.wait(seconds: 301)
            let refused = try await options()
            #expect(refused.status == 403 && refused.json["go"] == "/account/confirm")
            let removing = try await maryam.send(
                "POST", "/account/passkey/remove", HomeServer.form, body: "passkey=00")
            #expect(removing.status == 403 && removing.text.contains("name=\"current\""))
            var statuses: [Int] = []
            for number in 0...ServerLimits.Guesses().free + 1 {
                let body = "current=not+it+\(number)"
                statuses.append(try await maryam.send("POST", "/account/confirm", HomeServer.form, body: body).status)
            }
            #expect(statuses.first == 403 && statuses.last == 429, "who guesses waits")
            server.wait(seconds: 10)
            let shown = try await maryam.send(
                "POST", "/account/confirm", HomeServer.form,
                body: "current=\(HomeServer.password.replacing(" ", with: "+"))")
            #expect(shown.status == 303)
            #expect(try await options().json["challenge"] != nil)
            #expect(
                try await server.send("POST", server.home + "/account/confirm", HomeServer.form, body: "").status == 401
            )
        }
    }

    @Test("a common password is refused in words, at joining and at changing")
    func common() async throws {
        let list = CommonPasswords(Array("correcthorsebatterystaple\n".utf8))
        try await HomeServer.run(common: list) { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let changed = try await maryam.send(
                "POST", "/account/password", HomeServer.form,
                body: "current=\(HomeServer.password.replacing(" ", with: "+"))&password=CorrectHorseBatteryStaple")
            #expect(changed.status == 422)
            let begun = try await server.send(
                "POST", server.home + "/account/join", HomeServer.form,
                body: "code=\(try await server.invite())&name=Sara")
            let joined = try await server.send(
                "POST", server.home + "/account/ways/password",
                HomeServer.form.merging(["cookie": "__Host-wird-step=\(begun.cookies["__Host-wird-step"] ?? "")"]) {
                    $1
                },
                body: "password=correcthorsebatterystaple")
            #expect(joined.status == 422)
        }
        try await HomeServer.run { server in
            #expect(
                server.logs.lines.contains { $0.contains("no list of common passwords") },
                "it says so where it has none")
        }
    }
}
