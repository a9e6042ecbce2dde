import Foundation
import Records
import Testing

@testable import Server

/// The CalDAV server with the real app behind it, over HTTP.
@Suite("CalDAV")
struct CalDAVServerTests {
    /// A calendar program at one of the server's doors.
    struct Program: Sendable {
        let server: HomeServer
        let origin: String
        let secret: String

        /// Makes an access on loopback, for the owner.
        init(_ server: HomeServer, scope: String = "caldav") async throws {
            let made = try await server.send(
                "POST", server.loopback + "/me/tokens",
                ["accept": "application/json", "content-type": "application/json"],
                body: #"{"step": "create", "name": "calendar", "\#(scope)": "on"}"#)
            self.init(server, server.loopback, made.json["token"]?.string ?? "")
        }

        init(_ server: HomeServer, _ origin: String, _ secret: String) {
            (self.server, self.origin, self.secret) = (server, origin, secret)
        }

        static let tasks = "/dav/calendars/wird/"

        func send(
            _ method: String, _ path: String = Program.tasks, _ headers: [String: String] = [:], body: String? = nil
        ) async throws -> HomeServer.Answer {
            let basic = "Basic " + Base64.encode(Array(("wird:" + secret).utf8))
            return try await server.send(
                method, origin + path, ["authorization": basic].merging(headers) { $1 }, body: body)
        }

        func put(_ name: String, _ text: String, _ headers: [String: String] = [:]) async throws -> HomeServer.Answer {
            try await send(
                "PUT", Self.tasks + name, ["content-type": "text/calendar; charset=utf-8"].merging(headers) { $1 },
                body: text)
        }

        func report(_ body: String) async throws -> HomeServer.Answer {
            try await send(
                "REPORT", Self.tasks, ["depth": "1", "content-type": "application/xml"],
                body: #"<?xml version="1.0"?>"# + body)
        }

        /// What has changed since a token, and the next one.
        func changes(since token: String) async throws -> (answer: HomeServer.Answer, token: String) {
            let answer = try await report(
                #"<d:sync-collection xmlns:d="DAV:"><d:sync-token>\#(token)</d:sync-token>"#
                    + "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>")
            let next = (try? XMLReader.read(answer.body))?[.dav("sync-token")]?.text ?? ""
            return (answer, next)
        }
    }

    static func todo(_ uid: String, _ summary: String, _ lines: String = "") -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nDTSTAMP:20261121T070000Z\r\n"
            + "SUMMARY:\(summary)\r\n\(lines)END:VTODO\r\nEND:VCALENDAR\r\n"
    }

    private static func links(_ answer: HomeServer.Answer) -> [String] {
        ((try? XMLReader.read(answer.body))?.all(.dav("response")) ?? []).compactMap { $0[.dav("href")]?.text }
    }

    @Test("SY-049 a program finds the person's one calendar from the server's name alone")
    func discovery() async throws {
        try await HomeServer.run { server in
            let program = try await Program(server)
            for method in ["GET", "PROPFIND"] {
                let moved = try await server.send(method, server.loopback + "/.well-known/caldav")
                #expect(moved.status == 301 && moved.headers["location"] == "/dav/")
            }
            let options = try await program.send("OPTIONS", "/dav/")
            #expect(options.status == 204 && options.headers["dav"] == "1, 3, calendar-access")
            let names = """
                <propfind xmlns="DAV:"><prop><current-user-principal/><resourcetype/><colour xmlns="urn:x"/>
                <c:calendar-home-set xmlns:c="urn:ietf:params:xml:ns:caldav"/></prop></propfind>
                """
            let root = try await program.send("PROPFIND", "/dav/", ["depth": "0"], body: names)
            #expect(root.status == 207 && root.text.contains("<d:href>/dav/principal/</d:href>"))
            #expect(root.text.contains("<d:href>/dav/calendars/</d:href>") && root.text.contains("404 Not Found"))
            let home = try await program.send("PROPFIND", "/dav/calendars/", ["depth": "1"])
            #expect(Self.links(home) == ["/dav/calendars/", "/dav/calendars/wird/"])
            for part in ["<c:comp name=\"VTODO\"/>", "<c:calendar/>", "sync-collection", "getctag", "sync-token"] {
                #expect(home.text.contains(part), "\(part)")
            }
            #expect(!home.text.contains("VEVENT"))
            #expect(try await program.send("PROPFIND", "/dav/").status == 403)
            #expect(try await program.send("PROPFIND", "/dav/nowhere/", ["depth": "0"]).status == 404)
            #expect(try await program.send("PROPFIND", "/dav/", ["depth": "0"], body: "<a").status == 400)
            #expect(try await program.send("PROPFIND", "/dav/", ["depth": "0"], body: "<!DOCTYPE a><a/>").status == 400)
        }
    }

    @Test("SY-049 a task is created, read, edited and deleted, and a passed state is refused with 412")
    func life() async throws {
        try await HomeServer.run { server in
            let program = try await Program(server)
            let text = Self.todo("u-1", "one", "X-MINE;A=\"b,c\":kept\r\n")
            let made = try await program.put("my%20task.ics", text, ["if-none-match": "*"])
            let tag = try #require(made.headers["etag"])
            #expect(made.status == 201)
            let path = Program.tasks + "my%20task.ics"
            let read = try await program.send("GET", path)
            #expect(read.status == 200 && read.text == text && read.headers["etag"] == tag)
            #expect(read.headers["content-type"]?.hasPrefix("text/calendar") == true)
            #expect(try await program.send("GET", path, ["if-none-match": tag]).status == 304)
            let head = try await program.send("HEAD", path)
            #expect(head.status == 200 && head.body.isEmpty && head.headers["etag"] == tag)
            #expect(try await program.put("my%20task.ics", text, ["if-none-match": "*"]).status == 412)
            let edited = try await program.put("my%20task.ics", Self.todo("u-1", "two"), ["if-match": tag])
            #expect(edited.status == 204 && edited.headers["etag"] != tag)
            let inbox = try await server.send("GET", server.loopback + "/inbox", ["accept": "application/json"])
            #expect(inbox.json["tasks"]?[0]?["title"] == "two")
            #expect(try await program.put("my%20task.ics", text, ["if-match": tag]).status == 412)
            #expect(try await program.send("DELETE", path, ["if-match": tag]).status == 412)
            #expect(try await program.send("DELETE", path).status == 204)
            #expect(try await program.send("GET", path).status == 404)
            #expect(try await program.send("DELETE", path).status == 404)
        }
    }

    @Test("SY-049 reports: a query, several at once, and what has changed since a token with what is gone")
    func reports() async throws {
        try await HomeServer.run { server in
            let program = try await Program(server)
            for name in ["a", "b"] {
                #expect(try await program.put(name + ".ics", Self.todo(name, name)).status == 201)
            }
            let calendar = "xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\""
            func query(_ filter: String) -> String {
                "<c:calendar-query \(calendar)><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter>"
                    + "<c:comp-filter name=\"VCALENDAR\">\(filter)</c:comp-filter></c:filter></c:calendar-query>"
            }
            let all = try await program.report(query("<c:comp-filter name=\"VTODO\"/>"))
            #expect(Self.links(all).count == 2 && all.text.contains("SUMMARY:a&#13;"))
            let one = try await program.report(
                query(
                    "<c:comp-filter name=\"VTODO\"><c:prop-filter name=\"UID\"><c:text-match collation=\"i;octet\">"
                        + "b</c:text-match></c:prop-filter></c:comp-filter>"))
            #expect(Self.links(one) == [Program.tasks + "b.ics"])
            #expect(Self.links(try await program.report(query("<c:comp-filter name=\"VEVENT\"/>"))) == [])
            let unknown = try await program.report(
                query(
                    "<c:comp-filter name=\"VTODO\"><c:prop-filter name=\"UID\"><c:text-match collation=\"i;x\">b"
                        + "</c:text-match></c:prop-filter></c:comp-filter>"))
            #expect(unknown.status == 403 && unknown.text.contains("valid-filter"))
            let several = try await program.report(
                "<c:calendar-multiget \(calendar)><d:prop><d:getetag/></d:prop><d:href>\(Program.tasks)a.ics</d:href>"
                    + "<d:href>/elsewhere</d:href></c:calendar-multiget>")
            #expect(Self.links(several) == [Program.tasks + "a.ics", "/elsewhere"])
            let (first, token) = try await program.changes(since: "")
            #expect(Self.links(first).count == 2 && !token.isEmpty)
            #expect(Self.links(try await program.changes(since: token).answer) == [])
            _ = try await program.send("DELETE", Program.tasks + "a.ics")
            _ = try await program.put("c.ics", Self.todo("c", "c"))
            let (then, next) = try await program.changes(since: token)
            #expect(Self.links(then) == [Program.tasks + "c.ics", Program.tasks + "a.ics"] && next != token)
            #expect(then.text.contains("404 Not Found"))
            for wrong in ["x", next.replacing("tasks:", with: "tasks:0"), next + "0"] {
                let refused = try await program.changes(since: wrong).answer
                #expect(refused.status == 403 && refused.text.contains("valid-sync-token"), "\(wrong)")
            }
            #expect(try await program.report("<d:expand-property xmlns:d=\"DAV:\"/>").text.contains("supported-report"))
        }
    }

    @Test("SY-049 what isn't one task is refused by the condition that it breaks, with words; so are new calendars")
    func refusals() async throws {
        try await HomeServer.run { server in
            let program = try await Program(server)
            let event = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
            let refused: [(String, Int, String)] = [
                (event, 403, "supported-calendar-component"), ("x", 403, "supported-calendar-data"),
                (
                    "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nEND:VTODO\r\nEND:VCALENDAR\r\n", 403,
                    "valid-calendar-object-resource"
                ),
                (String(event.prefix(40)), 403, "component"),
                (Self.todo("l", String(repeating: "x", count: 40_000)), 413, "max-resource-size"),
            ]
            for (text, status, condition) in refused {
                let answer = try await program.put("x.ics", text)
                #expect(answer.status == status && answer.text.contains(condition), "\(condition)")
            }
            #expect(try await program.put("x.ics", "x", ["content-type": "text/plain"]).status == 415)
            _ = try await program.put("a.ics", Self.todo("a", "a"))
            let twice = try await program.put("b.ics", Self.todo("a", "a"))
            #expect(twice.status == 403 && twice.text.contains("no-uid-conflict") && twice.text.contains("a.ics"))
            for method in ["MKCALENDAR", "MKCOL", "MOVE", "COPY"] {
                let answer = try await program.send(method, "/dav/calendars/other/")
                #expect(answer.status == 403 && answer.text.contains("message>"), "\(method)")
            }
            let patch = try await program.send(
                "PROPPATCH",
                body:
                    "<propertyupdate xmlns=\"DAV:\"><set><prop><displayname>x</displayname></prop></set></propertyupdate>"
            )
            #expect(patch.status == 207 && patch.text.contains("403 Forbidden"))
            for method in ["POST", "LOCK", "DELETE", "GET", "PUT"] {
                let answer = try await program.send(method, Program.tasks)
                #expect(answer.status == 405 && answer.headers["allow"]?.contains("PROPFIND") == true, "\(method)")
            }
        }
    }

    @Test("SY-049 SY-050 without the access there is nothing to see, on loopback too; wrong tries wait, and are logged")
    func access() async throws {
        try await HomeServer.run { server in
            let program = try await Program(server)
            for (headers, status) in [
                ([:], 401), (["authorization": "Bearer " + program.secret], 401),
                (["authorization": "Basic " + Base64.encode(Array("wird:x".utf8))], 401),
            ] as [([String: String], Int)] {
                for origin in [server.loopback, server.home] {
                    let answer = try await server.send("PROPFIND", origin + "/dav/", headers)
                    #expect(answer.status == status && !answer.text.contains("principal"), "\(origin)")
                }
            }
            let asked = try await server.send("PROPFIND", server.loopback + "/dav/")
            #expect(asked.headers["www-authenticate"] == "Basic realm=\"Wird\", charset=\"UTF-8\"")
            let other = try await Program(server, scope: "feed")
            #expect(try await other.send("PROPFIND", "/dav/", ["depth": "0"]).status == 403)
            let home = Program(server, server.home, program.secret)
            #expect(try await home.send("PROPFIND", "/dav/", ["depth": "0"]).status == 207)
            var last = 0
            for number in 0..<20 {
                let wrong = Program(
                    server, server.home, "wird-" + String(repeating: "\(number % 10)", count: 31) + "\(number / 10)")
                last = try await wrong.send("PROPFIND", "/dav/", ["depth": "0"]).status
            }
            #expect(last == 429)
            #expect(server.logs.lines.contains { $0.contains("token_unknown") })
            #expect(!server.logs.lines.contains { $0.contains(program.secret) })
        }
    }

    @Test("SY-049 SY-019 each person's access opens that person's tasks and nobody else's")
    func isolation() async throws {
        try await HomeServer.run { server in
            let owner = try await Program(server)
            let maryam = try await server.join("Maryam", try await server.invite())
            let made = try await maryam.send(
                "POST", "/me/tokens", ["accept": "application/json", "content-type": "application/json"],
                body: #"{"step": "create", "name": "calendar", "caldav": "on"}"#)
            let hers = Program(server, server.home, made.json["token"]?.string ?? "")
            #expect(try await owner.put("a.ics", Self.todo("a", "the owner's")).status == 201)
            #expect(try await hers.put("b.ics", Self.todo("b", "Maryam's")).status == 201)
            #expect(try await hers.send("GET", Program.tasks + "a.ics").status == 404)
            #expect(try await owner.send("GET", Program.tasks + "b.ics").status == 404)
            #expect(try await owner.send("DELETE", Program.tasks + "b.ics").status == 404)
            #expect(Self.links(try await hers.changes(since: "").answer) == [Program.tasks + "b.ics"])
            // Her token names her store: another's cannot be asked with it.
            let token = try await owner.changes(since: "").token
            #expect(try await hers.changes(since: token).answer.status == 403)
            #expect(
                try await Program(server, server.loopback, hers.secret).send("GET", Program.tasks + "b.ics").status
                    == 401)
        }
    }
}
