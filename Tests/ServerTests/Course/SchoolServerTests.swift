import App
import Foundation
import People
import Records
import Storage
import Testing

@testable import Server

/// A school on a running server: its people over the home network, each in their own data.
@Suite(.serialized, .enabled(if: BuiltContent.folder != nil, "WIRD_CONTENT names no folder with the packs"))
struct SchoolServerTests {
    static let json = SharedListTests.json

    /// What a school has: its staff, who is the owner on loopback, a coach, another coach, a student, and somebody else.
    struct People: Sendable {
        let server: HomeServer
        let amina, yusuf, huda, stranger: Joiner

        /// The owner's request, on the machine itself.
        func staff(_ method: String, _ path: String, _ body: String? = nil) async throws -> HomeServer.Answer {
            try await server.send(method, server.loopback + path, SchoolServerTests.json, body: body)
        }
    }

    /// Opens the school and lets its people in.
    static func opened(_ server: HomeServer) async throws -> People {
        let opened = try await server.send("POST", server.loopback + SchoolSpace.path, json, body: "a=b")
        #expect(opened.status == 200, "\(opened.text)")
        func joined(_ name: String, _ role: String) async throws -> Joiner {
            let person = try await server.join(name, try await server.invite())
            guard !role.isEmpty else { return person }
            let invited = try await server.send(
                "POST", server.loopback + SchoolSpace.path + "/roster", json,
                body: "step=invite&name=\(name)&role=\(role)")
            let link = try #require(invited.json["link"]?.string, "\(invited.text)")
            #expect(link.hasPrefix(server.home + SchoolSpace.path + "/join?code="))
            let code = String(link.split(separator: "=")[1])
            #expect(try await person.send("GET", SchoolSpace.path + "/join?code=\(code)").status == 200)
            let done = try await person.send("POST", SchoolSpace.path + "/join", json, body: "code=\(code)")
            #expect(done.status == 200, "\(done.text)")
            return person
        }
        return People(
            server: server, amina: try await joined("Amina", "coach"), yusuf: try await joined("Yusuf", "coach"),
            huda: try await joined("Huda", "student"), stranger: try await joined("Bilal", ""))
    }

    /// Places Huda with Amina; gives her enrolment.
    static func place(_ people: People) async throws -> String {
        let roster = try await people.staff("GET", SchoolSpace.path + "/roster")
        let student = roster.json["students"]?.array?.first { $0["name"]?.string == "Huda" }
        let enrolment = try #require(student?["enrolment"]?.string, "\(roster.text)")
        let coach = roster.json["team"]?.array?.first { $0["name"]?.string == "Amina" }
        let placed = try await people.staff(
            "POST", SchoolSpace.path + "/students/\(enrolment)",
            "step=place&cohort=running&coach=\(coach?["id"]?.string ?? "")")
        #expect(placed.status == 200, "\(placed.text)")
        return enrolment
    }

    /// Sends a file into a person's own folder; gives its hash.
    static func store(_ file: SentFile, _ person: Joiner) async throws -> String {
        let begun = try await person.send(
            "POST", "/blobs", file.beginning().merging(["wird-person": person.id]) { $1 })
        let path = try #require(begun.headers["location"], "\(begun.status) \(begun.text)")
        let sent = try await person.send(
            "PATCH", path, SentFile.part(at: 0).merging(["wird-person": person.id]) { $1 },
            body: String(decoding: file.bytes, as: UTF8.self))
        #expect(sent.status == 204, "\(sent.text)")
        return file.hash
    }

    @Test(
        "a recording goes from the student to the coach and the answer back: both are heard, and by nobody else",
        .timeLimit(.minutes(3)))
    func roundTrip() async throws {
        try await HomeServer.run(content: BuiltContent.folder) { server in
            let people = try await Self.opened(server)
            let enrolment = try await Self.place(people)
            let (huda, amina) = (people.huda, people.amina)
            for video in 1...2 {
                _ = try await huda.send("POST", "/course/learn/videos/l1-w7-v\(video)", Self.json, body: "a=b")
            }
            #expect(try await huda.send("POST", "/course/learn/weeks/7", Self.json, body: "a=b").status == 200)
            // A file of plain letters, so that it can be sent as text.
            let recitation = SentFile(Array("OggS recitation".utf8), type: "audio/ogg")
            let voice = SentFile(Array("OggS voice".utf8), type: "audio/ogg")
            let at = "/course/learn/weeks/7/recording"
            let early = try await huda.send("POST", at, Self.json, body: "blob=\(recitation.hash)")
            #expect(early.status == 409, "what hasn't arrived isn't handed in: \(early.text)")
            let hash = try await Self.store(recitation, huda)
            #expect(try await huda.send("POST", at, Self.json, body: "blob=\(hash)").status == 200)
            let queue = try await amina.send("GET", SchoolSpace.path, Self.json)
            let item = try #require(queue.json["items"]?.array?.first, "\(queue.text)")
            #expect(item["enrolment"]?.string == enrolment && item["overdue"]?.bool == false)
            #expect(item["secondsLeft"]?.int == 172_800)
            let work = SchoolSpace.path + "/students/\(enrolment)/recordings/\(item["submission"]?.string ?? "")"
            // The coach hears it, whole and a part of it.
            #expect(try await amina.send("GET", "/blobs/" + hash).body == recitation.bytes)
            let part = try await amina.send("GET", "/blobs/" + hash, ["range": "bytes=5-9"])
            #expect(part.status == 206 && part.text == "recit")
            let answer = try await Self.store(voice, amina)
            let sent = try await amina.send("POST", work, Self.json, body: "step=send&text=Clear&blob=\(answer)")
            #expect(sent.status == 200, "\(sent.text)")
            for step in ["welcome", "level", "letters&letters=amiri&size=medium", "coach", "semester"] {
                _ = try await huda.send("POST", "/course/welcome", Self.json, body: "step=" + step)
            }
            let page = try await huda.send("GET", "/course/learn/weeks/7/feedback", ["accept": "text/html"])
            #expect(page.text.contains("Clear") && page.text.contains("/blobs/" + answer), "\(page.status)")
            let notes = try await huda.send("GET", "/course/notifications", ["accept": "text/html"])
            #expect(notes.text.contains("#feedback"))
            #expect(try await huda.send("GET", "/blobs/" + answer).body == voice.bytes)
            let state = try await huda.send("GET", "/course", Self.json)
            #expect(state.json["triptych"]?["feedback"]?["new"]?.int == 1, "\(state.text)")
            // Before it is heard it is changed and taken back; then no more.
            let feedback = sent.json["feedback"]?.string ?? ""
            let edited = try await amina.send(
                "POST", work, Self.json, body: "step=edit&feedback=\(feedback)&answer=Clearer&blob=\(answer)")
            let second = edited.json["feedback"]?.string ?? ""
            #expect(try await amina.send("POST", work, Self.json, body: "step=recall&feedback=\(second)").status == 200)
            let none = try await huda.send("GET", "/course", Self.json)
            #expect(none.json["triptych"]?["feedback"]?["new"]?.int == 0)
            let third = try await amina.send("POST", work, Self.json, body: "step=send&text=Last&blob=\(answer)")
            let heard = third.json["feedback"]?.string ?? ""
            #expect(
                try await huda.send("POST", "/course/learn/weeks/7/feedback", Self.json, body: "feedback=\(heard)")
                    .status == 200)
            #expect(try await amina.send("POST", work, Self.json, body: "step=recall&feedback=\(heard)").status == 409)
            // Nobody else hears either.
            for other in [people.yusuf, people.stranger] {
                for file in [hash, answer] {
                    #expect(try await other.send("GET", "/blobs/" + file).status == 404)
                    #expect(try await other.send("HEAD", "/blobs/" + file).status == 404)
                }
            }
            let outside = try await server.send("GET", server.home + "/blobs/" + hash)
            #expect(outside.status == 401)
        }
    }

    @Test(
        "SY-019 staff see the course of their school and nothing else of anybody; a coach their own students; all else answers 404",
        .timeLimit(.minutes(3)))
    func isolation() async throws {
        try await HomeServer.run(content: BuiltContent.folder) { server in
            let people = try await Self.opened(server)
            let enrolment = try await Self.place(people)
            #expect(try await people.huda.add("SecretErrand") == 200)
            let student = SchoolSpace.path + "/students/\(enrolment)"
            #expect(try await people.staff("GET", student).status == 200)
            #expect(try await people.amina.send("GET", student, Self.json).status == 200)
            for other in [people.yusuf, people.stranger, people.huda] {
                #expect(try await other.send("GET", student, Self.json).status == 404)
                #expect(try await other.send("POST", student, Self.json, body: "text=x").status == 404)
                #expect(try await other.send("GET", SchoolSpace.path + "/roster", Self.json).status == 404)
                #expect(
                    try await other.send(
                        "POST", SchoolSpace.path + "/roster", Self.json, body: "step=invite&name=A&role=staff"
                    ).status == 404)
            }
            // Not even an operator of the server is in the school for that.
            let operated = try await server.join("Operator", try await server.invite(.operator))
            #expect(try await operated.send("GET", SchoolSpace.path, Self.json).status == 404)
            #expect(try await operated.send("GET", student, Self.json).status == 404)
            // A sync brings each their copy, and takes none.
            let body = #"{"protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": []}"#
            func synced(_ person: Joiner) async throws -> String {
                try await person.send("POST", "/sync", SharedListTests.machine(person), body: body).text
            }
            let (hudas, aminas) = (try await synced(people.huda), try await synced(people.amina))
            #expect(hudas.contains(enrolment) && aminas.contains(enrolment))
            for other in [people.yusuf, people.stranger, operated] {
                let text = try await synced(other)
                #expect(!text.contains(enrolment) && !text.contains("Huda"))
            }
            for text in [aminas, try await people.staff("GET", SchoolSpace.path + "/roster").text] {
                #expect(!text.contains("SecretErrand") && !text.contains(people.huda.id))
            }
            #expect(!hudas.contains(people.amina.id))
            // A list can't be made or joined where the school is.
            for path in [
                "/shared/\(SchoolSpace.id)", "/shared/\(SchoolSpace.id)/members", "/shared/\(SchoolSpace.id)/invite",
            ] {
                #expect(try await people.amina.send("POST", path, Self.json, body: "text=x").status == 404)
            }
            #expect(try await people.staff("GET", SchoolSpace.path).json["students"]?.int == 1)
        }
    }

    @Test("what waited in a browser is decided by the server once it comes, in order, once", .timeLimit(.minutes(3)))
    func queue() async throws {
        try await HomeServer.run(content: BuiltContent.folder) { server in
            let people = try await Self.opened(server)
            _ = try await Self.place(people)
            let huda = people.huda
            let rows = (1...2).map { ("/course/learn/videos/l1-w7-v\($0)", "operation=\(SharedListTests.number($0))") }
            let queued =
                rows + [
                    ("/course/learn/weeks/7", "operation=\(SharedListTests.number(4))"),
                    ("/course/schedule/s7-1", "operation=\(SharedListTests.number(5))&coming=maybe"),
                ]
            for _ in 0..<2 {
                let answer = try await huda.send(
                    "POST", "/requests", SharedListTests.machine(huda), body: SharedListTests.queue(queued))
                let accepted = (answer.json["answers"]?.array ?? []).map { $0["accepted"]?.bool }
                #expect(
                    accepted == [true, true, true, false],
                    "\(answer.text)")
            }
            let state = try await huda.send("GET", "/course", Self.json)
            let week = state.json["weeks"]?.array?.first { $0["number"]?.int == 7 }
            #expect(week?["lesson"]?.string == "complete" || week?["badge"]?.string == "in-progress", "\(state.text)")
            // Somebody who isn't in the school has nothing decided there.
            let other = try await people.stranger.send(
                "POST", "/requests", SharedListTests.machine(people.stranger),
                body: SharedListTests.queue([("/course/learn/weeks/7", "operation=\(SharedListTests.number(9))")]))
            #expect(other.json["answers"]?.array?.first?["accepted"]?.bool == false)
        }
    }

    @Test(
        "a recording that a worker hands in before its bytes waits, and is accepted with the last of them; sent twice it is one",
        .timeLimit(.minutes(3)))
    func waiting() async throws {
        try await HomeServer.run(content: BuiltContent.folder) { server in
            let people = try await Self.opened(server)
            _ = try await Self.place(people)
            let (huda, amina) = (people.huda, people.amina)
            let rows = (1...2).map { ("/course/learn/videos/l1-w7-v\($0)", "operation=\(SharedListTests.number($0))") }
            let file = SentFile(Array("OggS waited".utf8), type: "audio/ogg")
            let queued =
                rows + [
                    ("/course/learn/weeks/7", "operation=\(SharedListTests.number(4))"),
                    (
                        "/course/learn/weeks/7/recording",
                        "operation=\(SharedListTests.number(5))&blob=\(file.hash)"
                    ),
                ]
            for _ in 0..<2 {
                let answer = try await huda.send(
                    "POST", "/requests", SharedListTests.machine(huda), body: SharedListTests.queue(queued))
                #expect(
                    (answer.json["answers"]?.array ?? []).allSatisfy { $0["accepted"]?.bool == true }, "\(answer.text)")
            }
            let early = try await amina.send("GET", SchoolSpace.path, Self.json)
            #expect(early.json["items"]?.array?.isEmpty == true, "\(early.text)")
            #expect(try await amina.send("GET", "/blobs/" + file.hash).status == 404)
            // Somebody else's file with the same bytes is not the student's.
            _ = try await Self.store(file, people.stranger)
            #expect(
                try await amina.send("GET", SchoolSpace.path, Self.json).json["items"]?.array?.isEmpty == true)
            _ = try await Self.store(file, huda)
            let queue = try await amina.send("GET", SchoolSpace.path, Self.json)
            #expect(queue.json["items"]?.array?.count == 1, "\(queue.text)")
            #expect(queue.json["items"]?.array?.first?["secondsLeft"]?.int == 172_800)
            #expect(try await amina.send("GET", "/blobs/" + file.hash).body == file.bytes)
            // The same request again changes nothing.
            let again = try await huda.send(
                "POST", "/requests", SharedListTests.machine(huda), body: SharedListTests.queue(queued))
            #expect((again.json["answers"]?.array ?? []).allSatisfy { $0["accepted"]?.bool == true })
            #expect(try await amina.send("GET", SchoolSpace.path, Self.json).json["items"]?.array?.count == 1)
        }
    }
}

/// The folder of the built content, which a server's school begins with; `nil` where nothing is built.
enum BuiltContent {
    static let folder: String? = ProcessInfo.processInfo.environment["WIRD_CONTENT"].flatMap { folder in
        folder.isEmpty || !FileManager.default.fileExists(atPath: folder) ? nil : folder
    }
}
