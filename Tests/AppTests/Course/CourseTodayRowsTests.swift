import Almanac
import Course
import Foundation
import Interface
import Records
import Testing

@testable import App

/// What Today says and where it leads, row by row of the register.
struct CourseTodayRowsTests {
    private static let tabs = ["/course/learn", "/course/schedule", "/course/profile"]

    /// What is no part of a tab: the first steps, what opens over a page (notifications, messages, what enrolling means), the
    /// device's zone, which only posts, and the school of coaches and staff. Today's links lead to none but in a dialog.
    private static func isElsewhere(_ route: CourseRoute) -> Bool {
        switch route {
        case .welcome, .notifications, .announcement, .messages, .enrolment, .zone, .school: true
        default: false
        }
    }

    @Test(
        "QF-014 nothing lies below Today: its every control leads to Learn, Schedule or Profile, or opens in a dialog")
    func level() throws {
        for scene in CourseScene.allCases {
            let content = CourseWalk.content(try scene.walk().today)
            #expect(!content.contains("<form") && !content.contains("<button"), "\(scene)")
            for tag in content.matches(of: #/<a [^>]*>/#).map({ String($0.output) }) {
                let link = try #require(CourseWalk.links(tag).first)
                let route = try #require(Route(path: String(link.prefix { $0 != "#" && $0 != "?" })))
                let isLateral = Self.tabs.contains { link.hasPrefix($0) }
                // The clock of a course at home is a page of the profile, and marked so in the bar.
                #expect(isLateral || tag.contains("data-sheet") || route == .course(.demo), "\(scene): \(tag)")
            }
        }
        let bar = try CourseScene.lesson.walk().device.page("/course/demo").after("class=\"bar\"")
        #expect(bar.firstMatch(of: #/aria-current="page"[^>]*>/#) != nil)
        for route in RouteSamples.course where route != .today && route != .demo {
            let path = Route.course(route).path
            let isPart = Self.tabs.contains { path == $0 || path.hasPrefix($0 + "/") }
            #expect(isPart || Self.isElsewhere(route), "\(path) lies below Today")
        }
    }

    @Test(
        "QF-031 the bell opens the notifications as a sheet, with the number of new ones on it and in its name, and none at 0"
    )
    func bell() throws {
        for language in ["en", "ar"] {
            let walk = try CourseScene.feedback.walk(language)
            let count = try walk.visit().notes.count { $0.isNew }
            #expect(count > 0)
            let bell = try #require(walk.today.firstMatch(of: #/<a [^>]*course-bell.*?<\/a>/#)).output
            #expect(bell.contains("href=\"/course/notifications\"") && bell.contains("data-sheet"))
            let number = try walk.visit().strings.number(count)
            #expect(bell.contains("class=\"course-count\" aria-hidden=\"true\">\(number)<"))
            #expect(bell.contains(#/aria-label="[^"]*[0-9٠-٩][^"]*"/#))
            walk.device.post("/course/notifications")
            let quiet = try #require(walk.today.firstMatch(of: #/<a [^>]*course-bell.*?<\/a>/#)).output
            #expect(!quiet.contains("course-count") && quiet.contains(#/aria-label="[^"]+"/#))
        }
    }

    @Test(
        "QF-034 QF-035 QF-036 the lesson's three states: their words with this week's topic, numbers and passage, and where each leads"
    )
    func lesson() throws {
        let fresh = try CourseScene.lesson.walk()
        #expect(fresh.card == ["This Week's Lesson", "Week 2: The vowels -- 3 videos, 11 min total", "Start Lesson"])
        #expect(primary(fresh).contains("href=\"/course/learn#lesson\""))
        let begun = try CourseScene.continued.walk()
        #expect(begun.card == ["Continue Your Lesson", "Video 2 of 3 remaining -- The vowels", "Continue"])
        #expect(primary(begun).contains("href=\"/course/learn#lesson\""))
        begun.device.post("/course/learn/videos/l1-w2-v3")
        #expect(
            begun.card[1] == "Video 2 of 3 remaining -- The vowels", "the next one is the first that was not watched")
        let ready = try CourseScene.ready.walk()
        #expect(ready.card == ["Ready to Submit", "Week 2 submission -- Name114 1–6", "Record Submission"])
        #expect(primary(ready).contains("href=\"/course/learn#submission\""))
    }

    @Test(
        "QF-037 QF-246 a recording that was sent: how long ago, by when it is answered in the student's zone, and the way to it"
    )
    func sent() throws {
        let walk = try CourseScene.pending.walk()
        #expect(
            plain(walk) == [
                "Submission Sent", "Submitted 6 hours ago. Your coach typically responds within 48 hours.",
                "Expected by 7 December, 12:00 AM UTC+3", "View Submission",
            ])
        let card = primary(walk)
        #expect(card.contains("href=\"/course/learn#submission\""))
        // What is so marked is fetched again with each minute (course.js; test_course_look.py sees it go on).
        #expect(card.contains("<p data-ages"))
        walk.device.now = walk.device.now + .hours(20)
        #expect(walk.card[1].hasPrefix("Submitted 1 day ago."))
        let since = try #require(try walk.visit().submissions(2).first?.accepted)
        let by = since + .hours(48)
        let words = "Expected by \(try walk.visit().date(by)), \(try walk.visit().time(by))"
        #expect(plain(walk)[2] == CourseWalk.words(words))
        let arabic = try CourseScene.pending.walk("ar")
        #expect(arabic.card[2].hasPrefix("يُنتظر قبل ٧ ديسمبر، "))
    }

    @Test("QF-038 feedback to hear: the coach's name, the week, and the way to that week's feedback, in the accent")
    func feedback() throws {
        let walk = try CourseScene.feedback.walk()
        #expect(walk.card == ["Feedback from Coach Amina", "Week 2 feedback is ready to review", "Listen to Feedback"])
        #expect(primary(walk).contains("course-accent") && primary(walk).contains("href=\"/course/learn#feedback\""))
        walk.demo("week", week: 3)
        #expect(walk.card[1] == "Week 2 feedback is ready to review")
        #expect(primary(walk).contains("href=\"/course/learn/weeks/2#feedback\""))
    }

    @Test("QF-039 all done: calm, the days to the next lesson by the clock, three checkmarks, and the way to all weeks")
    func done() throws {
        let walk = try CourseScene.done.walk()
        let days = try #require(try walk.visit().state.nextUnlock?.days)
        #expect(
            walk.card == [
                "You're All Caught Up", "Great work this week. Your next lesson unlocks in \(days) days.",
                "Review Past Weeks",
            ])
        #expect(primary(walk).contains("course-calm") && primary(walk).contains("href=\"/course/learn/weeks\""))
        #expect(walk.three.count { $0.isDone } == 3)
        walk.demo("friday")
        #expect(walk.card[1] == "Great work this week. Your next lesson unlocks in 1 day.")
    }

    @Test("QF-041 QF-042 QF-043 the three cards: each text in its state, and where each leads")
    func triptych() throws {
        let learn = "/course/learn"
        var walk = try CourseScene.lesson.walk()
        #expect(
            walk.three.map(\.words) == [
                "Lesson 0 of 3 videos watched", "Submission Not submitted", "Feedback No new feedback",
            ])
        #expect(walk.three.map(\.link) == ["\(learn)#lesson", "\(learn)#submission", "\(learn)#feedback"])
        #expect(!walk.three.contains { $0.isDone })
        walk = try CourseScene.continued.walk()
        walk.device.post("/course/learn/videos/l1-w2-v2")
        #expect(walk.three[0].words == "Lesson 2 of 3 videos watched")
        walk = try CourseScene.ready.walk()
        #expect(walk.three[0].words == "Lesson Complete" && walk.three[0].isDone)
        walk = try CourseScene.pending.walk()
        #expect(walk.three[1].words == "Submission Submitted 5 December" && walk.three[1].isDone)
        walk = try CourseScene.feedback.walk()
        #expect(walk.three[2].words == "1 Feedback 1 new -- Week 2" && walk.three[2].link == "\(learn)#feedback")
        #expect(walk.today.contains("class=\"course-count\""))
        walk.demo("week", week: 3)
        #expect(walk.three[2].link == "/course/learn/weeks/2#feedback")
        // A recording of an earlier week takes one of this week's two.
        walk = try CourseScene.behind.walk()
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.three[1].words == "Submission 1 of 2 attempts used")
        for (id, page) in [("lesson", learn), ("submission", learn), ("feedback", learn)] {
            let found = walk.device.page(page).components(separatedBy: "<section class=\"course-part\" id=\"\(id)\"")
                .count
            #expect(found == 2, "\(id)")
        }
    }

    @Test(
        "QF-045 today's sessions with their kind, time with its zone, and title; the next one says how far it is; a press opens it in the schedule, and one that is on can be joined"
    )
    func sessions() throws {
        let walk = try CourseScene.lesson.walk()
        // Tuesday, the day of the sisters' circle.
        for _ in 0..<3 { walk.demo("day") }
        let section = walk.section("sessions", of: "/course")
        #expect(CourseWalk.words("<p" + section).contains("QRC -- 8:00 PM UTC+3 -- Sisters Reading Circle in 20 hours"))
        #expect(CourseWalk.links(section).first == "/course/schedule#session-s2-2")
        let schedule = walk.device.page("/course/schedule")
        #expect(schedule.contains(#/id="session-s2-2"[^>]*><a href="\/course\/schedule\/s2-2"[^>]* data-sheet/#))
        #expect(section.contains("class=\"course-badge course-qrc\""))
        walk.device.now = walk.device.now + .hours(20) + .minutes(5)
        let live = walk.section("sessions", of: "/course")
        #expect(live.contains("data-standing=\"live\"") && CourseWalk.words("<p" + live).contains("LIVE"))
        #expect(live.contains("href=\"/course/schedule#session-s2-2\"") && !live.contains("course-join-button"))
        let session = CourseWalk.session(
            "on", InstantText.text(try walk.visit().now - .minutes(1)), ["join": "https://zoom.example/j/1"])
        try walk.sessions([session])
        let joined = walk.section("sessions", of: "/course")
        #expect(joined.contains(#/href="https:\/\/zoom.example\/j\/1" class="course-join-button" target="_blank"/#))
        let arabic = try CourseScene.lesson.walk("ar")
        #expect(CourseWalk.words("<p" + arabic.section("sessions", of: "/course")).contains("— "))
    }

    @Test(
        "QF-046 QF-047 weeks to catch up on: amber, between the header and the card, one or several, gone once nothing waits; never about the person"
    )
    func behind() throws {
        let walk = try CourseScene.behind.walk()
        let page = CourseWalk.content(walk.today)
        let banner = try #require(page.range(of: "course-behind"))
        #expect(
            page[..<banner.lowerBound].contains("course-hero") && !page[..<banner.lowerBound].contains("course-primary")
        )
        #expect(page.contains("class=\"banner tone-notice course-behind\""))
        #expect(
            walk.words().contains("You have 2 submissions to catch up on. You can submit up to 2 this week. Catch Up"))
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.words().contains("You have 1 submission to catch up on. You can submit up to 2 this week."))
        try walk.lesson(7)
        walk.submit(7)
        #expect(!walk.today.contains("course-behind"))
        for language in ["en", "ar", "fr", "id", "tr", "ur"] {
            let walk = try CourseScene.behind.walk(language)
            for path in ["/course", "/course/learn", "/course/learn/weeks", "/course/schedule", "/course/profile"] {
                let words = walk.words(path).lowercased()
                for phrase in [
                    "you're behind", "you are behind", "falling behind", "متأخر", "تأخرت", "en retard", "terlambat",
                    "geride kal",
                ] {
                    #expect(!words.contains(phrase), "\(language) \(path): \(phrase)")
                }
            }
            let badge = walk.device.page("/course/learn/weeks").after("course-badge course-amber\">")
            #expect(!badge.components(separatedBy: "<")[0].contains(#/[.!،,]/#), "a status word, and no sentence")
        }
        #expect(try CourseScene.behind.walk("ar").words("/course/learn/weeks").contains("بانتظار الإكمال"))
    }

    @Test(
        "L1 QF-049 before the semester: the days until it starts, its date, level, coach with picture and start date as cards, and the orientation video"
    )
    func before() throws {
        let walk = try CourseScene.before.walk()
        #expect(walk.words().contains("Semester starts in 7 days"))
        #expect(walk.words().contains("28 November 2026 -- Saturday"))
        #expect(
            walk.three.map(\.words) == [
                "Level Level 1 -- Reading with Confidence", "A Coach Coach Amina",
                "Start Date 28 November 2026 -- Saturday",
            ])
        #expect(
            walk.today.contains("course-third-icon\"><span class=\"course-avatar\""),
            "initials where a picture is missing")
        let card = primary(walk)
        #expect(card.contains("course-orientation") && card.contains("How the course works"))
        #expect(walk.card.last == "Watch Now")
        for (days, words) in [(6, "Semester starts tomorrow"), (1, "Week 1")] {
            for _ in 0..<days { walk.demo("day") }
            #expect(walk.words().contains(words))
        }
        // The day itself begins with the first week, at midnight; another zone's midnight may be earlier.
        #expect(!walk.words().contains("Semester starts"))
        let strings = try walk.visit().strings
        #expect(strings(.courseStartsIn, count: 0) == "Semester starts today")
    }

    @Test(
        "QF-050 before the placement: what is being done and by when, with its progress, and no week's number anywhere")
    func placement() throws {
        for (language, words) in [
            ("en", "We're reviewing your assessment. You'll be placed in a level within 48 hours."),
            ("ar", "نراجع تقييمك الآن، ويُحدَّد لك مستوى خلال ٤٨ ساعة."),
        ] {
            let walk = try CourseScene.placement.walk(language)
            #expect(walk.card.contains(words))
            let page = walk.today
            #expect(page.contains("<progress") && page.contains(#/aria-label="[^"]+"/#))
            #expect(!CourseWalk.words(CourseWalk.content(page)).contains(#/Week \d|الأسبوع [٠-٩]/#))
        }
    }

    @Test(
        "L3 QF-051 the assessment leads Today once it is open and enough is handed in: its words, the ring at 93 %, and two presses to its recording"
    )
    func assessment() throws {
        let walk = try CourseScene.assessment.walk()
        #expect(
            walk.card == [
                "End of Course Assessment",
                "You've completed 13 of 15 submissions and are eligible. This assessment covers all concepts from Level 1.",
                "Begin Assessment",
            ])
        #expect(walk.today.contains("aria-valuenow=\"93\"") && walk.words().contains("Week 15 of 15 -- Level 1"))
        let first = try #require(CourseWalk.links(primary(walk)).last)
        #expect(first == "/course/learn#eoc")
        let second = try #require(CourseWalk.links(walk.section("eoc")).first)
        #expect(second == "/course/learn/assessment")
        #expect(walk.words(second).contains("Record EOC Submission"))
    }

    @Test(
        "QF-032 QF-245 the header: the week of fifteen with the level, the topic, how far the semester is, and the days to the next unlock in one, several and none"
    )
    func header() throws {
        let walk = try CourseWalk.placed()
        for (week, percent) in [(1, 0), (8, 47), (15, 93)] {
            walk.demo("week", week: week)
            #expect(walk.words().contains("Week \(week) of 15 -- Level 1"))
            #expect(walk.today.contains("aria-valuenow=\"\(percent)\""), "week \(week)")
            let topic = try #require(try walk.visit().lesson(week)?.topic)
            #expect(walk.today.contains("<p class=\"course-topic\"><bdi>\(topic)</bdi></p>"))
        }
        walk.demo("week", week: 2)
        #expect(walk.words().contains("7 days until Week 3 unlocks"))
        walk.demo("friday")
        #expect(walk.words().contains("1 day until Week 3 unlocks"))
        let strings = try walk.visit().strings
        #expect(strings(.courseUnlock, count: 0, .number("week", 3)) == "Week 3 unlocks today")
        let arabic = try CourseWalk.placed(language: "ar")
        arabic.demo("week", week: 8)
        #expect(
            arabic.words().contains("الأسبوع ٨ من ١٥ — المستوى ١") && arabic.words().contains("٧ أيام ويُفتح الأسبوع ٩"))
        arabic.demo("friday")
        #expect(arabic.words().contains("يوم واحد ويُفتح الأسبوع ٩"))
        let words = try arabic.visit().strings
        #expect(words(.courseUnlock, count: 0, .number("week", 9)) == "يُفتح الأسبوع ٩ اليوم")
    }

    @Test("QF-033 in every state there is one card with one button and one gradient")
    func one() throws {
        for scene in CourseScene.allCases {
            let walk = try scene.walk()
            #expect(walk.today.components(separatedBy: "course-primary").count == 2, "\(scene)")
            #expect(primary(walk).components(separatedBy: "class=\"button ").count == 2, "\(scene)")
        }
    }

    @Test("L2 weeks that wait: what to do and the limit, one press to the oldest, and neutral words")
    func catchUp() throws {
        let walk = try CourseScene.behind.walk()
        let banner = try #require(walk.today.firstMatch(of: #/course-behind.*?<\/div>/#)).output
        #expect(CourseWalk.links(String(banner)) == ["/course/learn/weeks/6"])
        #expect(
            CourseWalk.words("<p " + banner).contains(
                "You have 2 submissions to catch up on. You can submit up to 2 this week."))
        #expect(walk.device.page("/course/learn/weeks/6").contains("course-number\">Week 6</span>"))
    }

    /// The card without the marks and spaces that only place words.
    private func plain(_ walk: CourseWalk) -> [String] { walk.card.map { CourseWalk.words($0) } }

    private func primary(_ walk: CourseWalk) -> String {
        walk.today.after("<section class=\"card course-primary").components(separatedBy: "</section>")[0]
    }
}
