import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// What a student meets on the way through a level: announcements, films in their card, notes, and the way on.
struct CourseStudentRowsTests {
    private static let file = "blob:" + String(repeating: "4c", count: 32)

    /// Changes one of the book's objects, by its place in a list.
    private static func change(
        _ walk: CourseWalk, _ list: String, _ index: Int, _ edit: (inout JSONObject) -> Void
    ) throws {
        try walk.edit { book in
            var items = try #require(book[list]?.array)
            var item = try #require(items[index].object)
            edit(&item)
            items[index] = .object(item)
            book[list] = .array(items)
        }
    }

    private static func announce(_ walk: CourseWalk, _ list: [(id: String, at: String, level: String)]) throws {
        try walk.edit { book in
            book["announcements"] = .array(
                list.map { told in
                    [
                        "id": .string(told.id), "title": .string("Title \(told.id)"), "text": "Text",
                        "at": .string(told.at), "levels": [.string(told.level)],
                    ]
                })
        }
    }

    @Test("an announcement stands on Today from its instant on and among the notifications, until it is hidden")
    func announcements() throws {
        let walk = try CourseWalk.placed()
        try walk.at("2026-12-01T08:00:00Z")
        try Self.announce(
            walk,
            [
                ("one", "2026-12-01T09:00:00Z", "level-1"), ("other", "2026-12-01T10:00:00Z", "level-2"),
                ("two", "2026-12-01T11:00:00Z", "level-1"),
            ])
        #expect(!walk.today.contains("course-told"))
        try walk.at("2026-12-01T09:00:00Z")
        #expect(walk.text("/course").contains("Announcement: Title one") && walk.today.contains("data-ages"))
        #expect(walk.text("/course/notifications").contains("Title one"))
        try walk.at("2026-12-01T12:00:00Z")
        let taps = CourseTaps(walk)
        #expect(taps.page.contains("Title two") && !taps.page.contains("Title one"), "the newest")
        try taps.press("Title two")
        #expect(taps.path == "/course/notifications/two")
        try taps.press("Hide")
        #expect(taps.path == "/course" && !taps.page.contains("course-told"))
        walk.device.restart()
        #expect(!walk.today.contains("course-told") && walk.text("/course/notifications").contains("Title two"))
        #expect(!walk.device.page("/course/notifications/two").contains(">Hide<"))
        #expect(walk.device.post("/course/notifications", ["announcement": "other"]).status != 303, "of another level")
        // Whoever has read everything is told nothing twice; and what is switched off isn't told at all.
        try Self.announce(walk, [("three", "2026-12-01T12:30:00Z", "level-1")])
        try walk.at("2026-12-01T13:00:00Z")
        #expect(walk.today.contains("Title three"))
        walk.device.post("/course/profile/notifications", ["way-announcement": "off"])
        #expect(!walk.today.contains("course-told"))
        walk.device.post("/course/profile/notifications", ["way-announcement": "app"])
        walk.device.post("/course/notifications")
        #expect(!walk.today.contains("course-told"))
    }

    @Test("the film that every student sees plays in its card on Learn, before the placement and before the semester")
    func orientation() throws {
        for walk in [try CourseWalk(), try CourseWalk.placed()] {
            try walk.edit { book in
                var film = try #require(book["orientation"]?.object)
                film["file"] = .string(Self.file)
                book["orientation"] = .object(film)
            }
            let page = walk.device.page("/course/learn")
            let card = page.after("course-primary").components(separatedBy: "</main>")[0]
            #expect(card.contains("<video src=\"/blobs/\(Self.file.dropFirst(5))?kept\""))
            #expect(
                card.contains("data-watched=\"90\"") && card.contains("data-back=\"\"") && card.contains("data-hearing")
            )
            #expect(!card.contains("Watch Now"), "one thing is to be done")
            walk.device.post("/course/learn/videos/orientation")
            walk.device.restart()
            #expect(walk.text("/course/learn").contains("Watched") && walk.text("/course").contains("Watched"))
        }
    }

    @Test("QF-194 resources are two presses away in three groups, and the level's notes stand there and in each lesson")
    func resources() throws {
        let walk = try CourseWalk.placed()
        try Self.change(walk, "levels", 0) { $0["notes"] = .string(Self.file) }
        walk.demo("week", week: 2)
        for path in ["/course", "/course/learn", "/course/learn/weeks", "/course/schedule", "/course/profile"] {
            let taps = CourseTaps(walk, at: path)
            try taps.press("Profile")
            try taps.press("Resources")
            #expect(taps.count == 2 && taps.path == "/course/profile/resources")
            for group in ["essential", "supplementary", "reference"] {
                #expect(taps.page.contains("id=\"\(group)\""), "\(path) \(group)")
            }
        }
        let address = "href=\"/blobs/\(Self.file.dropFirst(5))?keep\""
        let essential = walk.section("essential", of: "/course/profile/resources")
        #expect(essential.contains(address) && essential.contains("Level Notes") && !essential.contains("blob:"))
        for week in [1, 2] {
            let lesson = walk.section("lesson", of: "/course/learn/weeks/\(week)")
            #expect(lesson.contains(address) && lesson.contains("Level Notes"), "\(week)")
        }
    }

    @Test(
        "QF-227 Continue to Level 2: its name and words, with the date or when enrolment opens, with the same coach or another, whether or not the next semester is known"
    )
    func continuing() throws {
        let start = "It starts on "
        let opens = "Enrollment for next semester opens 13 March 2027"
        for isKnown in [true, false] {
            for isSame in [true, false] {
                let walk = try CourseWalk.graduated()
                try walk.edit { book in
                    let coaches: JSON = isSame ? ["coach"] : []
                    var cohorts = book["cohorts"]?.array ?? []
                    var next = try #require(cohorts[1].object)
                    next["coaches"] = coaches
                    cohorts[1] = .object(next)
                    book["cohorts"] = .array(isKnown ? cohorts : [cohorts[0]])
                    var levels = book["levels"]?.array ?? []
                    var level = try #require(levels[1].object)
                    level["enrolmentOpens"] = "2027-03-13"
                    level["coaches"] = coaches
                    levels[1] = .object(level)
                    book["levels"] = .array(levels)
                }
                let level = try #require(try walk.visit().curriculum.level("level-2"))
                for from in ["/course", "/course/profile"] {
                    let taps = CourseTaps(walk, at: from)
                    try taps.press("Continue to Level 2")
                    #expect(taps.count == 1 && taps.path == "/course/enrolment")
                }
                for path in ["/course/enrolment", "/course/learn/assessment"] {
                    let words = walk.text(path)
                    #expect(words.contains("You're moving to Level 2! Here's what to expect:"))
                    #expect(words.contains(level.name) && words.contains(CourseWalk.plain(level.summary)))
                    #expect(words.contains(start) == isKnown, "\(path) \(isKnown)")
                    if !isKnown { #expect(words.contains(opens)) }
                    #expect(words.contains("You'll continue with Coach Amina") == isSame, "\(path) \(isSame)")
                    #expect(words.contains("You'll be assigned a new coach for Level 2") != isSame)
                }
            }
        }
    }

    @Test(
        "QF-228 moving to Level 2: once enrolment is open the button works, before that it is said that one is told, and one is, by an alert too"
    )
    func enrolling() throws {
        let walk = try CourseWalk.graduated()
        let words = "We'll notify you when enrollment opens"
        let path = "/course/learn/assessment"
        #expect(walk.text(path).contains("You're moving to Level 2! Here's what to expect:"))
        #expect(walk.text(path).contains(words) && !walk.text(path).contains("Enroll in Level 2"))
        let opens = try #require(try walk.visit().curriculum.cohort("cohort-2")?.enrolmentOpens)
        let ahead = try walk.visit().ahead
        let at = try walk.visit().curriculum.zone.startOfDay(opens)
        let name = "Enrollment in Level 2 is open"
        walk.device.now = at - ahead - .seconds(1)
        #expect(!walk.text("/course/notifications").contains(name) && walk.text(path).contains(words))
        walk.device.now = at - ahead
        #expect(walk.text("/course/notifications").contains(name))
        #expect(try walk.visit().allNotes.contains { $0.kind == .enrolment && $0.at == at })
        #expect(try walk.visit().way(.enrolment) == .push)
        #expect(!walk.text(path).contains(words))
        let taps = CourseTaps(walk, at: path)
        try taps.press("Enroll in Level 2")
        #expect(taps.page.contains("You are enrolled in Level 2."))
        walk.device.restart()
        #expect(try walk.visit().facts.enrolled?.cohort == "cohort-2")
        #expect(
            walk.text(path).contains("You are enrolled in Level 2.") && !walk.text(path).contains("Enroll in Level 2"))
    }

    @Test(
        "QF-184 the assessment from Today to its result: begun, handed in, under review, told, seen with two presses, and the way on"
    )
    func endOfCourse() throws {
        let walk = try CourseWalk.placed()
        try walk.done(1...13)
        walk.demo("week", week: 15)
        #expect(
            walk.text("/course").contains("End of Course Assessment") && walk.today.contains("aria-valuenow=\"93\""))
        let taps = CourseTaps(walk)
        try taps.press("Begin Assessment")
        #expect(taps.path == "/course/learn" && taps.place == "eoc")
        #expect(taps.page.contains("course-eoc") && taps.page.contains("End of Course Assessment -- Level 1"))
        try taps.press("Record EOC Submission")
        #expect(
            taps.path == "/course/learn/assessment" && taps.page.contains("data-recorder=\"/course/learn/assessment\""))
        walk.device.post("/course/learn/assessment")
        #expect(
            walk.text("/course/learn/assessment").contains(
                "EOC Assessment Submitted. Your coach will evaluate your submission and determine your graduation status. This may take up to 5 business days."
            ))
        #expect(walk.text("/course").contains("EOC Under Review. Results expected by "))
        walk.demo("answer")
        let told = CourseTaps(walk, at: "/course/notifications")
        try told.press("The assessment's result is here")
        #expect(told.count <= 2 && told.path == "/course/learn/assessment" && told.page.contains("Your Results"))
        #expect(walk.card[0] == "Congratulations! You've graduated Level 1.")
        #expect(walk.today.contains("confetti") && walk.text("/course").contains("Next: Level 2"))
        let results = CourseTaps(walk)
        try results.press("View Results")
        #expect(results.count == 1 && results.page.contains("<audio "))
        let on = CourseTaps(walk)
        try on.press("Continue to Level 2")
        #expect(on.page.contains("You're moving to Level 2! Here's what to expect:"))
    }

    @Test("N2 the tab bar has nouns alone: no Record, Submit or +, and nothing on it does anything but lead somewhere")
    func nouns() throws {
        let nouns = ["en": ["Today", "Learn", "Schedule", "Profile"], "ar": ["اليوم", "التعلّم", "الجدول", "الملف"]]
        for (language, expected) in nouns {
            for scene in CourseScene.allCases {
                let page = try scene.walk(language).device.page("/course/profile")
                let bar = page.components(separatedBy: "<nav class=\"bar\"")[1].components(separatedBy: "</nav>")[0]
                #expect(!bar.contains("<form") && !bar.contains("<button"), "\(scene)")
                let names = bar.matches(of: #/<span>([^<]*)<\/span>/#).map { String($0.output.1) }.suffix(5)
                #expect(names.count == 5, "\(names)")
                for (name, noun) in zip(names, expected) { #expect(name.hasPrefix(noun), "\(name)") }
                for verb in ["Record", "Submit", "+", "سجّل", "سلّم", "ابدأ"] {
                    #expect(!names.contains { $0.contains(verb) }, "\(scene) \(verb)")
                }
            }
        }
    }

    @Test("S3 each of the core tasks is two presses away from Today at most")
    func twoPresses() throws {
        let walk = try CourseWalk.placed()
        #expect(walk.text("/course").contains("28 November 2026"), "when it starts, before the semester")
        walk.demo("week", week: 1)
        try walk.whole(1)
        walk.demo("week", week: 2)
        let session = CourseWalk.session(
            "near", InstantText.text(try walk.visit().now + .minutes(10)), ["join": "https://zoom.example/j/1"])
        try walk.sessions([session])
        func presses(_ ways: String..., at path: String = "/course") throws -> CourseTaps {
            let taps = CourseTaps(walk, at: path)
            for words in ways { try taps.press(words) }
            #expect(taps.count <= 2, "\(ways)")
            return taps
        }
        #expect(try presses().page.contains("Week 2"), "which week")
        #expect(try presses("Start Lesson").place == "lesson", "open the lesson")
        #expect(try presses("Start Lesson", "The lesson explained").path == "/course/learn/videos/l1-w2-v1", "watch")
        #expect(try presses("Learn").page.contains("course-passage"), "view the passage")
        #expect(try presses().page.contains("Asia/Riyadh") || presses().page.contains("UTC+3"), "the zone, on Today")
        #expect(try presses("Schedule").page.contains("Asia/Riyadh"), "the schedule and its zone")
        #expect(try presses("Title near", "Join").outside == "https://zoom.example/j/1", "join by the schedule")
        #expect(try presses("Join Title near").outside == "https://zoom.example/j/1", "or at once")
        for tab in ["Learn", "Schedule", "Profile"] { #expect(try presses(tab).path == "/course/" + tab.lowercased()) }
        #expect(try presses("Notifications", "Feedback Ready -- Week 1").place == "feedback", "act on a notification")
        try walk.lesson(2)
        let recording = try presses("Record Submission", "Record Submission")
        #expect(recording.path == "/course/learn/weeks/2/recording" && recording.page.contains("data-record"), "record")
        #expect(recording.page.contains("data-submit"), "and submit, on the same screen")
        walk.submit(2)
        #expect(walk.three[1].words.contains("Submitted"), "that it is sent, on Today")
        walk.demo("answer")
        #expect(walk.three[2].words.contains("1 new -- Week 2"), "that feedback is ready, on Today")
        let feedback = try presses("Listen to Feedback")
        #expect(feedback.place == "feedback" && feedback.page.contains("<audio "), "the player's button is the second")
    }
}
