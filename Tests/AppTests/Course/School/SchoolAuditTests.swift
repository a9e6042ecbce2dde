import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// Who did what in a school: noted once, for staff, and changed by nothing.
struct SchoolAuditTests {
    private static func entries(_ site: SchoolSite, _ query: String = "") throws -> [JSON] {
        try site.json(SchoolSite.owner, "/course/school/audit" + query)["entries"]?.array ?? []
    }

    private static func acts(_ site: SchoolSite) throws -> [String] {
        try entries(site).compactMap { $0["act"]?.string }
    }

    @Test("each form of staff and of a coach leaves who did what, when and to whom, once however often it is sent")
    func forms() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let submission = try SchoolTests.handIn(7, site)
        let student = "/course/school/students/\(enrolment)"
        let work = student + "/recordings/" + submission
        let huda = try #require(site.space.store.values.first { $0.value("name")?.string == "Huda" }).key.id
        let forms: [(String, String, KeyValuePairs<String, String>, String, String)] = [
            ("amina", student, ["text": "Peace."], "message", huda),
            ("amina", work, ["step": "pin", "kind": "madd", "from": "1", "until": "2"], "pin-added", huda),
            ("amina", work, ["step": "send", "text": "Good."], "feedback-sent", huda),
            ("amina", work, ["step": "reply", "note": "Yes."], "follow-up", huda),
            (SchoolSite.owner, student, ["step": "pause"], "paused", huda),
            (SchoolSite.owner, student, ["step": "resume"], "resumed", huda),
            (SchoolSite.owner, student, ["step": "coach", "coach": "coach-2"], "coach-changed", huda),
            (
                SchoolSite.owner, "/course/school/roster", ["step": "invite", "name": "A", "role": "student"],
                "invited", ""
            ),
            (SchoolSite.owner, "/course/school/roster", ["step": "list", "text": "B\nC"], "listed", ""),
            (
                SchoolSite.owner, "/course/school/sessions",
                [
                    "kind": "qrc", "title": "Circle", "coach": "coach", "date": "2026-12-01", "start": "19:00",
                    "minutes": "45", "weeks": "3",
                ], "sessions-added", ""
            ),
            (SchoolSite.owner, "/course/school/sessions/s7-1", ["step": "cancel"], "session-cancelled", "s7-1"),
            (
                SchoolSite.owner, "/course/school/sessions/s7-1",
                ["step": "publish", "minutes": "60", "recording": "https://videos.example/1"], "recording-published",
                "s7-1"
            ),
            (SchoolSite.owner, "/course/school/announcements", ["title": "A", "text": "B"], "announced", ""),
            (
                SchoolSite.owner, "/course/school/curriculum/levels/level-1",
                ["step": "save", "title": "Reading", "passage": "87:1-19"], "curriculum", "level-1"
            ),
        ]
        for (index, (account, path, fields, act, subject)) in forms.enumerated() {
            let before = try Self.entries(site)
            let number = String(repeating: "0", count: 28) + "1" + String(format: "%03d", index)
            for _ in 0..<2 {
                let answer = site.post(account, path, fields, number: number)
                // A secret is shown once, so that the form of an invitation is not answered again.
                #expect(answer.status == 200 || act == "invited", "\(act): \(answer.text)")
            }
            let after = try Self.entries(site)
            let new = after.filter { entry in !before.contains { $0["id"] == entry["id"] } }
            #expect(new.count == 1, "\(act): \(new.map { $0.text() })")
            #expect(new.first?["act"]?.string == act)
            #expect(new.first?["by"]?.string == (account == "amina" ? "coach" : SchoolSample.Person.staff))
            #expect(new.first?["at"]?.string.flatMap { InstantText.read($0) } != nil)
            if !subject.isEmpty { #expect(new.first?["on"]?.string == subject, "\(act)") }
            // Nothing that stood there is changed.
            #expect(before.allSatisfy { entry in after.contains(entry) })
        }
        let sessions = try Self.entries(site).first { $0["act"]?.string == "sessions-added" }
        #expect(sessions?["count"]?.int == 3)
        for act in ["opened", "joined", "placed"] { #expect(try Self.acts(site).contains(act), "\(act)") }
    }

    @Test(
        "what is refused, and what is only looked at, is not noted; a device that is away from the server notes nothing"
    )
    func nothing() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let before = try Self.entries(site)
        for path in ["", "/roster", "/sessions", "/curriculum", "/audit", "/audit/file", "/students/\(enrolment)"] {
            _ = try site.status(SchoolSite.owner, "/course/school" + path)
        }
        #expect(
            site.post(SchoolSite.owner, "/course/school/students/\(enrolment)", ["step": "place"]).status == 422)
        #expect(site.post("huda", "/course/school/roster", ["step": "list", "text": "X"]).status == 404)
        let guess = try site.guess(SchoolSite.owner, "/course/school/sessions/s7-1", ["step": "cancel"])
        #expect(guess.writes.contains { $0.kind == RecordKind.schoolSession.kind })
        #expect(!guess.writes.contains { $0.kind == RecordKind.schoolAudit.kind })
        #expect(try Self.entries(site) == before)
    }

    @Test("staff alone see it, page by page and as a file, with the names of those who are there; no form changes it")
    func readers() throws {
        let (site, enrolment) = try SchoolTests.placed()
        for number in 0..<60 {
            site.post(
                SchoolSite.owner, "/course/school/students/\(enrolment)",
                ["step": number % 2 == 0 ? "pause" : "resume"])
        }
        for account in ["huda", "amina", "yusuf", "stranger"] {
            for path in ["/audit", "/audit/file"] {
                #expect(try site.status(account, "/course/school" + path) == 404)
            }
            let kept = try site.store(account).store.values
            #expect(!kept.contains { $0.key.kind == RecordKind.schoolAudit.kind && !$0.isDeleted }, "\(account)")
        }
        let page = try site.page(SchoolSite.owner, "/course/school/audit")
        #expect(page.contains("Let a student rest") && page.contains("Huda") && page.contains("?before="))
        var found: [JSON] = []
        var query = ""
        repeat {
            let json = try site.json(SchoolSite.owner, "/course/school/audit" + query)
            found += json["entries"]?.array ?? []
            query = json["before"]?.int.map { "?before=\($0)" } ?? ""
        } while !query.isEmpty
        let file = try site.json(SchoolSite.owner, "/course/school/audit/file")["entries"]?.array ?? []
        #expect(found == file && file.count > 60)
        let times = file.compactMap { $0["at"]?.string.flatMap { InstantText.read($0) } }
        #expect(times == times.sorted().reversed())
        let stored = site.space.store
        for path in ["/audit", "/audit/file"] {
            #expect(
                site.post(SchoolSite.owner, "/course/school" + path, ["step": "remove", "id": "x"]).status >= 400)
        }
        #expect(site.space.store.filter { $0.key.scope == .shared } == stored.filter { $0.key.scope == .shared })
    }

    @Test("each kind of line has its words in every language")
    func words() throws {
        let kinds = CourseAct.Kind.allCases.filter { kind in
            [
                .messageSent, .followUp, .pinAdded, .pinWithdrawn, .feedbackSent, .feedbackRecalled, .evaluated,
                .helpAnswered, .placed, .coachChanged, .paused, .resumed, .advanced,
            ].contains(kind)
        }
        let names = SchoolAudit.Act.allCases.map { $0.rawValue } + kinds.map { $0.rawValue }
        for language in ["ar", "en", "fr", "id", "tr", "ur"] {
            let file = URL(filePath: #filePath).appending(path: "../../../../../Locales/\(language).json")
            let words = try JSON(
                reading: Array(Data(contentsOf: file.standardizedFileURL)), limits: .init(size: 1 << 24, depth: 16))
            for name in names { #expect(words["school.act." + name]?.string?.isEmpty == false, "\(language) \(name)") }
        }
    }
}
