import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What the course tells of: when, in which words, where it leads, and by which way.
struct CourseAlertTests {
    /// A notification on its page.
    private struct Row {
        var kind: String
        var title: String
        var words: String
        var link: String
        var isNew: Bool
    }

    private static func rows(_ walk: CourseWalk) -> [Row] {
        let page = CourseWalk.plain(walk.device.page("/course/notifications"))
        return page.components(separatedBy: "<li class=\"row row-link\"").dropFirst().compactMap { part in
            let part = part.components(separatedBy: "</li>")[0]
            guard let kind = part.firstMatch(of: #/data-kind="([a-z]+)"/#),
                let link = part.firstMatch(of: #/href="([^"]*)"/#)
            else { return nil }
            let words = HTMLWords("<p" + part.components(separatedBy: "<a ")[1].drop { $0 != ">" }).said
                .map { $0.replacing(#/[\u{2066}-\u{2069}]/#, with: "") }
            return Row(
                kind: String(kind.output.1), title: (words.first ?? "").trimmingCharacters(in: .whitespaces),
                words: words.joined(separator: " "),
                link: String(link.output.1), isNew: part.contains("data-new"))
        }
    }

    private static func row(_ walk: CourseWalk, _ kind: String) -> Row? { rows(walk).first { $0.kind == kind } }

    /// The alerts of some time, as the host that sends them gets them.
    private static func alerts(_ walk: CourseWalk) throws -> [TimedAlert] {
        var found: [TimedAlert] = []
        let device = walk.device
        _ = device.decide(Request(path: "/course", now: device.now, entropy: device.draw())) {
            request, workspace, resources in
            let library = Library(workspace: workspace, resources: resources)
            do throws(NeedsData) {
                let context = try RequestContext(
                    request, route: .course(.today), query: FormFields(), bundle: device.app.bundle, library: library)
                found = try CourseAlerts.alerts(context, since: device.now - .minutes(10))
                return .respond(Response(status: 204), changes: Changes())
            } catch {
                return .needs(error.needs)
            }
        }
        return found
    }

    /// The keys of alerts that are due now.
    private static func due(_ walk: CourseWalk) throws -> [String] {
        try alerts(walk).filter { $0.at <= walk.device.now && $0.until ?? walk.device.now >= walk.device.now }.map(
            \.key)
    }

    /// Follows a notification from a start in which nothing is loaded, and from an app that is open.
    private static func opens(_ walk: CourseWalk, _ row: Row, _ sign: String, _ place: String = "") throws {
        for isCold in [true, false] {
            if isCold { walk.device.restart() }
            let answer = walk.device.get(row.link)
            #expect(answer.status == 200 && answer.text.contains(sign), "\(row.link)")
            if !place.isEmpty {
                #expect(row.link.hasSuffix("#" + place) && answer.text.contains("id=\"\(place)\""), "\(row.link)")
            }
        }
    }

    @Test("QF-161 a week that unlocks on Saturday is told once, at that instant, and leads to the new week in Learn")
    func week() throws {
        let walk = try CourseWalk.placed()
        try walk.at("2026-12-04T20:59:59Z")
        #expect(!Self.rows(walk).contains { $0.title == "Week 2 unlocked" })
        #expect(try !Self.due(walk).contains("course-week-2"))
        #expect(
            try Self.alerts(walk).first { $0.key == "course-week-2" }?.at == InstantText.read("2026-12-04T21:00:00Z"))
        try walk.at("2026-12-04T21:00:00Z")
        #expect(try Self.due(walk).filter { $0 == "course-week-2" }.count == 1)
        let row = try #require(Self.row(walk, "week"))
        #expect(row.title == "Week 2 unlocked" && row.words.contains("The vowels") && row.words.contains("just now"))
        #expect(row.link == "/course/learn")
        try Self.opens(walk, row, "Week 2")
        #expect(Self.rows(walk).filter { $0.title == "Week 2 unlocked" }.count == 1)
    }

    @Test(
        "QF-162 a deadline is told two days and one day before, only while nothing is submitted, without pressing anybody"
    )
    func deadline() throws {
        let walk = try CourseWalk.placed()
        try walk.at("2026-12-02T20:58:59Z")
        #expect(Self.row(walk, "deadline") == nil)
        for (instant, count) in [("2026-12-02T20:59:00Z", 1), ("2026-12-03T20:58:59Z", 1), ("2026-12-03T20:59:00Z", 2)]
        {
            try walk.at(instant)
            #expect(Self.rows(walk).filter { $0.kind == "deadline" }.count == count, "\(instant)")
        }
        #expect(try Self.due(walk) == ["course-deadline-1-1"])
        let row = try #require(Self.row(walk, "deadline"))
        #expect(row.title == "Week 1 submission" && row.words.contains("Due Friday 4 December, 11:59 PM UTC+3"))
        #expect(row.words.contains("Week 1: Letters and where they come from"))
        try Self.opens(walk, row, "Submit Week 1 Audio", "submission")
        for word in ["late", "behind", "hurry", "last chance", "overdue"] {
            #expect(!row.words.lowercased().contains(word))
        }
        try walk.lesson(1)
        walk.submit(1)
        #expect(try Self.row(walk, "deadline") == nil && Self.due(walk).isEmpty)
    }

    @Test(
        "QF-163 QF-164 a session is told 15 minutes before and at its start, all or those one comes to, with its zone, and no more after its end"
    )
    func sessions() throws {
        let walk = try CourseWalk.placed()
        try walk.sessions([CourseWalk.session("a", "2026-12-01T17:00:00Z", ["join": "https://zoom.example/j/1"])])
        try walk.at("2026-12-01T16:44:59Z")
        #expect(Self.row(walk, "soon") == nil)
        try walk.at("2026-12-01T16:45:00Z")
        #expect(try Self.due(walk).filter { $0.hasPrefix("course-soon-a") }.count == 1)
        let soon = try #require(Self.row(walk, "soon"))
        #expect(
            soon.words.contains("Title a") && soon.words.contains("8:00 PM UTC+3") && soon.link == "/course/schedule/a")
        try Self.opens(walk, soon, "Join Zoom")
        try walk.at("2026-12-01T17:00:00Z")
        #expect(Self.row(walk, "soon") == nil)
        #expect(try Self.due(walk).filter { $0.hasPrefix("course-live-a") }.count == 1)
        let live = try #require(Self.row(walk, "live"))
        #expect(live.title == "A session is live" && live.link == "/course/schedule/a")
        try Self.opens(walk, live, "href=\"https://zoom.example/j/1\"")
        try walk.at("2026-12-01T17:45:00Z")
        #expect(try Self.row(walk, "live") == nil && Self.due(walk).isEmpty)
        try walk.at("2026-12-01T16:45:00Z")
        walk.device.post("/course/profile/notifications", ["alert-sessions": "coming"])
        #expect(Self.row(walk, "soon") == nil)
        walk.device.post("/course/schedule/a", ["coming": "on"])
        #expect(Self.row(walk, "soon") != nil)
    }

    @Test("QF-165 a week before the last deadline the semester's end is told, to who is eligible and to who isn't yet")
    func semester() throws {
        for (weeks, words) in [
            (12, "You've completed 12 of 15 submissions and are eligible."), (11, "1 more submission until"),
        ] {
            let walk = try CourseWalk.placed()
            for week in 1...weeks {
                walk.demo("week", week: week)
                try walk.whole(week)
            }
            walk.demo("now")
            let ends = try #require(try walk.visit().state.weeks.last?.deadline)
            walk.device.now = ends - .days(7) - .seconds(1)
            #expect(Self.row(walk, "semester") == nil)
            walk.device.now = ends - .days(7)
            let row = try #require(Self.row(walk, "semester"))
            #expect(row.words.contains(words), "\(row.words)")
            #expect(row.title.hasPrefix("The semester ends Friday") && row.link == "/course/learn#eoc")
            #expect(walk.device.get("/course/learn").status == 200)
        }
    }

    @Test("feedback, replies and messages are told in their words and lead to their very place")
    func feedback() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.lesson(1)
        walk.submit(1)
        walk.demo("answer")
        let row = try #require(Self.row(walk, "feedback"))
        #expect(row.title == "Feedback Ready -- Week 1" && row.words.contains("Coach Amina reviewed your submission."))
        #expect(row.words.contains("Week 1: Letters and where they come from") && row.words.contains("just now"))
        try Self.opens(walk, row, "Coach Amina", "feedback")
        let id = try #require(try walk.visit().submissions(1).first?.id)
        walk.device.post("/course/learn/weeks/1/feedback", ["submission": "\(id)", "text": "How long?"])
        walk.demo("answer")
        let reply = try #require(Self.row(walk, "reply"))
        #expect(reply.title == "Coach Amina replied -- Week 1" && reply.words.contains("prepared reply"))
        try Self.opens(walk, reply, "prepared reply", reply.link.components(separatedBy: "#").last ?? "")
    }

    @Test(
        "QF-168 a session that was moved, cancelled or added is told, each in its words; what is cancelled is struck and can't be joined"
    )
    func changes() throws {
        let walk = try CourseWalk.placed()
        try walk.at("2026-12-01T10:00:00Z")
        let join: JSON = "https://zoom.example/j/1"
        try walk.sessions([
            CourseWalk.session(
                "moved", "2026-12-01T17:00:00Z",
                [
                    "join": join,
                    "changes": [["kind": "moved", "at": "2026-12-01T09:00:00Z", "from": "2026-12-01T15:00:00Z"]],
                ]),
            CourseWalk.session(
                "gone", "2026-12-01T10:05:00Z",
                ["join": join, "cancelled": true, "changes": [["kind": "cancelled", "at": "2026-12-01T09:30:00Z"]]]),
            CourseWalk.session(
                "new", "2026-12-02T17:00:00Z", ["changes": [["kind": "added", "at": "2026-12-01T09:40:00Z"]]]),
        ])
        let rows = Self.rows(walk).filter { $0.kind == "change" }
        #expect(rows.map(\.title) == ["A new session", "A session was cancelled", "A session was moved"])
        #expect(rows.map(\.link) == ["new", "gone", "moved"].map { "/course/schedule/\($0)" })
        for row in rows { try Self.opens(walk, row, "Title") }
        #expect(walk.text("/course/schedule/moved").contains("Moved from Tuesday 1 December · 6:00 PM UTC+3"))
        let gone = walk.device.page("/course/schedule/gone")
        #expect(gone.contains("course-struck") && gone.contains("Cancelled") && !gone.contains("zoom.example"))
        let card = walk.device.page("/course/schedule").components(separatedBy: "<li class=\"").first {
            $0.contains("Title gone")
        }
        #expect(card?.contains("data-standing=\"cancelled\"") == true && card?.contains("zoom.example") == false)
        let made = try walk.device.call("/me/tokens", ["step": "create", "name": "calendar", "feed": "on"])
        let feed = walk.device.get(try #require(made.json["feed"]?.string), accept: "*/*").text
        let event = feed.components(separatedBy: "UID:course-moved@wird")[1].components(separatedBy: "END:VEVENT")[0]
        #expect(event.contains("20261201T200000") && event.contains("DTSTAMP:20261201T090000Z"))
        #expect(
            feed.components(separatedBy: "UID:course-gone@wird")[1].components(separatedBy: "END:VEVENT")[0].contains(
                "STATUS:CANCELLED"))
    }

    @Test("QF-169 an announcement reaches the levels that it names, at its time, and opens")
    func announcements() throws {
        let walk = try CourseWalk.placed()
        try walk.edit { book in
            book["announcements"] = [
                [
                    "id": "one", "title": "A holiday", "text": "No class <today>", "at": "2026-12-01T09:00:00Z",
                    "levels": ["level-1"],
                ],
                ["id": "two", "title": "Not for us", "text": "x", "at": "2026-12-01T09:00:00Z", "levels": ["level-2"]],
            ]
        }
        try walk.at("2026-12-01T08:59:59Z")
        #expect(Self.row(walk, "announcement") == nil && walk.device.get("/course/notifications/one").status == 404)
        try walk.at("2026-12-01T09:00:00Z")
        #expect(try Self.due(walk) == ["course-one"])
        let row = try #require(Self.row(walk, "announcement"))
        #expect(row.words.contains("A holiday") && Self.rows(walk).filter { $0.kind == "announcement" }.count == 1)
        try Self.opens(walk, row, "No class &lt;today&gt;")
        #expect(walk.device.get("/course/notifications/two").status == 404)
    }

    @Test("QF-170 the assessment's result is told when it is published, and is seen with two presses")
    func results() throws {
        let walk = try CourseWalk.placed()
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.device.post("/course/learn/assessment")
        #expect(Self.row(walk, "results") == nil)
        walk.demo("answer")
        let row = try #require(Self.row(walk, "results"))
        #expect(
            row.words.contains("Feedback from Coach Amina") && row.words.contains("End of Course Assessment -- Level 1")
        )
        let taps = CourseTaps(walk, at: "/course/notifications")
        try taps.press(row.title)
        #expect(taps.count <= 2 && taps.page.contains("Your Results"))
        try Self.opens(walk, row, "Your Results")
    }

    @Test(
        "QF-159 V2 each notification says what happened, of which week or session with its title, how long ago, and where it leads; new ones are marked until all are read"
    )
    func sheet() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.whole(1)
        walk.demo("day")
        let rows = Self.rows(walk)
        #expect(rows.count >= 2)
        for row in rows {
            #expect(row.words.contains("Week 1") && row.words.contains("Letters"), "\(row.words)")
            #expect(row.words.contains("ago") || row.words.contains("just now"), "\(row.words)")
            #expect(row.link.hasPrefix("/course/") && walk.device.get(row.link).status == 200)
            #expect(row.isNew)
        }
        #expect(walk.device.page("/course").contains("data-sheet") && walk.today.contains("course-count"))
        walk.device.post("/course/notifications")
        #expect(Self.rows(walk).allSatisfy { !$0.isNew } && !walk.today.contains("course-count"))
        #expect(!walk.text("/course/notifications").contains("Mark all read"))
    }

    @Test("V2 every kind of notification says what happened, of which week or session with its title, and how long ago")
    func whole() throws {
        let walk = try CourseWalk.placed()
        let subjects: [CourseNoteKind: [String]] = [
            .week: ["Week 15 unlocked", "Topic 15"], .deadline: ["Week 15", "Topic 15", "Friday"],
            .soon: ["Title soon", "UTC+3"], .live: ["Title live", "UTC+3"],
            .semester: ["The semester ends", "Level 1"],
            .feedback: ["Feedback Ready -- Week 12", "Topic 12", "Coach Amina"],
            .reply: ["Coach Amina replied -- Week 12", "Topic 12", "Yes, well said"],
            .change: ["A session was moved", "Title moved", "UTC+3"], .announcement: ["Announcement", "A holiday"],
            .results: ["The assessment's result", "Level 1"],
            .enrolment: ["Enrollment in Level 2 is open", "Reading with Fluency"],
        ]
        try walk.done(1...12)
        walk.demo("now")
        let ends = try #require(try walk.visit().state.weeks.last?.deadline)
        walk.device.now = ends - .hours(30)
        let now = walk.device.now
        func text(_ minutes: Int64) -> String { InstantText.text(now + .minutes(minutes)) }
        let moved: JSON = [["kind": "moved", "at": .string(text(-60)), "from": .string(text(660))]]
        try walk.edit { book in
            book["sessions"] = .array([
                .object(CourseWalk.session("soon", text(10))), .object(CourseWalk.session("live", text(-5))),
                .object(CourseWalk.session("moved", text(600), ["changes": moved])),
            ])
            book["announcements"] = [["id": "one", "title": "A holiday", "text": "x", "at": .string(text(-120))]]
            var levels = try #require(book["levels"]?.array)
            var level = try #require(levels[0].object)
            var weeks = try #require(level["weeks"]?.array)
            for index in weeks.indices {
                var week = try #require(weeks[index].object)
                week["topic"] = .string("Topic \(index + 1)")
                weeks[index] = .object(week)
            }
            level["weeks"] = .array(weeks)
            levels[0] = .object(level)
            book["levels"] = .array(levels)
        }
        let id = try #require(try walk.visit().submissions(12).first?.id)
        walk.device.post("/course/learn/weeks/12/feedback", ["submission": id, "text": "Is this right?"])
        try walk.happen(.followUp(submission: id, text: "Yes, well said"), by: .coach, id: "r1")
        func look(_ kinds: [CourseNoteKind]) throws {
            for kind in kinds {
                let row = try #require(Self.row(walk, kind.rawValue), "\(kind)")
                let words = CourseWalk.plain(row.words)
                for part in try #require(subjects[kind]) { #expect(words.contains(part), "\(kind): \(words)") }
                #expect(words.contains(" ago") || words.contains("just now"), "\(kind): \(words)")
            }
        }
        try look([.week, .deadline, .soon, .live, .semester, .feedback, .reply, .change, .announcement])
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        let opens = try #require(try walk.visit().curriculum.cohort("cohort-2")?.enrolmentOpens)
        walk.device.now = try walk.visit().curriculum.zone.startOfDay(opens) + .minutes(5)
        try look([.results, .enrolment])
        #expect(Set(subjects.keys) == Set(CourseNoteKind.allCases))
    }

    @Test(
        "QF-160 without any notification a friendly sentence stands there; where records can't be read, what is known, as of when, and the way to ask again"
    )
    func states() throws {
        let walk = try CourseWalk()
        let words = walk.text("/course/notifications")
        #expect(
            words.contains("Nothing new") && words.contains("When a week opens or feedback arrives, it stands here."))
        let placed = try CourseWalk.placed()
        placed.demo("week", week: 1)
        var broken = Record(key: RecordKind.courseEvent.key("broken"))
        broken[CourseRecords.Name.event] = Field(
            "x", at: Stamp(milliseconds: 1 << 44, counter: 0, replica: Replica(number: 9)))
        placed.device.merge([broken])
        let partly = placed.text("/course/notifications")
        #expect(partly.contains("This is the last that is known") && partly.contains("Week 1 unlocked"))
        #expect(partly.contains("As of 12:00 AM UTC+3.") && partly.contains("Check again"))
    }

    @Test(
        "QF-171 every kind by every way: an alert and a line, a line alone, or neither; and no alert at all where they are off"
    )
    func matrix() throws {
        let walk = try CourseWalk.placed()
        for week in 1...12 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.demo("now")
        let ends = try #require(try walk.visit().state.weeks.last?.deadline)
        // One instant a minute after everything has just happened.
        walk.device.now = ends - .days(1)
        let now = walk.device.now
        let text = { (instant: Instant) in JSON.string(InstantText.text(instant)) }
        try walk.edit { book in
            book["sessions"] = .array([
                .object(CourseWalk.session("soon", InstantText.text(now + .minutes(10)), ["level": "level-1"])),
                .object(
                    CourseWalk.session(
                        "live", InstantText.text(now - .minutes(5)),
                        ["changes": [["kind": "added", "at": text(now - .minutes(1))]]])),
            ])
            book["announcements"] = [["id": "one", "title": "A", "text": "a", "at": text(now - .minutes(1))]]
        }
        let first = try #require(try walk.visit().submissions(12).first?.id)
        try walk.happen(.feedbackSent(submission: first, blob: nil, text: "Good"), by: .coach, id: "f1")
        try walk.happen(.followUp(submission: first, text: "Yes"), by: .coach, id: "r1")
        // What can't be at the same instant is looked at in a time of its own below.
        let here: [CourseNoteKind] = [.deadline, .soon, .live, .feedback, .reply, .change, .announcement]
        for kind in here {
            for way in CourseNoteWay.allCases {
                walk.device.post("/course/profile/notifications", ["\("way-" + kind.rawValue)": "\(way.rawValue)"])
                let isListed = Self.rows(walk).contains { $0.kind == kind.rawValue }
                let isAlerted = try Self.pushed(walk, kind)
                #expect(isListed == (way != .off), "\(kind) \(way)")
                #expect(isAlerted == (way == .push), "\(kind) \(way)")
            }
            walk.device.post("/course/profile/notifications", ["\("way-" + kind.rawValue)": "push"])
        }
        walk.device.post("/course/profile/notifications", ["alerts": "off"])
        #expect(try Self.alerts(walk).isEmpty && !Self.rows(walk).isEmpty)
        walk.device.post("/course/profile/notifications", ["alerts": "on"])
        // The week's unlock, and the semester's end.
        for (kind, at) in [
            (CourseNoteKind.week, try #require(try walk.visit().state.weeks[14].opens)), (.semester, ends - .days(7)),
        ] {
            walk.device.now = at
            for way in CourseNoteWay.allCases {
                walk.device.post("/course/profile/notifications", ["\("way-" + kind.rawValue)": "\(way.rawValue)"])
                #expect(Self.rows(walk).contains { $0.kind == kind.rawValue } == (way != .off), "\(kind) \(way)")
                #expect(try Self.pushed(walk, kind) == (way == .push), "\(kind) \(way)")
            }
        }
        // The result, and enrolling.
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        let opens = try #require(InstantText.read("2027-03-12T21:00:00Z"))
        try walk.edit { book in
            var cohorts = book["cohorts"]?.array ?? []
            var next = try #require(cohorts[1].object)
            next["start"] = "2027-03-27"
            next["enrolmentOpens"] = "2027-03-13"
            cohorts[1] = .object(next)
            book["cohorts"] = .array(cohorts)
        }
        for (kind, at) in [(CourseNoteKind.results, walk.device.now), (.enrolment, opens)] {
            walk.device.now = at
            for way in CourseNoteWay.allCases {
                walk.device.post("/course/profile/notifications", ["\("way-" + kind.rawValue)": "\(way.rawValue)"])
                #expect(Self.rows(walk).contains { $0.kind == kind.rawValue } == (way != .off), "\(kind) \(way)")
                #expect(try Self.pushed(walk, kind) == (way == .push), "\(kind) \(way)")
            }
        }
    }

    /// Whether an alert of a kind is due now.
    private static func pushed(_ walk: CourseWalk, _ kind: CourseNoteKind) throws -> Bool {
        let keys = try due(walk)
        return try walk.visit().allNotes.contains { $0.kind == kind && keys.contains("course-" + $0.key) }
    }

    @Test(
        "an alert goes to a browser once, within its time, with its words and its page, and without them where they are hidden"
    )
    func push() throws {
        let walk = try CourseWalk.placed()
        try walk.at("2026-12-01T08:00:00Z")
        func push(_ method: String, _ body: JSON) throws -> JSON {
            let device = walk.device
            let request = Request(
                method: method, path: "/me/settings/push", body: body.bytes(), now: device.now, entropy: device.draw())
            let answer = device.send(request) { device.app.handlePush($0, workspace: $1, resources: $2) }
            return try JSON(reading: answer.body)
        }
        _ = try push("POST", ["step": "key", "key": "BKey"])
        _ = try walk.device.call("/me/settings/push", ["step": "contact", "text": "someone@mosque.org"])
        _ = try walk.device.call(
            "/me/settings/push",
            [
                "step": "subscribe", "endpoint": "https://push.mosque.org/1",
                "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "auth": "BTBZMqHH6r4Tts7J_aSIgg", "name": "Firefox", "origin": "http://127.0.0.1:8470",
            ])
        try walk.edit { book in
            book["announcements"] = [["id": "one", "title": "A holiday", "text": "x", "at": "2026-12-01T09:00:00Z"]]
        }
        let plan = try push("GET", .null)
        #expect(plan["on"]?.bool == true)
        try walk.at("2026-12-01T09:00:30Z")
        let claim = try push("POST", ["step": "claim", "owner": "one"])
        let mine = (claim["messages"]?.array ?? []).filter { $0["key"] == "course-one" }
        #expect(mine.count == 1, "\(claim)")
        let shown = mine.first?["payload"]?["notification"]
        #expect(shown?["title"] == "Announcement" && shown?["body"] == "A holiday")
        #expect(shown?["navigate"] == "http://127.0.0.1:8470/course/notifications/one" && shown?["tag"] == "course-one")
        _ = try push(
            "POST",
            [
                "step": "report", "owner": "one", "gone": [],
                "sent": [["device": mine.first?["device"] ?? .null, "key": "course-one"]],
            ])
        #expect((try push("GET", .null)["due"]?.array ?? []).allSatisfy { $0["key"] != "course-one" })
        try walk.at("2026-12-01T09:30:00Z")
        #expect((try push("GET", .null)["due"]?.array ?? []).allSatisfy { $0["key"] != "course-one" })
    }
}
