import Foundation
import People
import Records
import Testing

@testable import Server

@Suite("Signing in", .serialized)
struct SignInTests {
    private static let json = ["accept": "application/json"]

    @Test("a name and a password let in; a wrong one says nothing of whether the name is known")
    func password() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let done = try await server.signIn("maryam")
            #expect(done.status == 303 && done.headers["location"] == "/account/arrived")
            let cookie = try #require(done.cookies["__Host-wird"])
            #expect(cookie != maryam.cookie && cookie.hasPrefix(maryam.id + "."), "each sign-in draws a new session")
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: cookie).status == 200)
            let wrong = try await server.signIn("Maryam", "not the lantern at all")
            let unknown = try await server.signIn("Nobody", "not the lantern at all")
            #expect(wrong.status == 403 && unknown.status == 403)
            #expect(wrong.text.replacing("Maryam", with: "Nobody") == unknown.text)
            #expect(wrong.cookies.isEmpty)
            let log = server.logs.lines.joined(separator: "\n")
            for secret in [cookie, HomeServer.password, "Maryam"] { #expect(!log.contains(secret)) }
        }
    }

    @Test("who guesses passwords waits, whatever the password that is then right")
    func guesses() async throws {
        try await HomeServer.run { server in
            _ = try await server.join("Maryam", try await server.invite())
            var statuses: [Int] = []
            for number in 0...ServerLimits.Guesses().free {
                statuses.append(try await server.signIn("Maryam", "not the lantern \(number)").status)
            }
            #expect(statuses == Array(repeating: 403, count: ServerLimits.Guesses().free + 1))
            let early = try await server.signIn("Maryam")
            #expect(early.status == 429 && early.headers["retry-after"] != nil)
            server.wait(seconds: 3)
            #expect(try await server.signIn("Maryam").status == 303)
        }
    }

    @Test("the same wrong password again and again is slowed as well, and nobody else is")
    func repeats() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            var statuses: [Int] = []
            for _ in 0...ServerLimits.Guesses().free + 1 {
                statuses.append(try await server.signIn("Maryam", "not the lantern at all").status)
            }
            #expect(statuses.last == 429)
            #expect(try await maryam.send("GET", "/inbox", Self.json).status == 200)
        }
    }

    @Test("who has a session is let in while somebody at the same address guesses sessions")
    func neighbour() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            var refused: [Int] = []
            for number in 0...ServerLimits.Guesses().free + 1 {
                let guess = String(repeating: "0", count: 62) + "\(10 + number)"
                refused.append(try await server.send("GET", server.home + "/inbox", Self.json, session: guess).status)
            }
            #expect(refused.last == 429)
            #expect(try await maryam.send("GET", "/inbox", Self.json).status == 200)
        }
    }

    @Test("recovering or changing the password puts out whoever had a session; making a code asks for the password")
    func takeover() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let copied = maryam
            let refused = try await copied.send("POST", "/account/recovery", HomeServer.form, body: "")
            #expect(refused.status == 403 && !refused.text.contains("class=\"secret\""))
            let made = try await maryam.send(
                "POST", "/account/recovery", HomeServer.form,
                body: "confirmation=\(HomeServer.password.replacing(" ", with: "+"))")
            #expect(made.status == 200 && made.text.contains("class=\"secret\""))
            let second = try #require(try await server.signIn("Maryam").cookies["__Host-wird"])
            let changed = try await server.send(
                "POST", server.home + "/account/password", HomeServer.form,
                body: "current=a+lantern+under+the+stairs&password=a+window+over+the+sea", session: second)
            let third = try #require(changed.cookies["__Host-wird"])
            #expect(try await copied.send("GET", "/inbox", Self.json).status == 401)
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: second).status == 401)
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: third).status == 200)
        }
    }

    @Test("a device whose account was closed finds the way in with all that belongs to it")
    func closedDevice() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            _ = try await maryam.send("POST", "/account/close", HomeServer.form, body: "name=Maryam")
            #expect(try await maryam.send("GET", "/sw.js").status == 200)
            #expect(try await maryam.send("GET", "/account/signin").status == 200)
            #expect(try await maryam.send("GET", "/inbox", Self.json).status == 401)
        }
    }

    @Test(
        "QF-153 signing out ends the session and clears the browser, unless one keeps what it has; a revoked device is out at once"
    )
    func signOut() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let second = try #require(try await server.signIn("Maryam").cookies["__Host-wird"])
            let devices = try await maryam.send("GET", "/me/devices", Self.json)
            #expect(devices.json["devices"]?.array?.count == 2)
            let out = try await maryam.send("POST", "/account/signout", HomeServer.form, body: "")
            #expect(out.headers["clear-site-data"]?.contains("storage") == true)
            #expect(out.cookies["__Host-wird"] == "")
            #expect(try await maryam.send("GET", "/inbox", Self.json).json["error"] == "revoked")
            // Where one chooses so, the browser keeps what it has; the session is over all the same.
            let third = try #require(try await server.signIn("Maryam").cookies["__Host-wird"])
            let kept = try await server.send(
                "POST", server.home + "/account/signout", HomeServer.form, body: "keep=on", session: third)
            #expect(kept.headers["clear-site-data"] == nil && kept.cookies["__Host-wird"] == "")
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: third).status == 401)
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: second).status == 200)
            _ = try await server.send(
                "POST", server.home + "/me/devices",
                Self.json.merging(["content-type": "application/json"]) { $1 }, body: #"{"step": "revokeAll"}"#,
                session: second)
            let revoked = try await server.send("GET", server.home + "/inbox", Self.json, session: second)
            #expect(revoked.status == 401 && revoked.json["error"] == "revoked")
        }
    }

    @Test("a password is changed by who shows the one until now, and the old one is over")
    func change() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            func change(_ current: String, _ password: String) async throws -> Int {
                let body = "current=\(current)&password=\(password)".replacing(" ", with: "+")
                return try await maryam.send("POST", "/account/password", HomeServer.form, body: body).status
            }
            #expect(try await change("not the lantern at all", "a window over the sea") == 403)
            #expect(try await change(HomeServer.password, "short") == 422)
            #expect(try await change(HomeServer.password, "a window over the sea") == 303)
            #expect(try await server.signIn("Maryam").status == 403)
            #expect(try await server.signIn("Maryam", "a window over the sea").status == 303)
        }
    }

    @Test("the name, which may be an e-mail address, is changed, and is no second person's")
    func rename() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("maryam@example.org", try await server.invite())
            _ = try await server.join("Sara", try await server.invite())
            func rename(_ name: String) async throws -> Int {
                try await maryam.send("POST", "/account/name", HomeServer.form, body: "name=\(name)").status
            }
            #expect(try await rename("SARA") == 409)
            #expect(try await rename("") == 422)
            #expect(try await rename("m.ahmad%40example.org") == 303)
            #expect(try await server.signIn("maryam@example.org").status == 403)
            #expect(try await server.signIn("M.Ahmad%40example.org").status == 303)
        }
    }

    @Test("a recovery code gives the account back and ends the old password")
    func recovery() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            #expect(maryam.recovery.count == 31)
            let begun = try await server.send(
                "POST", server.home + "/account/recover", HomeServer.form, body: "code=\(maryam.recovery)")
            let step = try #require(begun.cookies["__Host-wird-step"])
            let done = try await server.send(
                "POST", server.home + "/account/ways/password",
                HomeServer.form.merging(["cookie": "__Host-wird-step=\(step)"]) { $1 },
                body: "password=a+window+over+the+sea")
            #expect(done.status == 303 && done.cookies["__Host-wird"]?.hasPrefix(maryam.id) == true)
            #expect(try await server.signIn("Maryam").status == 403)
            #expect(try await server.signIn("Maryam", "a window over the sea").status == 303)
            let again = try await server.send(
                "POST", server.home + "/account/recover", HomeServer.form, body: "code=\(maryam.recovery)")
            #expect(again.status == 403)
        }
    }

    @Test("an invitation works once, through a step that ends")
    func invitation() async throws {
        try await HomeServer.run { server in
            let code = try await server.invite(.student)
            #expect(code.count == 31)
            let maryam = try await server.join("Maryam", code)
            #expect(try server.people.person(maryam.id)?.role == .student)
            let again = try await server.send(
                "POST", server.home + "/account/join", HomeServer.form, body: "code=\(code)&name=Other")
            #expect(again.status == 403)
            let other = try await server.invite()
            let begun = try await server.send(
                "POST", server.home + "/account/join", HomeServer.form, body: "code=\(other)&name=Sara")
            let step = try #require(begun.cookies["__Host-wird-step"])
            server.wait(seconds: 601)
            let late = try await server.send(
                "POST", server.home + "/account/ways/password",
                HomeServer.form.merging(["cookie": "__Host-wird-step=\(step)"]) { $1 },
                body: "password=a+window+over+the+sea")
            #expect(late.status == 410)
            #expect(try server.people.everybody().contains { $0.name == "Sara" } == false)
        }
    }

    @Test("a closed account is out at once, can be taken back, and after seven days leaves nothing behind")
    func closing() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            #expect(try await maryam.add("WordOfMaryam") == 200)
            let folder = server.folder + "/people/\(maryam.id)"
            #expect(FileManager.default.fileExists(atPath: folder))
            let wrong = try await maryam.send("POST", "/account/close", HomeServer.form, body: "name=Other")
            #expect(wrong.status == 422)
            #expect(try await maryam.send("POST", "/account/close", HomeServer.form, body: "name=maryam").status == 303)
            #expect(try await maryam.send("GET", "/inbox", Self.json).status == 401)
            #expect(try await server.signIn("Maryam").status == 403)
            _ = try await server.send(
                "POST", server.loopback + "/account/people/reopen", HomeServer.form, body: "person=\(maryam.id)")
            let back = try await maryam.send("GET", "/inbox", Self.json)
            #expect(back.text.contains("WordOfMaryam"))
            _ = try await maryam.send("POST", "/account/close", HomeServer.form, body: "name=Maryam")
            let keeper = try server.keeper()
            for _ in 1...6 {
                server.wait(seconds: 86_400)
                await keeper.round()
                #expect(FileManager.default.fileExists(atPath: folder))
            }
            server.wait(seconds: 86_400)
            await keeper.round()
            #expect(!FileManager.default.fileExists(atPath: folder))
            #expect(try server.people.person(maryam.id) == nil)
            // Nothing of her in the backups of the accounts either.
            let backups = server.folder + "/people.sqlite.backups"
            let names = try FileManager.default.contentsOfDirectory(atPath: backups)
            #expect(names.count == 1)
            for name in names {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: backups + "/" + name))
                #expect(bytes.range(of: Data("Maryam".utf8)) == nil && bytes.range(of: Data(maryam.id.utf8)) == nil)
            }
        }
    }
}
