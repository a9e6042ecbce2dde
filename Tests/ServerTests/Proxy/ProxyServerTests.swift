import Foundation
import Records
import Testing

@testable import Server

@Suite("Behind a proxy", .serialized)
struct ProxyServerTests {
    private static let origin = "https://wird.example.org"
    private static let json = ["accept": "application/json"]
    private static let form = ["content-type": "application/x-www-form-urlencoded"]

    private static func options(_ proxies: String = "") throws -> ProxyOptions {
        ProxyOptions(address: try #require(PublicAddress(origin)), proxies: try AddressRange.list(proxies))
    }

    /// What Caddy says of a request from an address.
    private static func passed(from address: String = "203.0.113.7", _ more: [String: String] = [:]) -> [String: String]
    {
        [
            "host": "wird.example.org", "x-forwarded-for": address, "x-forwarded-proto": "https",
            "x-forwarded-host": "wird.example.org",
        ].merging(more) { $1 }
    }

    /// Pairs a device through the proxy; gives its session's secret.
    private static func pair(_ server: HomeServer) async throws -> String {
        let answer = try await server.send(
            "POST", server.loopback + "/pair", passed(form.merging(["origin": origin]) { $1 }),
            body: "code=\(server.code)&name=Phone")
        guard answer.status == 303, let cookie = answer.cookie else { return "" }
        #expect(cookie.hasPrefix("__Host-wird=") && cookie.contains("; Secure") && cookie.contains("; HttpOnly"))
        return String(cookie.split(separator: ";")[0].split(separator: "=")[1])
    }

    @Test("whoever comes through the proxy, or names the public address, is not the person at this machine")
    func outside() async throws {
        try await HomeServer.run(behind: Self.options()) { server in
            #expect(server.announcement.pairing?.hasPrefix(Self.origin + "/pair#") == true)
            let title = "SecretTitleOfATask"
            let added = try await server.send(
                "POST", server.loopback + "/tasks", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"title": "\#(title)"}"#)
            #expect(added.status == 200)
            let ways = [
                Self.passed(), ["host": "wird.example.org"], ["host": "wird.example.org:443"],
                Self.passed(["x-forwarded-for": "127.0.0.1"]),
                ["host": "wird.example.org", "forwarded": "for=127.0.0.1"],
                // A proxy that puts its own name for the server in, and says what was asked for.
                Self.passed(["host": "127.0.0.1:\(server.ports.loopback)"]),
            ]
            for path in [
                "/", "/inbox", "/sync", "/changes", "/me/data/wird.json", "/bundle.json", "/me/devices",
                "/day/2026-11-21",
            ] {
                for way in ways {
                    for method in ["GET", "POST"] {
                        let answer = try await server.send(method, server.loopback + path, way)
                        #expect(answer.status == 401, "\(method) \(path) \(way)")
                        #expect(!answer.text.contains(title))
                    }
                }
                // Another name than the public one is nobody's, and never the person's here.
                for sign in ["x-forwarded-for", "x-real-ip", "via", "forwarded"] {
                    let answer = try await server.send("GET", server.loopback + path, [sign: "for=203.0.113.7"])
                    #expect(answer.status == 421, "\(path) \(sign)")
                }
            }
            #expect(try await server.send("GET", server.loopback + "/inbox", Self.json).text.contains(title))
            #expect(try await server.send("GET", server.loopback + "/", ["host": "evil.example"]).status == 421)
            // A proxy that puts its own name in and says nothing of whom it asks for.
            for sign in [
                ["origin": Self.origin], ["referer": Self.origin + "/inbox"], ["cookie": "__Host-wird=0"],
                ["cookie": "a=b; __Host-wird-step=0"],
            ] {
                for method in ["GET", "POST"] {
                    let answer = try await server.send(method, server.loopback + "/inbox", sign)
                    #expect([401, 421].contains(answer.status) && !answer.text.contains(title), "\(method) \(sign)")
                }
            }
        }
    }

    @Test("a device pairs through the proxy, whose public origin its forms must have")
    func paired() async throws {
        try await HomeServer.run(behind: Self.options()) { server in
            let session = try await Self.pair(server)
            #expect(session.count == 64)
            let inbox = try await server.send(
                "GET", server.loopback + "/inbox", Self.passed(Self.json), session: session)
            #expect(inbox.status == 200 && inbox.json["count"] == 0)
            for (sent, status) in [
                (Self.origin, 303), ("http://wird.example.org", 403), ("https://evil.example", 403),
                ("http://127.0.0.1:\(server.ports.loopback)", 403),
            ] {
                let answer = try await server.send(
                    "POST", server.loopback + "/tasks", Self.passed(Self.form.merging(["origin": sent]) { $1 }),
                    body: "title=x", session: session)
                #expect(answer.status == status, "\(sent)")
            }
            // The machine's own page lists it; a link made there leads to the public address.
            let devices = try await server.send("GET", server.loopback + "/me/devices", Self.json)
            #expect(devices.json["devices"]?[0]?["name"] == "Phone" && devices.json["home"]?.string == Self.origin)
            let code = try await server.send(
                "POST", server.loopback + "/me/devices", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"step": "code"}"#)
            #expect(code.json["link"]?.string?.hasPrefix(Self.origin + "/pair#") == true)
            #expect(code.json["trust"] == .null)
        }
    }

    @Test("who asks without encryption is sent to the public address, and brings nothing in")
    func plain() async throws {
        try await HomeServer.run(behind: Self.options()) { server in
            let http = Self.passed(["x-forwarded-proto": "http"])
            let answer = try await server.send("GET", server.loopback + "/day/2026-11-21?a=b", http)
            #expect(answer.status == 308 && answer.headers["location"] == Self.origin + "/day/2026-11-21?a=b")
            #expect(try await server.send("POST", server.loopback + "/pair", http, body: "code=x").status == 403)
            let two = Self.passed(["forwarded": "for=198.51.100.1"])
            #expect(
                try await server.send("GET", server.loopback + "/", two).status == 400, "nobody knows whose word it is")
        }
    }

    @Test("wrong codes count for the address that the proxy names, and not for one that the client wrote")
    func guesses() async throws {
        try await HomeServer.run(behind: Self.options()) { server in
            func tried(_ way: String, _ code: String) async throws -> Int {
                let headers = Self.passed(from: way, Self.form.merging(["origin": Self.origin]) { $1 })
                return try await server.send("POST", server.loopback + "/pair", headers, body: "code=\(code)&name=x")
                    .status
            }
            var wrong: [Int] = []
            for number in 0...ServerLimits().guesses.free {
                wrong.append(try await tried("10.0.0.\(number), 203.0.113.7", "WRONG\(number)"))
            }
            #expect(wrong.allSatisfy { $0 == 403 })
            let again = try await tried("198.51.100.1, 203.0.113.7", "ANOTHER")
            let other = try await tried("203.0.113.8", "ANOTHER")
            #expect(again == 429 && other == 403, "somebody else isn't kept waiting")
            #expect(try await server.pairedHere() == 200)
            let log = server.logs.lines.joined(separator: "\n")
            #expect(log.contains("peer=203.0.113.0/24") && !log.contains("203.0.113.7") && !log.contains("WRONG"))
        }
    }

    @Test("what is no named proxy isn't believed, and is nobody's proxy")
    func unnamed() async throws {
        try await HomeServer.run(behind: Self.options("10.9.8.0/24")) { server in
            var statuses: [Int] = []
            for number in 0...ServerLimits().guesses.free + 1 {
                let headers = Self.passed(
                    from: "203.0.113.\(number)", Self.form.merging(["origin": Self.origin]) { $1 })
                statuses.append(
                    try await server.send("POST", server.loopback + "/pair", headers, body: "code=W\(number)&name=x")
                        .status)
            }
            #expect(statuses.last == 429, "all of them are this machine")
            #expect(try await server.send("GET", server.loopback + "/inbox", Self.json).status == 200)
        }
    }

    @Test("listening for a proxy elsewhere, it answers that one and this machine alone")
    func elsewhere() async throws {
        let own = MachineNames.current().addresses.first ?? "127.0.0.1"
        let named = try Self.options("192.0.2.0/24")
        try await HomeServer.run(behind: named, host: "0.0.0.0") { server in
            guard own != "127.0.0.1" else { return }
            let here = "http://\(own):\(server.ports.loopback)"
            for headers in [[:], Self.passed(), ["host": "127.0.0.1:\(server.ports.loopback)"]] {
                let answer = try await server.send("GET", here + "/inbox", headers)
                #expect(answer.status == 403)
            }
            let inbox = try await server.send("GET", server.loopback + "/inbox", Self.json)
            #expect(inbox.status == 200)
        }
        try await HomeServer.run(behind: Self.options("\(own)/32"), host: "0.0.0.0") { server in
            guard own != "127.0.0.1" else { return }
            let here = "http://\(own):\(server.ports.loopback)"
            let asked = try await server.send("GET", here + "/inbox", Self.passed())
            #expect(asked.status == 401)
            // A proxy that says nothing of whom it speaks for brings nobody in as the person here.
            let silent = ["host": "127.0.0.1:\(server.ports.loopback)"]
            #expect(try await server.send("GET", here + "/inbox", silent).status == 421)
        }
        await #expect(throws: ServeError.notLoopback("0.0.0.0")) {
            try await HomeServer.run(behind: Self.options(), host: "0.0.0.0") { _ in }
        }
    }
}

extension HomeServer {
    /// The status of the person's own page, on loopback.
    func pairedHere() async throws -> Int { try await send("GET", loopback + "/me/devices").status }
}
