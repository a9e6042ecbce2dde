import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What staff teach and when: semesters, weeks, videos, passages, notes, the orientation, and live sessions.
struct SchoolCurriculumTests {
    private static let owner = SchoolSite.owner

    private static func book(_ site: SchoolSite) throws -> JSON {
        try #require(site.space.store[SchoolRecords.book]?.value(SchoolRecords.Name.course))
    }

    private static func level(_ site: SchoolSite) throws -> JSON {
        try #require(try book(site)["levels"]?.array?.first)
    }

    private static func week(_ site: SchoolSite, _ number: Int) throws -> JSON {
        try #require(try level(site)["weeks"]?.array?[number - 1])
    }

    private static func change(
        _ site: SchoolSite, _ part: CurriculumPart, _ fields: KeyValuePairs<String, String>
    ) -> Response {
        site.post(owner, SchoolRoute.part(part).route.path, fields)
    }

    @Test(
        "QF-240 staff make, change and take away semesters, videos and the orientation, and change levels, weeks, passages and notes; students see it at once"
    )
    func editing() throws {
        let (site, enrolment) = try SchoolTests.placed()
        let id = try #require(try Self.level(site)["id"]?.string)
        // A week: its topic, its passage by reference, what is learnt.
        let saved = Self.change(
            site, .week(level: id, number: 7),
            ["step": "save", "topic": "The throat", "passage": "79:1-5", "text": "Read slowly\n\nStop well"])
        #expect(saved.status == 200, "\(saved.text)")
        let week = try Self.week(site, 7)
        #expect(week["topic"]?.string == "The throat" && week["passage"]?.string == "79:1-5")
        #expect(week["objectives"] == ["Read slowly", "Stop well"])
        let lesson = try site.page("huda", "/course/learn/weeks/7")
        #expect(lesson.contains("The throat") && lesson.contains("Read slowly"))
        #expect(try site.page("huda", "/course/learn/weeks/7/recording").contains("79"))
        // Videos: one more, changed, given a file, taken away.
        let count = try #require(week["videos"]?.array?.count)
        let added = Self.change(
            site, .week(level: id, number: 7), ["step": "add", "title": "More", "minutes": "2", "seconds": "5"])
        let video = try #require(try JSON(reading: added.body)["id"]?.string, "\(added.text)")
        #expect(try Self.week(site, 7)["videos"]?.array?.last?["seconds"]?.int == 125)
        #expect(try site.page("huda", "/course/learn/weeks/7").contains("More"))
        let file = SchoolSite.hash("e")
        #expect(
            Self.change(
                site, .video(video), ["step": "save", "title": "Most", "minutes": "3", "seconds": "0", "file": file]
            ).status == 200)
        #expect(try site.page("huda", "/course/learn/videos/\(video)").contains("/blobs/" + file))
        #expect(Self.change(site, .video(video), ["step": "remove"]).status == 200)
        #expect(try Self.week(site, 7)["videos"]?.array?.count == count)
        #expect(try site.status("huda", "/course/learn/videos/\(video)") == 404)
        // The level: its name, its notes, its assessment.
        let level = Self.change(
            site, .level(id),
            [
                "step": "save", "title": "Beginnings", "text": "Letters.", "notes": "https://school.example/notes.pdf",
                "passage": "87:1-19",
            ])
        #expect(level.status == 200, "\(level.text)")
        #expect(try Self.level(site)["assessment"]?.string == "87:1-19")
        #expect(try Self.level(site)["notes"]?.string == "https://school.example/notes.pdf")
        #expect(try site.page(Self.owner, "/course/school/students/\(enrolment)").contains("Beginnings"))
        // The orientation.
        #expect(
            Self.change(site, .orientation, ["step": "save", "title": "Welcome", "minutes": "1", "seconds": "0"])
                .status == 200)
        #expect(try Self.book(site)["orientation"]?["title"]?.string == "Welcome")
        #expect(Self.change(site, .orientation, ["step": "remove"]).status == 200)
        #expect(try Self.book(site)["orientation"] == nil)
        // A semester.
        let start = site.zone(site).date(at: site.now).nextOrSame(.saturday).adding(days: 28)
        let made = Self.change(
            site, .cohort("new"),
            [
                "step": "save", "level": id, "date": start.description, "text": start.adding(days: 21).description,
                "audience": "sisters", "coach-coach": "on",
            ])
        let cohort = try #require(try JSON(reading: made.body)["id"]?.string, "\(made.text)")
        func stored() throws -> JSON? {
            try Self.book(site)["cohorts"]?.array?.first { $0["id"]?.string == cohort }
        }
        #expect(try stored()?["coaches"] == ["coach"] && (try stored())?["audience"]?.string == "sisters")
        #expect(
            Self.change(
                site, .cohort(cohort), ["step": "save", "level": id, "date": start.adding(days: 7).description]
            )
            .status == 200)
        #expect(try stored()?["start"]?.string == start.adding(days: 7).description)
        #expect(try stored()?["audience"] == nil)
        #expect(Self.change(site, .cohort(cohort), ["step": "remove"]).status == 200)
        #expect(try stored() == nil)
        // Each stands on its page, under its list.
        let list = try site.page(Self.owner, "/course/school/curriculum")
        for part in [CurriculumPart.level(id), .orientation, .cohort("running"), .cohort("new")] {
            let path = SchoolRoute.part(part).route.path
            #expect(list.contains("href=\"\(path)\""), "\(path)")
            let page = try site.page(Self.owner, path)
            #expect(page.contains("<form") && page.components(separatedBy: "button-primary").count <= 2, "\(path)")
        }
    }

    @Test(
        "QF-240 what doesn't hold is refused with its reason, and nothing changes: passages the Quran hasn't, days that are none, lists that would be broken"
    )
    func validation() throws {
        let (site, _) = try SchoolTests.placed()
        let id = try #require(try Self.level(site)["id"]?.string)
        let before = try Self.book(site)
        let week = CurriculumPart.week(level: id, number: 7)
        let refused: [(CurriculumPart, KeyValuePairs<String, String>, Int)] = [
            (week, ["step": "save", "topic": "A", "passage": "112:1-9"], 422),
            (week, ["step": "save", "topic": "A", "passage": "115:1"], 422),
            (week, ["step": "save", "topic": "A", "passage": "1:3-2"], 422),
            (week, ["step": "save", "topic": "A", "passage": "the first"], 422),
            (week, ["step": "save", "topic": " ", "passage": "112:1"], 422),
            (week, ["step": "add", "title": "", "minutes": "1", "seconds": "0"], 422),
            (week, ["step": "add", "title": "A", "minutes": "0", "seconds": "0"], 422),
            (week, ["step": "add", "title": "A", "minutes": "1", "seconds": "60"], 422),
            (week, ["step": "add", "title": "A", "minutes": "1", "seconds": "0", "file": "abc"], 422),
            (week, ["step": "remove"], 422), (week, ["step": "x"], 422),
            (.week(level: id, number: 16), ["step": "save", "topic": "A", "passage": "112:1"], 404),
            (.week(level: "x", number: 1), ["step": "save", "topic": "A", "passage": "112:1"], 404),
            (.level("x"), ["step": "save", "title": "A", "passage": "112:1"], 404),
            (.level(id), ["step": "save", "title": "A", "passage": "112:5"], 422),
            (.video("x"), ["step": "save", "title": "A", "minutes": "1", "seconds": "0"], 404),
            (.cohort("x"), ["step": "save", "level": id, "date": "2027-01-02"], 404),
            (.cohort("new"), ["step": "save", "level": "x", "date": "2027-01-02"], 422),
            (.cohort("new"), ["step": "save", "level": id, "date": "2027-01-03"], 422),
            (.cohort("new"), ["step": "save", "level": id, "date": "2027-02-30"], 422),
            (.cohort("new"), ["step": "save", "level": id, "date": "2027-01-02", "text": "in March"], 422),
            (.cohort("running"), ["step": "remove"], 409),
        ]
        for (part, fields, status) in refused {
            let answer = Self.change(site, part, fields)
            #expect(answer.status == status, "\(part) \(fields): \(answer.status) \(answer.text)")
        }
        // The last video of a week stays: a lesson has one at least.
        for video in try Self.week(site, 1)["videos"]?.array ?? [] {
            _ = Self.change(site, .video(video["id"]?.string ?? ""), ["step": "remove"])
        }
        #expect(try Self.week(site, 1)["videos"]?.array?.count == 1)
        var after = try #require(try Self.book(site).object)
        var levels = try #require(after["levels"]?.array)
        var level = try #require(levels[0].object)
        var weeks = try #require(level["weeks"]?.array)
        weeks[0] = try #require(before["levels"]?.array?[0]["weeks"]?.array?[0])
        level["weeks"] = .array(weeks)
        levels[0] = .object(level)
        after["levels"] = .array(levels)
        #expect(JSON.object(after) == before)
    }

    @Test("the parts of what is taught are staff's alone")
    func rights() throws {
        let (site, _) = try SchoolTests.placed()
        let id = try #require(try Self.level(site)["id"]?.string)
        let before = try Self.book(site)
        let parts: [CurriculumPart] = [
            .level(id), .week(level: id, number: 1), .orientation, .cohort("running"), .cohort("new"),
        ]
        for part in parts {
            let path = SchoolRoute.part(part).route.path
            for account in ["huda", "amina", "stranger"] {
                #expect(try site.status(account, path) == 404, "\(account) \(path)")
                #expect(
                    site.post(account, path, ["step": "save", "title": "x", "topic": "x", "passage": "112:1"]).status
                        == 404)
            }
            #expect(try site.status(Self.owner, path) == 200, "\(path)")
        }
        #expect(try Self.book(site) == before)
    }

    @Test(
        "QF-241 a session that repeats stands at the same time by the programme's clocks across a change of them; a change and a cancellation are told, and a published recording is found"
    )
    func sessions() throws {
        let (site, _) = try SchoolTests.placed()
        // A school whose clocks change: by London's, which go back in the night to 31 October 2027.
        var file = try #require(try site.json(Self.owner, "/course/school/curriculum").object)
        file["zone"] = "Europe/London"
        let taken = site.post(
            Self.owner, "/course/school/curriculum", ["step": "take", "text": JSON.object(file).text()])
        #expect(taken.status == 200, "\(taken.text)")
        let said: KeyValuePairs<String, String> = [
            "kind": "qrc", "title": "Evening circle", "coach": "coach", "date": "2027-10-26", "start": "19:30",
            "minutes": "45", "weeks": "2", "level": "level-1", "join": "https://meet.example/room",
        ]
        let added = site.post(Self.owner, "/course/school/sessions", said)
        let ids = try #require(try JSON(reading: added.body)["ids"]?.array?.compactMap { $0.string }, "\(added.text)")
        func session(_ id: String) throws -> JSON? {
            try site.store("huda").store[RecordKind.schoolSession.key(id)]?.value("session")
        }
        let starts = try ids.compactMap { try session($0)?["start"]?.string }
        #expect(starts == ["2027-10-26T18:30:00Z", "2027-11-02T19:30:00Z"])
        #expect(
            try session(ids[0])?["level"]?.string == "level-1"
                && (try session(ids[0]))?["join"]?.string == "https://meet.example/room")
        #expect(try site.page("huda", "/course/schedule/\(ids[1])").contains("Evening circle"))
        for wrong: KeyValuePairs<String, String> in [
            ["kind": "x", "title": "A", "coach": "coach", "date": "2027-10-26", "start": "19:30", "minutes": "45"],
            ["kind": "qrc", "title": "A", "coach": "nobody", "date": "2027-10-26", "start": "19:30", "minutes": "45"],
            ["kind": "qrc", "title": "A", "coach": "coach", "date": "2027-02-30", "start": "19:30", "minutes": "45"],
            ["kind": "qrc", "title": "A", "coach": "coach", "date": "2027-10-26", "start": "25:00", "minutes": "45"],
            [
                "kind": "qrc", "title": "A", "coach": "coach", "date": "2027-10-26", "start": "19:30", "minutes": "45",
                "join": "http://meet.example",
            ],
        ] {
            #expect(site.post(Self.owner, "/course/school/sessions", wrong).status == 422)
        }
        // A session of another level is not theirs.
        let other = site.post(
            Self.owner, "/course/school/sessions",
            [
                "kind": "qrc", "title": "Others", "coach": "coach", "date": "2027-10-26", "start": "19:30",
                "minutes": "45", "level": "level-2",
            ])
        let theirs = try #require(try JSON(reading: other.body)["ids"]?.array?.first?.string)
        #expect(try session(theirs) == nil && (try site.status("huda", "/course/schedule/\(theirs)")) == 404)
        // Moved, and cancelled: told by a notification each, and as an alert.
        let path = "/course/school/sessions/"
        let moved = site.post(
            Self.owner, path + ids[0],
            [
                "step": "change", "kind": "qrc", "title": "Evening circle", "coach": "coach", "date": "2027-10-27",
                "start": "20:00", "minutes": "45", "level": "level-1",
            ])
        #expect(moved.status == 200, "\(moved.text)")
        #expect(site.post(Self.owner, path + ids[1], ["step": "cancel"]).status == 200)
        #expect(try session(ids[0])?["start"]?.string == "2027-10-27T19:00:00Z")
        let notes = try site.page("huda", "/course/notifications")
        for (id, words) in [(ids[0], "moved"), (ids[1], "cancelled")] {
            #expect(notes.contains("href=\"/course/schedule/\(id)\""), "\(words)")
        }
        let alerts = try SchoolRowsTests.alerts(site, "huda")
        for id in ids { #expect(alerts.contains { $0.alert.page == "/course/schedule/\(id)" }, "\(id)") }
        #expect(try site.page("huda", "/course/schedule/\(ids[1])").contains("Cancelled"))
        #expect(!(try site.page("huda", "/course/schedule/\(ids[1])").contains("meet.example")))
        // What was recorded of one that is over.
        let over = try #require(
            try site.json(Self.owner, "/course/school/sessions")["sessions"]?.array?.first { session in
                session["start"]?.string.flatMap { InstantText.read($0) }.map { $0 < site.now - .hours(3) } == true
                    && session["level"]?.string.map { $0 == "level-1" } != false && session["recording"] == nil
            })
        let id = try #require(over["id"]?.string)
        #expect(site.post(Self.owner, path + id, ["step": "publish", "minutes": "50", "recording": "x"]).status == 422)
        #expect(
            site.post(
                Self.owner, path + id, ["step": "publish", "minutes": "50", "recording": "https://videos.example/1"]
            ).status == 200)
        let day = try #require(over["start"]?.string).prefix(10)
        #expect(
            try site.page("huda", "/course/schedule/recordings?date=\(day)").contains(over["title"]?.string ?? "-"))
    }
}

extension SchoolSite {
    /// The zone of the school's sample.
    func zone(_ site: SchoolSite) -> Zone { .utc }
}
