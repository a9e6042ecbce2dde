import Crypto
import Foundation
import People
import Records
import Testing

@testable import Server

@Suite("Signing in by a service", .serialized)
struct ProviderTests {
    private static let json = ["accept": "application/json"]

    private func run(_ work: @escaping @Sendable (HomeServer, StandInProvider) async throws -> Void) async throws {
        let provider = StandInProvider()
        try await HomeServer.run(provider: { try provider.fetch($0) }) { server in
            provider.change { $0.now = { server.now.seconds } }
            try server.people.add(provider.configured())
            try await work(server, provider)
        }
    }

    @Test("joining by a service, and the next day one press: out, back, signed in, with what was there")
    func signIn() async throws {
        try await run { server, provider in
            let joined = try await server.join("Maryam", by: provider, as: "248289761001")
            #expect(joined.status == 303 && joined.headers["location"] == "/account/code", "\(joined.text)")
            let first = try #require(joined.cookies["__Host-wird"])
            let shown = try await server.send(
                "GET", server.home + "/account/code",
                ["cookie": "__Host-wird-step=\(joined.cookies["__Host-wird-step"] ?? "")"])
            #expect(shown.text.contains("class=\"secret\""), "the recovery code, as for every other way")
            _ = try await server.send(
                "POST", server.home + "/tasks", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"title": "WordOfMaryam"}"#, session: first)
            let page = try await server.send("GET", server.home + "/account/signin")
            let (button, name) = (page.text.range(of: "Example"), page.text.range(of: "name=\"password\""))
            #expect(try #require(button).lowerBound < #require(name).lowerBound, "its button stands first")
            let outward = try await server.press()
            #expect(outward.status == 200 && outward.address.hasPrefix("https://id.example.org/authorize?"))
            for part in ["response_type=code", "code_challenge_method=S256", "state=", "nonce=", "scope=openid&"] {
                #expect(outward.address.contains(part), "\(part)")
            }
            let back = try await server.comeBack(
                provider.agree(outward.address, as: "248289761001"), outward.cookie)
            #expect(back.status == 303 && back.headers["location"] == "/account/arrived")
            #expect(back.cookies["__Host-wird-provider"] == "", "its cookie goes")
            let cookie = try #require(back.cookies["__Host-wird"])
            let inbox = try await server.send("GET", server.home + "/inbox", Self.json, session: cookie)
            #expect(inbox.text.contains("WordOfMaryam"))
            let log = server.logs.lines.joined(separator: "\n")
            for secret in [cookie, outward.cookie, "248289761001", "code-1", "of the client"] {
                #expect(!log.contains(secret))
            }
        }
    }

    @Test("without a provider nothing is offered, and nobody outside is asked")
    func none() async throws {
        let provider = StandInProvider()
        try await HomeServer.run(provider: { try provider.fetch($0) }) { server in
            let page = try await server.send("GET", server.home + "/account/signin")
            #expect(!page.text.contains("signin/provider"))
            let pressed = try await server.press()
            #expect(pressed.status == 404)
            #expect(provider.calls.isEmpty)
        }
    }

    @Test("an account that nobody here has connected lets nobody in, whatever its e-mail address says")
    func unknown() async throws {
        try await run { server, provider in
            _ = try await server.join("maryam@example.org", try await server.invite())
            provider.change { $0.claims = ["email": "maryam@example.org", "email_verified": true] }
            let answer = try await server.signIn(by: provider, as: "somebody")
            #expect(answer.status == 403 && answer.cookies["__Host-wird"] == nil)
            #expect(answer.text.contains("/account/join"))
        }
    }

    /// What a provider, or somebody in between, does wrong, and the word for it in the log.
    private static let wrongs: [(String, @Sendable (inout StandInProvider.Mode, String) -> Void)] = [
        ("wrongNonce", { mode, _ in mode.claims["nonce"] = "another" }),
        ("wrongAudience", { mode, _ in mode.claims["aud"] = "another" }),
        ("wrongIssuer", { mode, _ in mode.claims["iss"] = "https://evil.example" }),
        ("expired", { mode, _ in mode.claims["exp"] = .int(mode.now() - 61) }),
        ("wrongTime", { mode, _ in mode.claims["iat"] = .int(mode.now() - 700) }),
        ("weakAlgorithm", { mode, _ in (mode.header["alg"], mode.signer) = ("none", { _ in [] }) }),
        (
            "weakAlgorithm",
            { mode, pem in
                mode.header["alg"] = "HS256"
                mode.signer = { text in
                    let key = SymmetricKey(data: Data(pem.utf8))
                    return Array(HMAC<Crypto.SHA256>.authenticationCode(for: Data(text), using: key))
                }
            }
        ),
        (
            "wrongSignature",
            { mode, _ in
                let key = P256.Signing.PrivateKey()
                mode.signer = { [UInt8]((try? key.signature(for: Data($0)).rawRepresentation) ?? Data()) }
            }
        ),
        ("unknownKey", { mode, _ in mode.header["kid"] = "another" }),
    ]

    @Test("every wrong answer of a provider is refused in words, logged by a word, and lets nobody in")
    func wrong() async throws {
        for (reason, change) in Self.wrongs {
            try await run { server, provider in
                _ = try await server.join("Maryam", by: provider, as: "1")
                let pem = provider.publicPEM
                provider.change { change(&$0, pem) }
                let answer = try await server.signIn(by: provider, as: "1")
                #expect(answer.status == 403 && answer.cookies["__Host-wird"] == nil, "\(reason)")
                #expect(answer.text.contains("Example"), "it says which service")
                #expect(server.logs.lines.contains { $0.contains(reason) }, "\(reason)")
            }
        }
    }

    @Test("another state, another browser, an answer a second time and a code a second time are refused")
    func replays() async throws {
        try await run { server, provider in
            _ = try await server.join("Maryam", by: provider, as: "1")
            let outward = try await server.press()
            let back = provider.agree(outward.address, as: "1")
            let state = try #require(back.firstMatch(of: #/state=([^&]+)/#)?.output.1)
            let other = try await server.comeBack(back.replacing(state, with: "another"), outward.cookie)
            #expect(other.status == 403 && other.cookies["__Host-wird"] == nil)
            #expect(try await server.comeBack(back, outward.cookie).status == 410, "the answer was used up")

            let second = try await server.press()
            let right = provider.agree(second.address, as: "1")
            #expect(try await server.comeBack(right, "").status == 410, "no cookie: another browser's answer")
            #expect(try await server.comeBack(right, second.cookie).status == 303)
            #expect(try await server.comeBack(right, second.cookie).status == 410)

            let third = try await server.press()
            let code = try #require(right.firstMatch(of: #/code=([^&]+)/#)?.output.1)
            let fresh = provider.agree(third.address, as: "1")
            let replayed = fresh.replacing(#/code=[^&]+/#, with: "code=\(code)")
            #expect(try await server.comeBack(replayed, third.cookie).status == 403, "the provider takes it once")
            // One that took it again would still be held against the nonce, and against the verifier of this browser.
            provider.change { $0.repeatsCodes = true }
            let fourth = try await server.press()
            let taken = provider.agree(fourth.address, as: "1").replacing(#/code=[^&]+/#, with: "code=code-3")
            #expect(try await server.comeBack(taken, fourth.cookie).status == 403)
            server.wait(seconds: 700)
            let late = try await server.press()
            let answer = provider.agree(late.address, as: "1")
            server.wait(seconds: 601)
            #expect(try await server.comeBack(answer, late.cookie).status == 410)
        }
    }

    @Test("the answer of one provider doesn't pass for another's (RFC 9207, RFC 9700 §4.4)")
    func mixUp() async throws {
        let (honest, other) = (StandInProvider(), StandInProvider("https://evil.example"))
        try await HomeServer.run(provider: { call in
            try call.address.hasPrefix(honest.issuer) ? honest.fetch(call) : other.fetch(call)
        }) { server in
            for provider in [honest, other] { provider.change { $0.now = { server.now.seconds } } }
            try server.people.add(honest.configured())
            try server.people.add(other.configured("evil", "Evil"))
            _ = try await server.join("Maryam", by: honest, as: "1")
            // Maryam chose the other; its page sent her on to the honest one, which sends her back with a code.
            let outward = try await server.press("evil")
            let back = honest.agree(outward.address, as: "1", naming: true)
            #expect(back.hasPrefix(server.home + "/account/provider/back/evil?"))
            let named = try await server.comeBack(back, outward.cookie)
            #expect(named.status == 403 && !other.calls.contains("/token"), "the code goes nowhere")
            let again = try await server.press("evil")
            let moved = honest.agree(again.address, as: "1").replacing("/back/evil", with: "/back/example")
            #expect(try await server.comeBack(moved, again.cookie).status == 410, "another's address")
            #expect(!other.calls.contains("/token") && !honest.calls.dropFirst(3).contains("/token"))
            // A provider that says that it names itself, and doesn't, isn't believed.
            honest.change { $0.description["authorization_response_iss_parameter_supported"] = true }
            server.wait(seconds: 3_601)
            let nameless = try await server.press()
            let answer = try await server.comeBack(honest.agree(nameless.address, as: "1"), nameless.cookie)
            #expect(answer.status == 403)
        }
    }

    @Test("a provider that can't be reached, or describes another, is said to be so, and isn't asked again at once")
    func unreachable() async throws {
        try await run { server, provider in
            provider.change { $0.isDown = true }
            for _ in 0..<2 {
                let answer = try await server.press()
                #expect(answer.status == 502)
            }
            #expect(provider.calls.count == 1)
            provider.change { $0.isDown = false }
            server.wait(seconds: 31)
            let found = try await server.press()
            #expect(found.status == 200)
            provider.change { $0.description["issuer"] = "https://evil.example" }
            server.wait(seconds: 3_601)
            let other = try await server.press()
            #expect(other.status == 403)
        }
    }

    @Test("keys are kept, and fetched anew for one that isn't known, but not for each")
    func keys() async throws {
        try await run { server, provider in
            _ = try await server.join("Maryam", by: provider, as: "1")
            #expect(try await server.signIn(by: provider, as: "1").status == 303)
            #expect(provider.calls.filter { $0 == "/keys" }.count == 1)
            provider.change { ($0.key, $0.kid) = (P256.Signing.PrivateKey(), "2") }
            #expect(try await server.signIn(by: provider, as: "1").status == 403, "too soon to ask again")
            server.wait(seconds: 31)
            #expect(try await server.signIn(by: provider, as: "1").status == 303)
            #expect(provider.calls.filter { $0 == "/keys" }.count == 2)
        }
    }

    @Test(
        "a service is connected by who shows again that it is them, to one person, and removed unless it is the last way"
    )
    func connecting() async throws {
        try await run { server, provider in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            func connect(_ person: Joiner) async throws -> HomeServer.Answer {
                let outward = try await server.press(
                    at: "/account/provider/connect", ["cookie": "__Host-wird=\(person.cookie)"])
                guard outward.status == 200 else { return try await person.send("GET", "/account/confirm") }
                return try await server.comeBack(
                    provider.agree(outward.address, as: "1"), outward.cookie, "__Host-wird=\(person.cookie)")
            }
            server.wait(seconds: 301)
            let asked = try await connect(maryam)
            #expect(asked.status == 200 && asked.text.contains("name=\"current\""))
            let wrong = try await maryam.send("POST", "/account/confirm", HomeServer.form, body: "current=not+it")
            #expect(wrong.status == 403)
            let right = try await maryam.send(
                "POST", "/account/confirm", HomeServer.form,
                body: "current=\(HomeServer.password.replacing(" ", with: "+"))")
            #expect(right.status == 303)
            #expect(try await connect(maryam).headers["location"] == "/account")
            #expect(try await server.signIn(by: provider, as: "1").cookies["__Host-wird"]?.hasPrefix(maryam.id) == true)
            // The way back in another person's browser connects nothing.
            let outward = try await server.press(
                at: "/account/provider/connect", ["cookie": "__Host-wird=\(maryam.cookie)"])
            let foreign = try await server.comeBack(
                provider.agree(outward.address, as: "2"), outward.cookie, "__Host-wird=\(sara.cookie)")
            #expect(foreign.status == 410)
            _ = try await sara.send(
                "POST", "/account/confirm", HomeServer.form,
                body: "current=\(HomeServer.password.replacing(" ", with: "+"))")
            #expect(try await connect(sara).status == 409, "it is Maryam's")
            let removed = try await maryam.send(
                "POST", "/account/provider/remove", HomeServer.form, body: "provider=example")
            #expect(removed.status == 303)
            #expect(try await server.signIn(by: provider, as: "1").status == 403)
            let bilal = try await server.join("Bilal", by: provider, as: "3")
            let last = try await server.send(
                "POST", server.home + "/account/provider/remove", HomeServer.form, body: "provider=example",
                session: bilal.cookies["__Host-wird"] ?? "")
            #expect(last.status == 409)
        }
    }

    @Test("who has a service alone shows by it that it is them, and another account there doesn't do")
    func confirming() async throws {
        try await run { server, provider in
            let joined = try await server.join("Maryam", by: provider, as: "1")
            let cookie = "__Host-wird=\(joined.cookies["__Host-wird"] ?? "")"
            server.wait(seconds: 301)
            func confirm(_ subject: String) async throws -> HomeServer.Answer {
                let outward = try await server.press(at: "/account/confirm/provider", ["cookie": cookie])
                #expect(outward.address.contains("prompt=login") && outward.address.contains("max_age=0"))
                return try await server.comeBack(
                    provider.agree(outward.address, as: subject), outward.cookie, cookie)
            }
            func code() async throws -> HomeServer.Answer {
                try await server.send(
                    "POST", server.home + "/account/recovery", HomeServer.form.merging(["cookie": cookie]) { $1 },
                    body: "")
            }
            #expect(try await code().status == 403)
            #expect(try await confirm("2").status == 403)
            provider.change { $0.claims["auth_time"] = .int($0.now() - 3_600) }
            #expect(try await confirm("1").status == 403, "it says itself that it didn't ask anew")
            provider.change { $0.claims["auth_time"] = nil }
            #expect(try await code().status == 403)
            #expect(try await confirm("1").status == 303)
            #expect(try await code().status == 200)
        }
    }
}
