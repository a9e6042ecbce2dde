import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// The schedule: its days, sessions, deadlines, zones and files.
struct CourseScheduleTests {
    /// The cards of a page in their order, as `standing id` or `deadline standing`.
    private static func cards(_ page: String) -> [String] {
        page.matches(
            of: #/<li class="([^"]*)" data-standing="(\w+)"[^>]*>(?:(?!<\/li>).)*?(?:Title ([\w-]+)|course-due|Week)/#
        )
        .map { match in
            match.output.1.contains("course-deadline")
                ? "deadline \(match.output.2)" : "\(match.output.2) \(match.output.3.map(String.init) ?? "")"
        }
    }

    private static func card(_ page: String, _ id: String) -> String {
        CourseWalk.plain(page).components(separatedBy: "<li class=\"").first { $0.contains("Title \(id)<") }?
            .components(separatedBy: "</li>")[0] ?? ""
    }

    private static func walk(_ sessions: [JSONObject], language: String = "en") throws -> CourseWalk {
        let walk = try CourseWalk.placed(language: language)
        try walk.sessions(sessions)
        return walk
    }

    @Test("QF-108 the two modes Upcoming and Recordings, with Upcoming at first, and the present one announced")
    func modes() throws {
        let walk = try CourseWalk.placed()
        for (path, current, other) in [
            ("/course/schedule", "Upcoming", "Recordings"), ("/course/schedule/recordings", "Recordings", "Upcoming"),
        ] {
            let page = walk.device.page(path)
            let modes = page.components(separatedBy: "<nav class=\"course-modes\"")[1].components(
                separatedBy: "</nav>")[0]
            #expect(modes.contains("aria-current=\"page\">\(current)<") && modes.contains(">\(other)<"))
            #expect(
                modes.components(separatedBy: "<a ").count == 3
                    && modes.components(separatedBy: "aria-current").count == 2)
        }
        #expect(CourseTaps(walk, at: "/course/schedule").path == "/course/schedule")
    }

    @Test(
        "QF-107 all times in the chosen zone, with its daylight saving; the list is whole, and the choice stays; the device's zone is the default"
    )
    func zones() throws {
        let walk = try Self.walk([
            CourseWalk.session("a", "2026-12-01T17:00:00Z"), CourseWalk.session("b", "2027-07-06T17:00:00Z"),
        ])
        try walk.at("2026-12-01T10:00:00Z")
        let path = "/course/schedule"
        #expect(walk.text(path).contains("Asia/Riyadh UTC+3") && walk.text(path).contains("8:00 PM UTC+3"))
        // The device's own zone, which its script tells.
        walk.device.post("/course/schedule/zone", ["device-zone": "America/New_York"])
        #expect(walk.text(path).contains("America/New_York UTC−5") && walk.text(path).contains("12:00 PM UTC−5"))
        #expect(walk.device.page(path).contains("data-device-zone=\"America/New_York\""))
        let names = walk.device.page(path).matches(of: #/<option value="([^"]+)"><\/option>/#).map {
            String($0.output.1)
        }
        #expect(names == ["Africa/Cairo", "America/New_York", "Asia/Riyadh", "Europe/London", "Europe/Oslo"])
        #expect(walk.device.page(path).contains("type=\"search\" list=\"course-zones\""))
        // A choice of one's own goes before it, in winter and in summer, and stays.
        walk.device.post("/course/schedule/zone", ["zone": "Europe/London"])
        walk.device.post("/course/schedule/zone", ["device-zone": "America/New_York"])
        walk.device.restart()
        #expect(walk.text(path).contains("Europe/London UTC") && walk.text(path).contains("5:00 PM UTC"))
        #expect(!walk.device.page(path).contains("data-device-zone"))
        #expect(walk.text(path + "?date=2027-07-06").contains("6:00 PM UTC+1"), "summer time")
        #expect(walk.text("/course/schedule/a").contains("5:00 PM UTC") && walk.text("/course").contains("5:00 PM UTC"))
        for wrong in ["Nowhere", "../etc", "<b>"] {
            #expect(walk.device.post("/course/schedule/zone", ["zone": "\(wrong)"]).status == 422)
        }
        #expect(try walk.visit().session("a")?.start == InstantText.read("2026-12-01T17:00:00Z"))
        walk.device.post("/course/schedule/zone", ["zone": ""])
        #expect(walk.text(path).contains("America/New_York UTC−5"))
    }

    @Test(
        "QF-109 one row of the week before, its seven days, and the week after: today, the day and days with sessions marked"
    )
    func days() throws {
        let walk = try Self.walk([CourseWalk.session("a", "2026-12-03T17:00:00Z")])
        try walk.at("2026-12-01T10:00:00Z")
        let page = walk.device.page("/course/schedule?date=2026-12-02")
        let row = page.components(separatedBy: "<nav class=\"course-days\"")[1].components(separatedBy: "</nav>")[0]
        #expect(row.contains("aria-label=\"Week 1, Days of the week\""))
        let links = row.matches(of: #/<a href="([^"]*)"([^>]*)>/#).map { (String($0.output.1), String($0.output.2)) }
        #expect(links.count == 9)
        #expect(links[0].0.hasSuffix("date=2026-11-25") && links[0].1.contains("Previous week"))
        #expect(links[8].0.hasSuffix("date=2026-12-09") && links[8].1.contains("Next week"))
        #expect(links[1].0.hasSuffix("date=2026-11-28") && links[7].0.hasSuffix("date=2026-12-04"))
        #expect(links.filter { $0.1.contains("data-today") }.count == 1 && links[4].1.contains("data-today"))
        #expect(links[5].1.contains("aria-current=\"date\""))
        #expect(links.filter { $0.1.contains("data-marked") }.map(\.0) == ["/course/schedule?date=2026-12-03"])
        #expect(links[6].1.contains("1 session"))
    }

    @Test("QF-110 the filters All, Level Classes, QRCs and Office Hours hold in both modes, with All at first")
    func filters() throws {
        let recording: JSONObject = [
            "recording": ["video": "r", "seconds": 600, "published": "2026-12-01T09:00:00Z"]
        ]
        var other = recording
        other["recording"] = ["video": "q", "seconds": 600, "published": "2026-12-01T09:00:00Z"]
        let walk = try Self.walk([
            CourseWalk.session("a", "2026-12-01T07:00:00Z", kind: "level-class", recording),
            CourseWalk.session("b", "2026-12-01T07:30:00Z", kind: "qrc", other),
        ])
        try walk.at("2026-12-01T10:00:00Z")
        for path in ["/course/schedule", "/course/schedule/recordings"] {
            let row = walk.device.page(path).components(separatedBy: "<nav class=\"course-filters\"")[1]
                .components(separatedBy: "</nav>")[0]
            let names = row.matches(of: #/<a ([^>]*)>([^<]*)<\/a>/#)
            #expect(names.map { String($0.output.2) } == ["All", "Level Classes", "QRCs", "Office Hours"])
            #expect(names[0].output.1.contains("aria-current=\"true\""))
            #expect(walk.text(path).contains("Title a") && walk.text(path).contains("Title b"))
            #expect(
                !walk.text(path + "?cat=qrc").contains("Title a") && walk.text(path + "?cat=qrc").contains("Title b"))
            #expect(!walk.text(path + "?cat=office-hours").contains("Title"))
            #expect(names[2].output.1.contains("href=\"\(path)?cat=qrc\""), "\(path)")
        }
    }

    @Test(
        "a session is upcoming, soon from 15:00 minutes before, live from its start, ended from its end, each to the second"
    )
    func standings() throws {
        let walk = try Self.walk([
            CourseWalk.session("a", "2026-12-01T17:00:00Z", ["join": "https://zoom.example/j/1"])
        ])
        func card(_ instant: String) throws -> String {
            try walk.at(instant)
            return Self.card(walk.device.page("/course/schedule"), "a")
        }
        var now = try card("2026-12-01T16:44:59Z")
        #expect(now.contains("data-standing=\"upcoming\"") && now.contains("in 16 min") && !now.contains("zoom"))
        #expect(now.contains("icon-mirrored"), "the chevron")
        now = try card("2026-12-01T16:45:00Z")
        #expect(now.contains("data-standing=\"soon\"") && now.contains("in 15 min"))
        #expect(now.contains("href=\"https://zoom.example/j/1\"") && now.contains("rel=\"noopener noreferrer\""))
        #expect(try card("2026-12-01T16:52:10Z").contains("in 8 min"))
        #expect(try card("2026-12-01T16:59:59Z").contains("in 1 min"))
        now = try card("2026-12-01T17:00:00Z")
        #expect(now.contains("data-standing=\"live\"") && now.contains(">LIVE<") == now.contains("LIVE"))
        #expect(now.contains("course-pulse") && now.contains("zoom.example") && now.contains(">Join<"))
        #expect(try card("2026-12-01T17:44:59Z").contains("data-standing=\"live\""))
        now = try card("2026-12-01T17:45:00Z")
        #expect(now.contains("data-standing=\"ended\"") && !now.contains("<a ") && !now.contains("zoom"))
        #expect(now.contains("aria-disabled=\"true\""))
    }

    @Test(
        "QF-117 with one session in each state the order is live, soon, upcoming, ended, the first two under Happening Now"
    )
    func order() throws {
        let walk = try Self.walk([
            CourseWalk.session("ended", "2026-12-01T15:00:00Z"), CourseWalk.session("upcoming", "2026-12-01T18:00:00Z"),
            CourseWalk.session("soon", "2026-12-01T17:10:00Z"), CourseWalk.session("live", "2026-12-01T16:30:00Z"),
        ])
        try walk.at("2026-12-01T17:00:00Z")
        let page = walk.device.page("/course/schedule")
        #expect(Self.cards(page) == ["live live", "soon soon", "upcoming upcoming", "ended ended"])
        let pinned = page.components(separatedBy: "id=\"now\"")[1].components(separatedBy: "</section>")[0]
        #expect(pinned.contains("Happening Now") && Self.cards(pinned) == ["live live", "soon soon"])
    }

    @Test(
        "QF-118 seven sessions stand one by one; eight in three folded groups with their true counts, each a card of rows"
    )
    func dense() throws {
        let kinds = ["level-class", "qrc", "qrc", "qrc", "qrc", "qrc", "office-hours", "office-hours"]
        let list = kinds.enumerated().map { index, kind in
            CourseWalk.session("s\(index)", "2026-12-02T1\(index):00:00Z", kind: kind, minutes: 30)
        }
        let walk = try Self.walk(Array(list.dropFirst()))
        try walk.at("2026-12-01T10:00:00Z")
        let path = "/course/schedule?date=2026-12-02"
        #expect(!walk.device.page(path).contains("course-group"))
        #expect(Self.cards(walk.device.page(path)).count == 7)
        try walk.sessions(list)
        let page = walk.device.page(path)
        let heads = page.matches(of: #/<details class="course-group"><summary>([^<]*)<\/summary>/#).map {
            String($0.output.1)
        }
        #expect(heads == ["Level Classes (1)", "QRCs (5)", "Office Hours (2)"], "folded: no open attribute")
        #expect(page.components(separatedBy: "class=\"card course-group-card\"").count - 1 == 3)
        #expect(Self.cards(page).count == 8)
        // Those that are pinned don't count.
        try walk.at("2026-12-02T10:00:00Z")
        #expect(!walk.device.page(path).contains("course-group"))
    }

    @Test(
        "the deadline stands at its time among the day's sessions, is told from one, and is treated by how near it is")
    func deadlines() throws {
        let walk = try Self.walk([
            CourseWalk.session("late", "2026-12-04T20:00:00Z", minutes: 30),
            CourseWalk.session("early", "2026-12-04T09:00:00Z"),
        ])
        let path = "/course/schedule?date=2026-12-04"
        // 11:59 PM in Riyadh.
        func deadline(_ instant: String) throws -> String {
            try walk.at(instant)
            let parts = CourseWalk.plain(walk.device.page(path)).components(
                separatedBy: "<li class=\"course-deadline\"")
            return parts.count == 2 ? parts[1].components(separatedBy: "</li>")[0] : "\(parts.count)"
        }
        let far = try deadline("2026-12-03T20:58:59Z")
        #expect(far.contains("data-standing=\"ahead\"") && far.contains("11:59 PM"))
        #expect(far.contains("aria-label=\"Deadline, Week 1 submission is due"), "a session has no such name")
        #expect(Self.cards(walk.device.page(path)) == ["upcoming early", "upcoming late", "deadline ahead"])
        let near = try deadline("2026-12-03T20:59:00Z")
        #expect(near.contains("data-standing=\"approaching\"") && near.contains("Soon, in 24 hours"))
        #expect(try deadline("2026-12-04T17:58:59Z").contains("data-standing=\"approaching\""))
        let imminent = try deadline("2026-12-04T17:59:00Z")
        #expect(imminent.contains("data-standing=\"imminent\"") && imminent.contains("Very soon, in 3 hours"))
        let passed = try deadline("2026-12-04T20:59:00Z")
        #expect(passed.contains("data-standing=\"passed\"") && passed.contains("Passed, it can still be sent"))
        #expect(passed.contains("/course/learn#submission"))
    }

    @Test("QF-125 a day without sessions names the next one with its day, time and zone")
    func noSessions() throws {
        let walk = try Self.walk([CourseWalk.session("a", "2026-12-03T16:00:00Z")])
        try walk.at("2026-12-01T10:00:00Z")
        #expect(
            walk.text("/course/schedule").contains(
                "No sessions scheduled for today. Next session: Thursday 3 December, 7:00 PM UTC+3"))
    }

    @Test(
        "QF-126 QF-127 before the semester: sessions that come before it, otherwise when they begin and what a week has, otherwise the empty sentence"
    )
    func beforeSemester() throws {
        let early = CourseWalk.session("house", "2026-11-25T17:00:00Z")
        let later: [JSONObject] = [
            CourseWalk.session("class", "2026-11-29T16:00:00Z", kind: "level-class"),
            CourseWalk.session("circle", "2026-12-01T17:00:00Z"),
        ]
        let walk = try Self.walk([early] + later)
        let path = "/course/schedule"
        var words = walk.text(path)
        #expect(words.contains("Pre-Semester Sessions") && words.contains("Title house"))
        try walk.sessions(later)
        words = walk.text(path)
        #expect(!words.contains("Pre-Semester Sessions") && words.contains("Sessions begin 28 November 2026"))
        #expect(words.contains("Live sessions begin on 28 November 2026. Here's what to expect each week:"))
        #expect(words.contains("Level Class Sunday 7:00 PM UTC+3") && words.contains("QRC Tuesday 8:00 PM UTC+3"))
        #expect(words.contains("Office Hours Times follow"))
        try walk.sessions([])
        #expect(walk.text(path).contains("Sessions begin when your semester starts on 28 November 2026."))
    }

    @Test(
        "QF-128 before the placement: what is for everybody, that sessions begin with the semester and when, and the three kinds"
    )
    func unplaced() throws {
        let walk = try CourseWalk()
        var words = walk.text("/course/schedule")
        #expect(words.contains("Sessions begin once your semester starts") && words.contains("placed within 48 hours"))
        for start in ["Your weekly class with all", "Quran Reading Circle -- small", "Drop-in session for questions"] {
            #expect(words.contains(start))
        }
        var open = CourseWalk.session("house", "2026-11-25T17:00:00Z")
        open["level"] = nil
        try walk.sessions([open])
        words = walk.text("/course/schedule")
        #expect(words.contains("Pre-Semester Sessions") && words.contains("Title house"))
    }

    @Test("QF-130 joining waits with its time and zone until 15 minutes before, is open to the end, and then gone")
    func joining() throws {
        let walk = try Self.walk([
            CourseWalk.session("a", "2026-12-01T17:00:00Z", ["join": "https://zoom.example/j/1"])
        ])
        func page(_ instant: String) throws -> String {
            try walk.at(instant)
            return CourseWalk.plain(walk.device.page("/course/schedule/a"))
        }
        let before = try page("2026-12-01T16:44:00Z")
        #expect(before.contains("Joining opens at 7:45 PM UTC+3.") && !before.contains("zoom.example"))
        let button = try #require(before.firstMatch(of: #/<button [^>]*disabled[^>]*><span>Join Zoom<\/span>/#))
        #expect(button.output.contains("aria-describedby=\"join-opens\""))
        for instant in ["2026-12-01T16:45:00Z", "2026-12-01T17:00:00Z", "2026-12-01T17:44:59Z"] {
            let open = try page(instant)
            #expect(
                open.contains("href=\"https://zoom.example/j/1\"") && open.contains("target=\"_blank\""), "\(instant)")
            #expect(open.contains(">Join Zoom</a>"))
        }
        let after = try page("2026-12-01T17:45:00Z")
        #expect(
            !after.contains("Join Zoom") && !after.contains("zoom.example") && after.contains("This session is over."))
    }

    @Test("a session has its description, its coach, its place among the prayers, and the answer of the student")
    func session() throws {
        let walk = try Self.walk([
            CourseWalk.session(
                "a", "2026-12-01T14:30:00Z", ["summary": "We read together.", "join": "https://zoom.example/1"])
        ])
        try walk.at("2026-12-01T10:00:00Z")
        let words = walk.text("/course/schedule/a")
        for part in [
            "Title a", "We read together.", "With Coach Amina", "Join Zoom", "Add to Calendar", "I'll come",
            "5:30 PM UTC+3", "Quran Reading Circle -- small group practice session.",
        ] { #expect(words.contains(part), "\(part)") }
        #expect(words.firstMatch(of: #/2\d minutes after Maghrib/#) != nil, "\(words)")
        let page = walk.device.page("/course/schedule/a")
        #expect(page.contains("aria-pressed=\"false\"") && page.contains("<details class=\"course-about\" open"))
        walk.device.post("/course/schedule/a", ["coming": "on"])
        walk.device.restart()
        #expect(walk.device.page("/course/schedule/a").contains("aria-pressed=\"true\""))
    }

    @Test(
        "a session's file has its zone, its meeting and an alarm; the person's feed has the same, and what is cancelled is said to be"
    )
    func calendar() throws {
        let walk = try Self.walk([
            CourseWalk.session("a", "2026-12-01T17:00:00Z", ["join": "https://zoom.example/j/1?pwd=x"]),
            CourseWalk.session("b", "2026-12-02T17:00:00Z", ["cancelled": true]),
        ])
        try walk.at("2026-12-01T10:00:00Z")
        let file = walk.device.get("/course/schedule/a.ics", accept: "*/*").text
        for line in [
            "BEGIN:VTIMEZONE", "DTSTART;TZID=Asia/Riyadh:20261201T200000", "URL:https://zoom.example/j/1?pwd=x",
            "TRIGGER:-PT15M", "UID:course-a@wird", "SUMMARY:Title a",
        ] { #expect(file.contains(line), "\(line)") }
        let made = try walk.device.call("/me/tokens", ["step": "create", "name": "calendar", "feed": "on"])
        let text = walk.device.get(try #require(made.json["feed"]?.string), accept: "*/*").text
        #expect(text.contains("UID:course-a@wird") && text.contains("URL:https://zoom.example/j/1?pwd=x"))
        #expect(text.components(separatedBy: "UID:course-b@wird").last?.contains("STATUS:CANCELLED") == true)
    }

    // MARK: - Recordings

    private static func recorded(_ count: Int) -> [JSONObject] {
        (0..<count).map { index in
            CourseWalk.session(
                "s\(index)", "2026-11-29T\(index < 10 ? "0" : "")\(index):00:00Z",
                ["recording": ["video": .string("r\(index)"), "seconds": 2_705, "published": "2026-11-29T23:00:00Z"]])
        }
    }

    @Test("QF-137 recordings have the head, days and filters of the sessions, and a heading for each day in one card")
    func recordings() throws {
        var list = Self.recorded(3)
        list[2]["start"] = "2026-12-01T10:00:00Z"
        list[2]["recording"] = ["video": "r2", "seconds": 60, "published": "2026-12-01T12:00:00Z"]
        let walk = try Self.walk(list)
        try walk.at("2026-12-01T20:00:00Z")
        let (sessions, page) = (walk.device.page("/course/schedule"), walk.device.page("/course/schedule/recordings"))
        func part(_ page: String, _ start: String, _ end: String) -> String {
            page.components(separatedBy: start)[1].components(separatedBy: end)[0]
                .replacing("/course/schedule/recordings", with: "/course/schedule")
        }
        for (start, end) in [("<nav class=\"course-days\"", "</nav>"), ("<nav class=\"course-filters\"", "</nav>")] {
            #expect(part(sessions, start, end) == part(page, start, end), "\(start)")
        }
        let card = part(page, "<div class=\"card course-records\">", "</main>")
        let heads = card.matches(of: #/<h2 class="course-head">([^<]*)<\/h2>/#).map { String($0.output.1) }
        #expect(heads == ["Sunday 29 November", "Tuesday 1 December"])
        #expect(page.components(separatedBy: "course-records").count == 2)
        #expect(!walk.text("/course/schedule/recordings?date=2026-12-08").contains("Title"), "another week")
        try walk.at("2026-12-01T11:00:00Z")
        #expect(!walk.text("/course/schedule/recordings").contains("Title s2"), "not published yet")
    }

    @Test("a recording says its kind, title, date, length and whether it was watched, and keeps that")
    func recordingRow() throws {
        let walk = try Self.walk(Self.recorded(1))
        try walk.at("2026-12-01T20:00:00Z")
        let path = "/course/schedule/recordings"
        for part in ["QRC", "Title s0", "29 November", "45:05", "Not watched"] {
            #expect(walk.text(path).contains(part))
        }
        let answer = walk.device.post("/course/learn/videos/r0")
        #expect(answer["location"]?.hasPrefix("/course/schedule/recordings") == true)
        walk.device.restart()
        #expect(walk.device.page(path).contains("data-done") && !walk.text(path).contains("Not watched"))
    }

    @Test("QF-139 ten recordings stand in full; of eleven seven, and a line that unfolds all eleven in place")
    func manyRecordings() throws {
        let walk = try Self.walk(Self.recorded(10))
        try walk.at("2026-12-01T20:00:00Z")
        let path = "/course/schedule/recordings"
        #expect(walk.device.page(path).components(separatedBy: "class=\"course-record\"").count - 1 == 10)
        #expect(!walk.device.page(path).contains("course-more"))
        try walk.sessions(Self.recorded(11))
        let parts = walk.device.page(path).components(separatedBy: "<details class=\"course-more\">")
        #expect(parts.count == 2 && parts[1].contains("<summary>Show all 11 recordings</summary>"))
        #expect(parts[0].components(separatedBy: "class=\"course-record\"").count - 1 == 7)
        #expect(parts[1].components(separatedBy: "class=\"course-record\"").count - 1 == 4)
    }
}
