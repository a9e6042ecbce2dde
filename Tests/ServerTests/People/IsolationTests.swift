import Foundation
import People
import Records
import Testing

@testable import Server

@Suite("Several people on one server", .serialized)
struct IsolationTests {
    private static let json = ["accept": "application/json"]

    /// Every call that the documents name, as a member may try it.
    private static func calls() throws -> [String] {
        let document = try String(contentsOfFile: TestSite.checkout + "/docs/api.md", encoding: .utf8)
        let paths = document.matches(of: #/`GET (\/[^ `?]*)`/#).map { String($0.output.1) }
        return Array(
            Set(paths + ["/", "/inbox", "/me", "/me/data/export", "/bundle.json", "/reminders", "/me/devices"]))
    }

    @Test("whoever follows an invitation has a Wird of their own, and sees nothing of anybody else's anywhere")
    func crawl() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            #expect(Person.isID(maryam.id) && Person.isID(sara.id) && maryam.id != sara.id)
            let owner = try await server.pair(server.code)
            let secrets = ["WordOfTheOwner", "WordOfMaryam", "WordOfSara"]
            let added = try await server.send(
                "POST", server.loopback + "/tasks", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"title": "\#(secrets[0])"}"#)
            #expect(added.status == 200)
            #expect(try await maryam.add(secrets[1]) == 200)
            #expect(try await sara.add(secrets[2]) == 200)
            for (cookie, own) in [(owner, secrets[0]), (maryam.cookie, secrets[1]), (sara.cookie, secrets[2])] {
                var isFound = false
                for path in try Self.calls() {
                    for headers in [[:], Self.json] {
                        let answer = try await server.send("GET", server.home + path, headers, session: cookie)
                        for other in secrets where other != own {
                            #expect(!answer.text.contains(other), "\(path) shows \(other) to who wrote \(own)")
                        }
                        isFound = isFound || answer.text.contains(own)
                    }
                }
                #expect(isFound, "the crawl sees one's own words, so it would see others'")
            }
        }
    }

    @Test("a sync brings and takes one person's records alone, and refuses a browser that holds somebody else's")
    func sync() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            #expect(try await maryam.add("WordOfMaryam") == 200)
            let body = #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": []}"#
            func exchange(_ person: Joiner, holding id: String?) async throws -> HomeServer.Answer {
                var headers = ["content-type": "application/json"]
                headers["wird-person"] = id
                return try await person.send("POST", "/sync", headers, body: body)
            }
            let own = try await exchange(maryam, holding: maryam.id)
            #expect(own.status == 200 && own.text.contains("WordOfMaryam"), "\(own.status) \(own.text.prefix(200))")
            #expect(own.headers["wird-person"] == maryam.id)
            let others = try await exchange(sara, holding: sara.id)
            #expect(others.status == 200 && !others.text.contains("WordOfMaryam"))
            let mixed = try await exchange(sara, holding: maryam.id)
            #expect(mixed.status == 409 && mixed.json["error"] == "other_person")
            #expect(try await exchange(maryam, holding: "owner").status == 409)
        }
    }

    @Test("a token or secret link opens its own person's data and nobody else's")
    func tokens() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            #expect(try await maryam.add("WordOfMaryam") == 200)
            let made = try await maryam.send(
                "POST", "/me/tokens", Self.json.merging(["content-type": "application/json"]) { $1 },
                body: #"{"step": "create", "name": "script", "read": "on"}"#)
            let token = try #require(made.json["token"]?.string, "\(made.text)")
            let read = try await server.send(
                "GET", server.home + "/inbox", Self.json.merging(["authorization": "Bearer \(token)"]) { $1 })
            #expect(read.status == 200 && read.text.contains("WordOfMaryam"))
            let atOwners = try await server.send(
                "GET", server.loopback + "/inbox", Self.json.merging(["authorization": "Bearer \(token)"]) { $1 })
            #expect(atOwners.status == 401)
            for address in [server.loopback, server.home] {
                for route in AccountRoute.allCases {
                    let answer = try await server.send(
                        route.methods[0].rawValue, address + route.path, ["authorization": "Bearer \(token)"])
                    #expect([403, 429].contains(answer.status), "\(route.path)")
                }
            }
        }
    }

    @Test("a cookie that names another person, nobody or a folder opens nothing")
    func forged() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            let sara = try await server.join("Sara", try await server.invite())
            let secret = String(maryam.cookie.split(separator: ".")[1])
            let forged = [
                "\(sara.id).\(secret)", secret, "owner.\(secret)", "../../x.\(secret)", "0000000000000000.\(secret)",
                ".\(secret)", "\(maryam.id).", "\(maryam.id)",
            ]
            for cookie in forged {
                let answer = try await server.send("GET", server.home + "/inbox", Self.json, session: cookie)
                #expect([401, 429].contains(answer.status), "\(cookie)")
            }
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/people/0000000000000000"))
            server.wait(seconds: 3_700)
            #expect(try await maryam.send("GET", "/inbox", Self.json).status == 200)
        }
    }

    @Test("who isn't the operator finds no page about people, and nobody finds one from outside")
    func managers() async throws {
        try await HomeServer.run { server in
            let person = try await server.join("Maryam", try await server.invite())
            let coach = try await server.join("Bilal", try await server.invite(.coach))
            let routes = AccountRoute.allCases.filter { $0.audience == .manager }
            #expect(routes.count >= 6)
            for route in routes {
                for method in route.methods {
                    let body = method == .post ? "person=\(person.id)&role=operator&days=7" : nil
                    for member in [person, coach] {
                        let answer = try await member.send(method.rawValue, route.path, HomeServer.form, body: body)
                        #expect(answer.status == 404, "\(method) \(route.path)")
                    }
                    let outside = try await server.send(
                        method.rawValue, server.home + route.path, HomeServer.form, body: body)
                    #expect(outside.status == 401, "\(method) \(route.path)")
                    #expect(!outside.text.contains("Maryam"))
                }
            }
            #expect(try server.people.everybody().filter { $0.closed != nil }.isEmpty)
        }
    }

    @Test("every address about accounts refuses other methods and other sites")
    func foreign() async throws {
        try await HomeServer.run { server in
            let maryam = try await server.join("Maryam", try await server.invite())
            for route in AccountRoute.allCases {
                #expect(try await maryam.send("PUT", route.path).status == 405, "\(route.path)")
                guard route.methods.contains(.post) else { continue }
                let answer = try await maryam.send(
                    "POST", route.path, HomeServer.form.merging(["origin": "https://evil.example"]) { $1 }, body: "a=b")
                #expect(answer.status == 403, "\(route.path)")
            }
            #expect(try server.people.person(maryam.id)?.closed == nil)
        }
    }
}
