import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// How many presses things take, and that everything has its place (sections 4.4 and 4.5 of the course's architecture).
struct CourseFlowTests {
    private static func ready(_ week: Int = 2) throws -> CourseWalk {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.whole(1)
        walk.demo("week", week: week)
        return walk
    }

    /// The pages of the course from which things must be near.
    private static let anywhere = [
        "/course", "/course/learn", "/course/learn/weeks", "/course/schedule", "/course/profile",
    ]

    @Test("QF-181 the session's card on Today and Join: two presses, and the meeting opens beside the app")
    func session() throws {
        let walk = try CourseWalk.placed()
        try walk.sessions([CourseWalk.session("a", "2026-12-01T17:00:00Z", ["join": "https://zoom.example/j/1"])])
        try walk.at("2026-12-01T16:50:00Z")
        let taps = CourseTaps(walk)
        try taps.press("Title a")
        #expect(taps.path == "/course/schedule" && taps.place == "session-a")
        try taps.press("Join")
        #expect(taps.count == 2 && taps.outside == "https://zoom.example/j/1")
        #expect(taps.page.contains("target=\"_blank\""))
    }

    @Test(
        "QF-182 QF-175 QF-176 two weeks are caught up: the banner, the oldest week, its recording, the next, within two a week"
    )
    func catchUp() throws {
        let walk = try CourseWalk.placed()
        for week in 1...5 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.demo("week", week: 8)
        let taps = CourseTaps(walk)
        #expect(taps.page.contains("You have 2 submissions to catch up on. You can submit up to 2 this week."))
        try taps.press("Catch Up")
        #expect(taps.path == "/course/learn/weeks/6" && taps.count == 1)
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.text("/course/learn/weeks/6").contains("1 of 2 catch-up submissions used this week"))
        #expect(CourseWalk.card(walk.today)[0] == "Week 7 Lesson")
        try CourseTaps(walk).press("Catch Up")
        try walk.lesson(7)
        walk.submit(7)
        #expect(!walk.today.contains("course-behind") && walk.card[0] == "This Week's Lesson")
        #expect(walk.card[1].hasPrefix("Week 8"))
        try walk.lesson(8)
        #expect(walk.submit(8).status == 409, "the third of the week")
    }

    @Test(
        "QF-183 QF-197 before the semester: the countdown, three cards with the weekday computed, the video and its check, early sessions, and all four tabs"
    )
    func beforeSemester() throws {
        let walk = try CourseWalk.placed()
        try walk.edit { book in
            var cohorts = book["cohorts"]?.array ?? []
            var cohort = try #require(cohorts[0].object)
            cohort["level"] = "level-2"
            cohorts[0] = .object(cohort)
            book["cohorts"] = .array(cohorts)
            book["sessions"] = [.object(CourseWalk.session("house", "2026-11-25T17:00:00Z", ["level": "level-2"]))]
        }
        try walk.at("2026-11-23T09:00:00Z")
        let taps = CourseTaps(walk)
        let words = walk.text("/course")
        for part in [
            "Semester starts in 5 days", "Level 2 -- Reading with Fluency", "Coach Amina",
            "28 November 2026 -- Saturday",
            "Get Ready for Your Semester", "Watch Now", "Pre-Semester Sessions", "Title house",
        ] { #expect(words.contains(part), "\(part)") }
        try taps.press("Watch Now")
        #expect(taps.path == "/course/learn/videos/orientation")
        walk.device.post("/course/learn/videos/orientation")
        #expect(walk.card.contains("Watched"))
        try CourseTaps(walk).press("Title house")
        // The weekday is computed: another date has another.
        #expect(try #require(CivilDate("2026-01-15")).weekday == .thursday)
        let learn = walk.text("/course/learn")
        #expect(learn.contains("28 November"))
        #expect(walk.text("/course/schedule").contains("Pre-Semester Sessions"))
        let profile = walk.text("/course/profile")
        #expect(profile.contains("Pre-Semester") && profile.contains("Coach Amina") && profile.contains("Level 2"))
    }

    @Test("QF-141 QF-187 recordings are two presses away from every page of the course")
    func recordings() throws {
        let walk = try Self.ready()
        for path in Self.anywhere {
            let taps = CourseTaps(walk, at: path)
            try taps.press("Schedule")
            try taps.press("Recordings")
            #expect(taps.count == 2 && taps.path == "/course/schedule/recordings", "\(path)")
        }
    }

    @Test("QF-185 QF-186 QF-189 QF-191 QF-193 coach, schedule, help, level and start date are as near as they shall be")
    func surfacing() throws {
        let walk = try Self.ready()
        for path in Self.anywhere {
            let coach = CourseTaps(walk, at: path)
            try coach.press("Profile")
            #expect(coach.count == 1 && coach.page.contains("My Quran Coach") && coach.page.contains("Message Coach"))
            #expect(coach.page.contains("Coach Amina") && coach.page.contains("A sample coach"))
            let schedule = CourseTaps(walk, at: path)
            try schedule.press("Schedule")
            #expect(schedule.path == "/course/schedule" && schedule.page.contains("course-days"))
            for (words, place) in [("Help Center", ""), ("Contact support", "contact"), ("Resources", "")] {
                let help = CourseTaps(walk, at: path)
                try help.press("Profile")
                try help.press(words)
                #expect(help.count == 2 && help.place == place && help.page.contains("<main"), "\(words) \(path)")
            }
        }
        #expect(walk.today.contains("id=\"sessions\""), "a preview on Today")
        #expect(walk.text("/course").contains("Level 1") && walk.text("/course/learn").contains("Level 1"))
        #expect(walk.text("/course/profile").contains("Level 1 -- "))
        #expect(walk.text("/course/learn/weeks/1").contains("Coach Amina"), "on feedback")
        let before = try CourseWalk.placed()
        #expect(
            before.text("/course").contains("Semester starts in 7 days")
                && before.text("/course").contains("Coach Amina"))
        #expect(before.text("/course").contains("28 November 2026"))
    }

    @Test(
        "QF-188 the letters are chosen in the first steps, two presses away in Profile, and one on the recording's page"
    )
    func letters() throws {
        let walk = try Self.ready()
        for path in Self.anywhere {
            let taps = CourseTaps(walk, at: path)
            try taps.press("Profile")
            try taps.press("Quranic Font")
            #expect(taps.count == 2 && taps.page.contains("name=\"letters\""), "\(path)")
        }
        try walk.lesson(2)
        #expect(walk.device.page("/course/learn/weeks/2/recording").contains("name=\"letters\""))
    }

    @Test("QF-190 QF-192 a past week's feedback and what was submitted are two presses within Learn")
    func archives() throws {
        let walk = try Self.ready()
        let taps = CourseTaps(walk, at: "/course/learn")
        try taps.press("All Weeks")
        #expect(taps.page.contains("Complete"), "the badges")
        try taps.press("View Full Week")
        #expect(taps.count == 2 && taps.path == "/course/learn/weeks/1")
        #expect(taps.page.contains("id=\"feedback\"") && taps.page.contains("id=\"submission\""))
        #expect(taps.page.contains("prepared words for the recording of Week 1"))
    }

    @Test(
        "QF-195 the coach's name stands on the card before the semester, on feedback, in the question before sending, and in notifications"
    )
    func coachName() throws {
        let walk = try CourseWalk.placed()
        #expect(walk.text("/course").contains("Coach Amina"))
        walk.demo("week", week: 1)
        try walk.lesson(1)
        #expect(walk.text("/course/learn/weeks/1/recording").contains("This will be sent to Coach Amina."))
        walk.submit(1)
        walk.demo("answer")
        #expect(walk.card[0] == "Feedback from Coach Amina")
        #expect(walk.text("/course/notifications").contains("Coach Amina reviewed your submission."))
    }

    @Test("L4 from every page of the course: Profile with one press, Help Center and the coach's messages with two")
    func recovery() throws {
        let walk = try Self.ready()
        for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
            let answer = walk.device.get(Route.course(route).path)
            guard answer.status == 200, answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            for (words, path) in [("Help Center", "/course/profile/help"), ("Message Coach", "/course/messages")] {
                let taps = CourseTaps(walk, at: Route.course(route).path)
                try taps.press("Profile")
                #expect(taps.path == "/course/profile")
                try taps.press(words)
                #expect(taps.count == 2 && taps.path == path, "\(route)")
            }
        }
    }

    @Test("S2 QF-158 no page has a hamburger or a menu called More, and what was hidden in one has its place")
    func hamburger() throws {
        let walk = try Self.ready()
        for route in RouteTests.all where route.methods.contains(.get) {
            let answer = walk.device.get(route.path)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            let page = answer.text
            for sign in ["☰", "hamburger", "\u{2261}"] { #expect(!page.contains(sign), "\(route)") }
            let bar =
                page.components(separatedBy: "<nav class=\"bar\"").dropFirst().first?.components(separatedBy: "</nav>")[
                    0] ?? ""
            #expect(!HTMLWords("<nav" + bar).said.contains { $0 == "More" || $0 == "Menu" }, "\(route)")
            #expect(!page.contains("<menu"), "\(route)")
        }
        for path in Self.anywhere { #expect(!walk.lines(path).contains("More"), "\(path)") }
        let profile = walk.text("/course/profile")
        for page in [
            "Personal Details", "Subscription & Billing", "Learning History", "Notifications", "Quranic Font",
            "Display",
            "Help Center", "Resources", "About QuranFlow",
        ] { #expect(profile.contains(page), "\(page)") }
    }

    @Test(
        "S4 the eight things that were hidden: coach, level, schedule, recordings, letters, support, feedback and submissions"
    )
    func hidden() throws {
        let walk = try Self.ready()
        for (way, sign) in [
            (["Profile"], "My Quran Coach"), ([], "Level 1"), (["Schedule"], "course-days"),
            (["Schedule", "Recordings"], "data-page=\"course-recordings\""),
            (["Profile", "Quranic Font"], "name=\"letters\""),
            (["Profile", "Help Center"], "Contact support"),
            (["Learn", "All Weeks", "View Full Week"], "id=\"feedback\""),
            (["Learn", "All Weeks", "View Full Week"], "id=\"submission\""),
        ] {
            let taps = CourseTaps(walk)
            for words in way { try taps.press(words) }
            #expect(taps.page.contains(sign), "\(way)")
        }
    }

    @Test(
        "N1 each of the four tabs is a place with a heading and content in every part of a student's life; none begins an action"
    )
    func tabs() throws {
        let titles = ["Today", "Learn", "Schedule", "Profile"]
        func look(_ walk: CourseWalk, _ life: String) throws {
            let before = walk.device.store.filter { $0.key.scope == .course }
            for title in titles {
                let taps = CourseTaps(walk, at: "/course/profile")
                try taps.press(title)
                let main = taps.page.components(separatedBy: "<main")[1].components(separatedBy: "</main>")[0]
                #expect(taps.page.components(separatedBy: "<h1").count == 2, "\(life) \(title)")
                #expect(HTMLWords("<main" + main).said.count >= 3, "\(life) \(title)")
            }
            #expect(walk.device.store.filter { $0.key.scope == .course } == before, "\(life): looking changes nothing")
            let bar = walk.device.page("/course/profile").components(separatedBy: "<nav class=\"bar\"")[1]
                .components(separatedBy: "</nav>")[0]
            #expect(!bar.contains("<form") && !bar.contains("<button"))
            let names = HTMLWords("<nav" + bar).said
            for verb in ["Record", "Submit", "+", "Start"] { #expect(!names.contains { $0.contains(verb) }) }
        }
        let new = try CourseWalk()
        try look(new, "before the placement")
        let walk = try CourseWalk.placed()
        try look(walk, "before the semester")
        for week in 1...14 {
            walk.demo("week", week: week)
            if week == 1 { try look(walk, "first day") }
            try walk.whole(week)
            if week == 3 {
                try look(walk, "caught up")
                walk.demo("week", week: 4)
            }
        }
        try look(walk, "the assessment is open")
        walk.device.post("/course/learn/assessment")
        try look(walk, "the assessment is with the coach")
        walk.demo("answer")
        try look(walk, "graduated")
        let behind = try CourseWalk.placed()
        behind.demo("week", week: 6)
        try look(behind, "weeks wait")
    }

    @Test(
        "C4 a time never stands without its zone: on the schedule's head, each card, Today, notifications and the session"
    )
    func zones() throws {
        let walk = try CourseWalk.placed()
        try walk.sessions([
            CourseWalk.session("a", "2026-12-01T17:00:00Z"), CourseWalk.session("b", "2026-12-01T17:10:00Z"),
        ])
        try walk.at("2026-12-01T16:56:00Z")
        for path in ["/course", "/course/schedule", "/course/schedule/a", "/course/notifications"] {
            let words = walk.text(path)
            let times = words.matches(of: #/\d{1,2}:\d\d\u{A0}?\s?[AP]M(.{0,7})/#)
            #expect(!times.isEmpty, "\(path)")
            for time in times { #expect(time.output.1.contains("UTC+3"), "\(path): \(time.output.0)") }
        }
        #expect(walk.text("/course/schedule").contains("Asia/Riyadh UTC+3"))
    }

    @Test("QF-247 the schedule, the recording and the assessment have a question mark that leads to its answer")
    func questionMarks() throws {
        let walk = try CourseWalk.placed()
        for week in 1...13 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.demo("week", week: 14)
        try walk.lesson(14)
        for (path, place) in [
            ("/course/schedule", "schedule"), ("/course/learn/weeks/14/recording", "recording"),
            ("/course/learn/assessment", "eoc"),
        ] {
            let page = walk.device.page(path)
            #expect(page.contains("href=\"/course/profile/help#\(place)\""), "\(path)")
            #expect(walk.device.page("/course/profile/help").contains("id=\"\(place)\""))
        }
    }

    @Test(
        "QF-250 what the architecture dropped stays out: no tab, page or word for progress, more, submitting, achievements, streaks, a community or a focus mode"
    )
    func dropped() throws {
        let walk = try Self.ready()
        for name in [
            "progress", "more", "submit", "achievements", "streaks", "community", "focus", "badges", "leaderboard",
        ] {
            for path in ["/course/\(name)", "/course/learn/\(name)", "/course/profile/\(name)"] {
                #expect(walk.device.get(path).status == 404, "\(path)")
            }
        }
        for route in RouteSamples.course where route.facts.methods.list.contains(.get) {
            let answer = walk.device.get(Route.course(route).path)
            guard answer.status == 200, answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            let words = HTMLWords(answer.text).said.joined(separator: " ").lowercased()
            for idea in ["achievement", "streak", "community", "focus mode", "leaderboard"] {
                #expect(!words.contains(idea), "\(route) \(idea)")
            }
        }
        let bar = walk.device.page("/course").components(separatedBy: "<nav class=\"bar\"")[1].components(
            separatedBy: "</nav>")[0]
        let names = bar.matches(of: #/<span>([^<]*)<\/span>/#).map { String($0.output.1) }
        #expect(Array(names.suffix(5).prefix(4)) == ["Today", "Learn", "Schedule", "Profile"])
    }

    @Test("of the former app: what was submitted stands in its week")
    func history() throws {
        let walk = try Self.ready()
        let week = walk.text("/course/learn/weeks/1")
        #expect(week.contains("What was handed in") && week.contains("Attempt 1"))
    }
}
