import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// The first steps after the placement.
struct CourseWelcomeTests {
    private static func waiting() throws -> CourseWalk {
        let walk = try CourseWalk()
        walk.demo("place")
        return walk
    }

    @Test(
        "QF-206 the first steps begin once level and coach are there; before, there is a waiting state; they come once, and go on where they were left"
    )
    func trigger() throws {
        let walk = try CourseWalk()
        #expect(
            walk.device.get("/course").status == 200
                && walk.text("/course").contains("We're reviewing your assessment."))
        #expect(walk.device.get("/course/welcome")["location"] == "/course")
        walk.demo("place")
        #expect(walk.device.get("/course")["location"] == "/course/welcome")
        for step in ["welcome", "level"] { walk.device.post("/course/welcome", ["step": "\(step)"]) }
        walk.device.restart()
        #expect(CourseTaps(walk).page.contains("Choose your Quranic text style"), "resumed at the third step")
        walk.welcome()
        #expect(walk.device.get("/course").status == 200 && walk.device.get("/course/welcome")["location"] == "/course")
    }

    @Test("QF-177 QF-207 QF-208 QF-209 five presses from Welcome to Today, and what each of them keeps")
    func five() throws {
        let walk = try Self.waiting()
        let taps = CourseTaps(walk)
        var words = HTMLWords(taps.page).said.joined(separator: " ")
        #expect(words.contains("Welcome to QuranFlow") && words.contains("Maryam") && words.contains("Get Started"))
        try taps.press("Get Started")
        words = HTMLWords(taps.page).said.joined(separator: " ")
        #expect(words.contains("You've been placed in Level 1") && words.contains("Reading with Confidence"))
        #expect(words.contains("Letters, vowels and lengthening, in the shortest surahs."))
        try taps.press("Next")
        #expect(walk.stored("confirmed") == "level-1")
        try taps.press("Confirm")
        #expect(walk.stored("letters") == "amiri")
        try taps.press("Next")
        #expect(walk.stored("met") == "coach")
        try taps.press("Start Learning")
        #expect(taps.count == 5 && taps.path == "/course")
        #expect(walk.stored("welcomed") == true && walk.stored("alerts") == true)
        #expect(taps.page.contains("data-page=\"course\""))
    }

    @Test(
        "QF-210 C5 the letters are chosen on the third step, with Amiri chosen and a preview; it can't be skipped, one may go back, and no verse is shown before"
    )
    func letters() throws {
        let walk = try Self.waiting()
        for route in RouteSamples.course where route != .page(.font) && route.facts.methods.list.contains(.get) {
            let answer = walk.device.get(Route.course(route).path)
            let page = answer.status == 303 ? walk.device.page(answer["location"] ?? "") : answer.text
            #expect(!page.contains("ayah-text") && !page.contains(QuranFixtures.ayah(112, 2)), "\(route)")
        }
        let taps = CourseTaps(walk)
        try taps.press("Get Started")
        #expect(!taps.page.contains("ayah-text"))
        try taps.press("Next")
        #expect(taps.page.contains("Choose your Quranic text style") && taps.page.contains(">Confirm<"))
        let amiri = try #require(taps.page.firstMatch(of: #/<input [^>]*value="amiri"[^>]*>/#))
        #expect(amiri.output.contains(" checked") && taps.page.contains("Amiri Quran (mushaf)"))
        #expect(taps.page.contains("course-letters-amiri") && taps.page.contains(QuranFixtures.ayah(112, 2)))
        let form = taps.page.components(separatedBy: "<main")[1].components(separatedBy: "</main>")[0]
        #expect(!form.lowercased().contains("skip") && !form.contains("Later"))
        for step in ["coach", "semester"] {
            #expect(
                walk.device.page("/course/welcome?opened=\(step)").contains("Choose your Quranic text style"), "\(step)"
            )
        }
        #expect(walk.device.get("/course/learn")["location"] == "/course/welcome")
        #expect(form.contains("href=\"/course/welcome?opened=level\""), "back")
        try taps.press("Back")
        #expect(taps.page.contains("You've been placed in Level 1"))
    }

    @Test("QF-211 the coach with picture, name, bio and what the coach does; without a picture the initial")
    func coach() throws {
        let walk = try Self.waiting()
        walk.device.post("/course/welcome", ["step": "letters", "letters": "amiri"])
        let path = "/course/welcome?opened=coach"
        let words = walk.text(path)
        for part in [
            "Meet Your Quran Coach", "Coach Amina", "A sample coach",
            "Your coach will review your weekly submissions and send personalized feedback.",
        ] { #expect(words.contains(part), "\(part)") }
        #expect(walk.device.page(path).contains("<span class=\"course-avatar\" aria-hidden=\"true\">A</span>"))
        try walk.edit { book in
            var people = book["people"]?.array ?? []
            var person = try #require(people[1].object)
            person["photo"] = .string(String(repeating: "0a", count: 32))
            people[1] = .object(person)
            book["people"] = .array(people)
        }
        let image = try #require(walk.device.page(path).firstMatch(of: #/<img class="course-avatar"[^>]*>/#))
        #expect(CourseWalk.plain(String(image.output)).contains("alt=\"Photo of Coach Amina\""))
    }

    @Test("QF-212 the semester with fifteen marks, its real start and the rhythm; its button ends the first steps")
    func semester() throws {
        let walk = try Self.waiting()
        walk.device.post("/course/welcome", ["step": "letters", "letters": "amiri"])
        let page = walk.device.page("/course/welcome?opened=semester")
        let track = page.components(separatedBy: "class=\"course-track\"")[1].components(separatedBy: "</div>")[0]
        #expect(track.components(separatedBy: "class=\"course-dot\"").count - 1 == 15)
        let words = walk.text("/course/welcome?opened=semester")
        for part in [
            "Your Semester", "Week 1", "Week 15", "Saturday, 28 November 2026",
            "Each week: Watch lesson, Submit recording, Get feedback, Attend live sessions.", "Start Learning",
        ] { #expect(words.contains(part), "\(part)") }
        #expect(walk.device.post("/course/welcome", ["step": "semester"])["location"] == "/course")
        #expect(walk.device.get("/course").status == 200)
    }

    @Test("QF-214 the last step lands on Today, before the semester or in its first week")
    func landing() throws {
        let walk = try Self.waiting()
        let before = CourseTaps(walk)
        for words in ["Get Started", "Next", "Confirm", "Next", "Start Learning"] { try before.press(words) }
        #expect(HTMLWords(before.page).said.contains { $0.contains("Semester starts in 7 days") })
        let other = try Self.waiting()
        other.device.now = try #require(InstantText.read("2026-11-28T08:00:00Z"))
        let after = CourseTaps(other)
        for words in ["Get Started", "Next", "Confirm", "Next", "Start Learning"] { try after.press(words) }
        #expect(after.path == "/course" && CourseWalk.card(after.page).first == "This Week's Lesson")
    }

    @Test("QF-215 what the first steps say is found again in Profile, Learn and Today: level, letters, coach and dates")
    func again() throws {
        let walk = try CourseWalk.placed()
        let profile = walk.text("/course/profile")
        #expect(profile.contains("Level 1 -- Reading with Confidence") && profile.contains("Coach Amina"))
        #expect(walk.text("/course/profile/font").contains("Amiri Quran (mushaf)"))
        #expect(walk.text("/course").contains("28 November 2026") && walk.text("/course/learn").contains("28 November"))
        // Six pages and five presses: what a person takes is reading, some ten seconds each.
        let clock = ContinuousClock()
        let taken = try clock.measure {
            let taps = CourseTaps(try Self.waiting())
            for words in ["Get Started", "Next", "Confirm", "Next", "Start Learning"] { try taps.press(words) }
        }
        #expect(taken < .seconds(60))
    }
}
