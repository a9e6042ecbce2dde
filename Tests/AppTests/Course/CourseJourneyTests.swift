import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// The flows of section 4.4 from the first press to their end, with the presses counted after the app is open (K43).
struct CourseJourneyTests {
    /// Presses what pages offer and goes on where a press before led; what scripts do by themselves is no press.
    private final class Presses {
        let walk: CourseWalk
        private(set) var taps: CourseTaps
        private var before = 0
        var count: Int { before + taps.count }

        init(_ walk: CourseWalk, at path: String = "/course") {
            self.walk = walk
            taps = CourseTaps(walk, at: path)
        }

        /// Where a page's script leads.
        func lead(to path: String) {
            before = count
            taps = CourseTaps(walk, at: path)
        }
    }

    private static func films(_ walk: CourseWalk) throws {
        try walk.edit { book in
            var levels = try #require(book["levels"]?.array)
            var level = try #require(levels[0].object)
            var weeks = try #require(level["weeks"]?.array)
            for place in weeks.indices {
                var week = try #require(weeks[place].object)
                var videos = try #require(week["videos"]?.array)
                for index in videos.indices {
                    var video = try #require(videos[index].object)
                    video["file"] = .string("blob:" + String(repeating: "1f", count: 32))
                    videos[index] = .object(video)
                }
                week["videos"] = .array(videos)
                weeks[place] = .object(week)
            }
            level["weeks"] = .array(weeks)
            levels[0] = .object(level)
            book["levels"] = .array(levels)
        }
    }

    /// What the script does as a film ends: it notes it, and leads back to the lesson.
    private static func watch(_ presses: Presses) throws {
        let page = presses.taps.page
        let back = try #require(page.firstMatch(of: #/data-back="([^"]*)"/#)).output.1
        #expect(page.contains("<video "))
        presses.walk.device.post(presses.taps.path)
        presses.lead(to: String(back))
    }

    @Test("QF-178 the lesson: two presses to the first video, five to its end, and it is complete on every surface")
    func lesson() throws {
        let walk = try CourseWalk.placed()
        try Self.films(walk)
        walk.demo("week", week: 1)
        let presses = Presses(walk)
        try presses.taps.press("Start Lesson")
        #expect(presses.taps.place == "lesson")
        try presses.taps.press("The lesson explained")
        #expect(presses.count == 2)
        try Self.watch(presses)
        try presses.taps.press("Examples in")
        try Self.watch(presses)
        #expect(presses.taps.page.contains("2/2"))
        try presses.taps.press("Mark Lesson Complete")
        #expect(CourseWalk.plain(presses.taps.page).contains("Mark Week 1 lesson complete?"))
        try presses.taps.press("Yes, complete")
        #expect(presses.count == 5)
        #expect(walk.section("lesson").contains("course-mark"))
        #expect(CourseWalk.words(walk.section("lesson")).contains("Complete"))
        #expect(walk.three[0].isDone && walk.card[0] == "Ready to Submit")
        #expect(walk.device.page("/course/learn").contains("aria-valuenow=\"2\""))
        #expect(walk.text("/course/learn/weeks").contains("In Progress"))
        #expect(try walk.visit().week(1)?.lesson.isCompleted == true)
    }

    @Test("three presses from Today to the coach's voice, one from the notification, and a question if one likes")
    func feedback() throws {
        let walk = try CourseScene.feedback.walk()
        let presses = Presses(walk)
        try presses.taps.press("Listen to Feedback")
        #expect(presses.count == 1 && presses.taps.place == "feedback", "the player's own button is the second")
        #expect(walk.section("feedback").contains("<audio "))
        let told = Presses(walk, at: "/course/notifications")
        try told.taps.press("Feedback Ready -- Week 2")
        #expect(told.count == 1 && told.taps.place == "feedback" && told.taps.page.contains("<audio "))
        try told.taps.press("Send", ["text": "How long is this lengthening?"])
        #expect(walk.section("feedback").contains("How long is this lengthening?"))
    }

    @Test("moving on: the next level's name, words, date and coach, and either the button or that it will be told")
    func moving() throws {
        let walk = try CourseWalk.placed()
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        let path = "/course/learn/assessment"
        let level = try #require(try walk.visit().curriculum.level("level-2"))
        for part in [
            "You're moving to Level 2! Here's what to expect:", level.name, level.summary,
            "You'll continue with Coach Amina", "We'll notify you when enrollment opens",
            "Enrollment for next semester opens",
        ] { #expect(walk.text(path).contains(CourseWalk.plain(part)), "\(part)") }
        try walk.edit { book in
            var cohorts = try #require(book["cohorts"]?.array)
            for index in cohorts.indices where cohorts[index].object?["level"]?.string == "level-2" {
                var cohort = try #require(cohorts[index].object)
                cohort["coaches"] = []
                cohorts[index] = .object(cohort)
            }
            book["cohorts"] = .array(cohorts)
        }
        #expect(walk.text(path).contains("You'll be assigned a new coach for Level 2"))
        #expect(!walk.text(path).contains("You'll continue with"))
    }
}
