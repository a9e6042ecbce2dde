import AsyncHTTPClient
import Foundation
import Records
import Testing

@testable import Server

@Suite("The home network, over TLS", .serialized)
struct HomeServerTests {
    private static let json = ["accept": "application/json"]

    /// Every call of the documents, with the host's own addresses.
    private static func calls() throws -> [(method: String, path: String)] {
        let document = try String(contentsOfFile: TestSite.checkout + "/docs/api.md", encoding: .utf8)
        var calls: [(String, String)] = document.matches(of: #/`(GET|POST) (\/[^ `?]*)`/#).map {
            (
                String($0.output.1),
                String($0.output.2).replacing("TOKEN", with: "wird-" + String(repeating: "0", count: 32))
            )
        }
        for path in [
            "/", "/sync", "/changes", "/bundle.json", "/content/x.pack", "/audio/kept.json", "/adhan/recordings.json",
            "/v1/qibla/1/2",
            "/hooks/purchases", "/nothing", "/manifest.webmanifest",
        ] { calls.append(("GET", path)) }
        for path in ["/sync", "/audio/clear", "/hooks/purchases", "/advice/2026-11-21"] { calls.append(("POST", path)) }
        return calls
    }

    @Test("before a device is paired nothing is answered but that it isn't, with nothing of the person's in it")
    func crawl() async throws {
        try await HomeServer.run { server in
            let secret = "SecretTitleOfATask"
            let added = try await server.send(
                "POST", server.loopback + "/tasks", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"title": "\#(secret)"}"#)
            #expect(added.status == 200, "\(added.text)")
            _ = try await server.send(
                "POST", server.loopback + "/me/settings", ["content-type": "application/x-www-form-urlencoded"],
                body: "language=en&theme=noor")
            let calls = try Self.calls()
            #expect(calls.count > 100)
            for (method, path) in calls {
                for headers in [[:], Self.json, ["authorization": "Bearer wird-1"]] {
                    let answer = try await server.send(method, server.home + path, headers)
                    // Who shows unknown secrets waits before long.
                    #expect([401, 429].contains(answer.status), "\(method) \(path)")
                    #expect(headers != Self.json || answer.json["error"] != nil)
                    #expect(!answer.text.contains(secret) && answer.body.count < 6_000, "\(method) \(path)")
                    #expect(answer.headers["cache-control"] == "no-store" && answer.headers["set-cookie"] == nil)
                    #expect(answer.headers["strict-transport-security"] == nil)
                }
            }
            for path in ["/healthz", "/sw.js"] {
                #expect(try await server.send("GET", server.home + path).status == 200, "\(path)")
            }
            let page = try await server.send("GET", server.home + "/", ["accept-language": "en"])
            #expect(page.text.contains("isn’t set up for this device yet") && page.text.contains("href=\"/pair\""))
            #expect(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
        }
    }

    @Test("a code pairs one device, whose cookie no script and no other site gets, and which is then the person")
    func paired() async throws {
        try await HomeServer.run { server in
            #expect(server.announcement.origin == server.home)
            let form = try await server.send("GET", server.home + "/pair", ["accept-language": "en"])
            #expect(form.status == 200 && form.text.contains("data-code"))
            #expect(!form.text.contains(server.code))
            let answer = try await server.send(
                "POST", server.home + "/pair",
                ["content-type": "application/x-www-form-urlencoded", "origin": server.home],
                body: "code=\(server.code)&name=Phone")
            #expect(answer.status == 303 && answer.headers["location"] == "/", "\(answer.status) \(answer.text)")
            let cookie = try #require(answer.cookie)
            for part in ["__Host-wird=", "; Path=/", "; Max-Age=34560000", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
                #expect(cookie.contains(part))
            }
            #expect(!cookie.lowercased().contains("domain"))
            let session = String(cookie.split(separator: ";")[0].split(separator: "=")[1])
            #expect(session.count == 64)
            let inside = try await server.send("GET", server.home + "/inbox", Self.json, session: session)
            #expect(inside.status == 200 && inside.json["count"] == 0)
            #expect(try await server.send("GET", server.home + "/bundle.json", session: session).status == 200)
            #expect(try await server.pair(server.code) == "", "it was used")
            let list = try await server.send("GET", server.loopback + "/me/devices", Self.json)
            #expect(list.json["devices"]?[0]?["name"] == "Phone")
            let own = try await server.send("GET", server.home + "/me/devices?lang=en", session: session)
            #expect(own.text.contains("This device"))
            let log = server.logs.lines.joined(separator: "\n")
            #expect(!log.contains(session) && !log.contains(server.code))
        }
    }

    @Test("a device that pairs again has one session, the new one")
    func again() async throws {
        try await HomeServer.run { server in
            let first = try await server.pair(server.code)
            let made = try await server.send(
                "POST", server.loopback + "/me/devices",
                Self.json.merging(["content-type": "application/json"]) { $1 }, body: #"{"step": "code"}"#)
            let answer = try await server.send(
                "POST", server.home + "/pair", HomeServer.form,
                body: "code=\(made.json["code"]?.string ?? "")&name=Phone", session: first)
            let second = try #require(answer.cookies["__Host-wird"])
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: first).status == 401)
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: second).status == 200)
        }
    }

    @Test("a code is refused after ten minutes, and once a newer one was made")
    func late() async throws {
        try await HomeServer.run { server in
            server.wait(seconds: 601)
            #expect(try await server.pair(server.code) == "")
            func make() async throws -> String {
                let made = try await server.send(
                    "POST", server.loopback + "/me/devices",
                    Self.json.merging(["content-type": "application/json"]) { $1 }, body: #"{"step": "code"}"#)
                #expect(made.json["trust"]?.string == server.trust + "/")
                return made.json["code"]?.string ?? ""
            }
            let (first, second) = (try await make(), try await make())
            #expect(try await server.pair(first) == "")
            #expect(try await server.pair(second).count == 64)
        }
    }

    @Test("who tries codes waits, ever longer, and the log says so without the codes")
    func guesses() async throws {
        try await HomeServer.run { server in
            let form = ["content-type": "application/x-www-form-urlencoded"]
            func tried(_ code: String) async throws -> Int {
                let body = "code=\(code)&name=x"
                return try await server.send("POST", server.home + "/pair", form, body: body).status
            }
            var wrong: [Int] = []
            for number in 0...ServerLimits().guesses.free { wrong.append(try await tried("WRONG\(number)")) }
            #expect(wrong == Array(repeating: 403, count: ServerLimits().guesses.free + 1))
            let early = try await tried(server.code)
            #expect(early == 429, "a right one is no answer either")
            server.wait(seconds: 3)
            let late = try await tried(server.code)
            #expect(late == 303)
            let log = server.logs.lines.joined(separator: "\n")
            #expect(log.contains("reason=pairing_code_wrong") && log.contains("reason=tokens_guessed"))
            #expect(!log.contains("WRONG") && !log.contains(server.code))
        }
    }

    @Test("of many that show the same code at once, one is paired")
    func race() async throws {
        try await HomeServer.run { server in
            let sessions = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<20 {
                    group.addTask { try await server.pair(server.code, name: "Phone\(number)") }
                }
                var sessions: [String] = []
                for try await session in group where !session.isEmpty { sessions.append(session) }
                return sessions
            }
            #expect(sessions.count == 1)
            let list = try await server.send("GET", server.loopback + "/me/devices", Self.json)
            #expect(list.json["devices"]?.array?.count == 1)
        }
    }

    @Test("a revoked device gets 401 from then on, and hears why; another one goes on")
    func revoked() async throws {
        try await HomeServer.run { server in
            let session = try await server.pair(server.code)
            let made = try await server.send(
                "POST", server.home + "/me/devices",
                Self.json.merging(["content-type": "application/json", "origin": server.home]) { $1 },
                body: #"{"step": "code"}"#, session: session)
            let other = try await server.pair(made.json["code"]?.string ?? "", name: "Tablet")
            #expect(other.count == 64)
            let devices = try await server.send("GET", server.loopback + "/me/devices", Self.json).json["devices"]
            let id = try #require(devices?.array?.first { $0["name"] == "Phone" }?["id"]?.string)
            let revoked = try await server.send(
                "POST", server.loopback + "/me/devices", ["content-type": "application/x-www-form-urlencoded"],
                body: "step=revoke&device=\(id)")
            #expect(revoked.status == 303)
            for (method, path) in [("GET", "/"), ("GET", "/inbox"), ("POST", "/sync"), ("GET", "/content/x")] {
                #expect(try await server.send(method, server.home + path, session: session).status == 401, "\(path)")
            }
            let page = try await server.send("GET", server.home + "/", ["accept-language": "en"], session: session)
            #expect(page.text.contains("was revoked"))
            let facts = try await server.send("GET", server.home + "/", Self.json, session: session)
            #expect(facts.json["error"] == "revoked")
            #expect(try await server.send("GET", server.home + "/inbox", Self.json, session: other).status == 200)
        }
    }

    @Test("foreign names and foreign pages are refused, and what a page writes comes from its own origin")
    func foreign() async throws {
        try await HomeServer.run { server in
            let session = try await server.pair(server.code)
            let port = server.ports.home
            for host in [
                "evil.example:\(port)", "laptop.local", "laptop.local:1", "localhost:\(port)", "10.1.2.4:\(port)",
                "laptop:\(port)",
            ] {
                let answer = try await server.send("GET", server.home + "/", ["host": host], session: session)
                #expect(answer.status == 421, "\(host)")
            }
            for host in ["10.1.2.3:\(port)", "127.0.0.1:\(port)", "LAPTOP.local:\(port)"] {
                let answer = try await server.send("GET", server.home + "/healthz", ["host": host])
                #expect(answer.status == 200, "\(host)")
            }
            let form = ["content-type": "application/x-www-form-urlencoded"]
            for headers in [
                ["origin": "https://evil.example"], ["origin": "http://laptop.local:\(port)"],
                ["origin": server.loopback], ["origin": "https://laptop.local"], ["sec-fetch-site": "cross-site"],
                ["sec-fetch-site": "same-site"], ["origin": "null"],
            ] {
                for path in ["/tasks", "/sync", "/pair", "/me/devices"] {
                    let answer = try await server.send(
                        "POST", server.home + path, form.merging(headers) { $1 }, body: "title=x", session: session)
                    #expect(answer.status == 403, "\(path) \(headers)")
                }
            }
            let own = try await server.send(
                "POST", server.home + "/tasks", form.merging(["origin": server.home]) { $1 }, body: "title=x",
                session: session)
            #expect(own.status == 303)
        }
    }

    @Test("a token works over TLS with its own scopes and no session, and a secret link by itself")
    func ownRight() async throws {
        try await HomeServer.run { server in
            let made = try await server.send(
                "POST", server.loopback + "/me/tokens", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"step": "create", "name": "x", "read": true, "feed": true}"#)
            let token = try #require(made.json["token"]?.string)
            let shown = Self.json.merging(["authorization": "Bearer \(token)"]) { $1 }
            #expect(try await server.send("GET", server.home + "/inbox", shown).status == 200)
            #expect(try await server.send("POST", server.home + "/tasks", shown).status == 403)
            #expect(try await server.send("POST", server.home + "/sync", shown).status == 403)
            #expect(try await server.send("GET", server.home + "/me/devices", shown).status == 403)
            let feed = try await server.send("GET", server.home + "/feeds/\(token).ics")
            #expect(feed.status != 401 && feed.status != 404, "\(feed.status)")
            let id = made.json["id"]?.string ?? ""
            _ = try await server.send(
                "POST", server.loopback + "/me/tokens", ["content-type": "application/x-www-form-urlencoded"],
                body: "step=revoke&token=\(id)")
            #expect(try await server.send("GET", server.home + "/feeds/\(token).ics").status == 401)
            #expect(try await server.send("GET", server.home + "/inbox", shown).status == 401)
        }
    }

    @Test("loopback is as it was: nobody is asked, and no cookie counts")
    func loopback() async throws {
        try await HomeServer.run { server in
            #expect(try await server.send("GET", server.loopback + "/inbox", Self.json).status == 200)
            let answer = try await server.send(
                "GET", server.loopback + "/me/devices", session: String(repeating: "0", count: 64))
            #expect(answer.status == 200 && answer.cookie == nil)
            #expect(try await server.send("GET", server.loopback + "/pair").status == 404)
            #expect(try await server.send("GET", server.loopback + "/", ["host": "laptop.local:8471"]).status == 421)
        }
    }

    @Test("the plain page serves itself and the authority in two forms, and nothing else")
    func trust() async throws {
        try await HomeServer.run { server in
            let authority = try #require(CertificateFolder(path: server.house.folder.certificates).authority)
            for code in ["ar", "en", "fr", "id", "tr", "ur"] {
                let page = try await server.send("GET", server.trust + "/?lang=\(code)")
                #expect(page.status == 200 && page.text.contains("lang=\"\(code)\""))
                #expect(page.text.contains(authority.fingerprintLines[0]) && page.text.contains(server.home + "/pair"))
                #expect(page.text.contains("/wird.mobileconfig") && page.text.contains("/wird-authority.crt"))
                #expect(!page.text.contains("host.trust"))
            }
            let first = try await server.send("GET", server.trust + "/")
            #expect(first.text.contains("lang=\"ar\"") && first.headers["x-content-type-options"] == "nosniff")
            let file = try await server.send("GET", server.trust + "/wird-authority.crt")
            #expect(file.headers["content-type"] == "application/x-x509-ca-cert" && file.body == authority.bytes)
            let profile = try await server.send("GET", server.trust + "/wird.mobileconfig")
            #expect(profile.headers["content-type"] == "application/x-apple-aspen-config")
            let plist = try PropertyListSerialization.propertyList(from: Data(profile.body), format: nil)
            let payload = ((plist as? [String: Any])?["PayloadContent"] as? [[String: Any]])?.first
            #expect(payload?["PayloadContent"] as? Data == Data(authority.bytes))
            #expect(payload?["PayloadType"] as? String == "com.apple.security.root")
            for path in [
                "/inbox", "/pair", "/healthz", "/sync", "/assets/app.css", "/bundle.json", "/authority.key", "/x",
            ] {
                let answer = try await server.send("GET", server.trust + path)
                #expect(answer.status == 404 && answer.headers["location"] == nil, "\(path)")
            }
            for method in ["POST", "PUT", "OPTIONS"] {
                #expect(try await server.send(method, server.trust + "/").status == 404, "\(method)")
            }
            #expect(try await server.send("GET", server.trust + "/", ["host": "evil.example"]).status == 404)
        }
    }

    @Test("a sync brings a paired device no other device's record, and the path only where the person said so")
    func sync() async throws {
        try await HomeServer.run { server in
            let session = try await server.pair(server.code)
            let stamp = "019ac0000000-00000000-00000000000000aa"
            func record(_ scope: String, _ kind: String, _ id: String) -> JSON {
                [
                    "scope": .string(scope), "kind": .string(kind), "id": .string(id), "generation": 0,
                    "fields": ["title": .array(["Read", .string(stamp)])],
                ]
            }
            func exchange(_ records: [JSON], _ session: String, replica: String = "00000000000000aa") async throws
                -> JSON
            {
                let message: JSON = [
                    "protocol": 1, "replica": .string(replica), "cursor": 0, "records": .array(records),
                ]
                let answer = try await server.send(
                    "POST", server.home + "/sync",
                    ["content-type": "application/json", "origin": server.home, "wird-person": "owner"],
                    body: String(decoding: message.bytes(), as: UTF8.self), session: session)
                #expect(answer.status == 200, "\(answer.text)")
                return answer.json
            }
            let sent = [
                record("planner", "task", "019aa5d1c2f0-00ff00ff00ff00ff"), record("path", "path-rest", "2026-11-21"),
                record("device", "paired-device", String(repeating: "0", count: 64)),
            ]
            let reply = try await exchange(sent, session)
            let refused = reply["refused"]?.array?.compactMap { $0["key"]?["scope"]?.string } ?? []
            #expect(refused.sorted() == ["device", "path"], "\(reply)")
            #expect(try server.house.store.recordCount() > 0)
            let devices = try await server.send("GET", server.loopback + "/me/devices", Self.json).json["devices"]
            #expect(devices?.array?.count == 1)
            // On this machine the path is there; a device that gets it has it, one that doesn't hasn't.
            let onMachine: JSON = [
                "protocol": 1, "replica": "00000000000000bb", "cursor": 0,
                "records": [record("path", "path-rest", "2026-11-21")],
            ]
            let kept = try await server.send(
                "POST", server.loopback + "/sync", ["content-type": "application/json"],
                body: String(decoding: onMachine.bytes(), as: UTF8.self))
            #expect(kept.json["refused"]?.array?.isEmpty == true, "\(kept.text)")
            let without = try await exchange([], session)
            #expect(!"\(without)".contains("path-rest") && !"\(without)".contains("paired-device"))
            let id = try #require(devices?[0]?["id"]?.string)
            _ = try await server.send(
                "POST", server.loopback + "/me/devices", ["content-type": "application/x-www-form-urlencoded"],
                body: "step=change&device=\(id)&name=Phone&path=on")
            let with = try await exchange([], session)
            #expect("\(with)".contains("path-rest") && !"\(with)".contains("paired-device"))
            #expect(with["store"] != without["store"], "the device begins anew, and so gets what it lacked")
        }
    }

    @Test("a client that trusts another authority gets nowhere, and a renewed certificate is taken while it runs")
    func renewed() async throws {
        try await HomeServer.run { server in
            let other = FileManager.default.temporaryDirectory.appendingPathComponent("wird-tls-\(UUID().uuidString)")
                .path
            defer { try? FileManager.default.removeItem(atPath: other) }
            let (folder, stranger) = (
                CertificateFolder(path: server.house.folder.certificates), CertificateFolder(path: other)
            )
            try stranger.prepare(for: HomeServer.machine, at: World.wallClock())
            func opened(_ host: String, _ trusted: CertificateFolder) throws -> Handshake {
                try Handshake(with: server.ports.home, as: host, trusting: trusted.authorityFile)
            }
            let first = try opened("laptop.local", folder)
            #expect(first.isTrusted && first.certificate != nil)
            for address in ["10.1.2.3", "127.0.0.1"] { #expect(try opened(address, folder).isTrusted, "\(address)") }
            for host in ["laptop", "evil.local", "10.1.2.4"] { #expect(try !opened(host, folder).isTrusted, "\(host)") }
            #expect(try !opened("laptop.local", stranger).isTrusted)
            try folder.prepare(for: HomeServer.machine, at: World.wallClock(), anew: true)
            var last = first
            for _ in 0..<50 where last.certificate == first.certificate {
                try await Task.sleep(for: .milliseconds(100))
                last = try opened("laptop.local", folder)
            }
            #expect(last.isTrusted && last.certificate != first.certificate)
        }
    }
}
