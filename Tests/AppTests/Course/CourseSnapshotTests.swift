import Foundation
import Testing

@testable import App

/// Pages of the course as they were reviewed.
struct CourseSnapshotTests {
    private func locked(_ name: String, _ pages: [(String, String)]) throws {
        try LockedPages.check("course/" + name, pages.map { ($0.0, CourseWalk.content($0.1)) })
    }

    @Test(
        "QF-052 Today in each of the eight states of the specification, in Arabic and English, as it was reviewed: card and triptych say the same",
        arguments: ["en", "ar"])
    func today(language: String) throws {
        var pages: [(String, String)] = []
        for scene in CourseScene.specified { pages.append((scene.rawValue, try scene.walk(language).today)) }
        try locked("today-" + language, pages)
    }

    @Test(
        "QF-197 before the semester all four tabs have coach, level and date, and none is empty, in Arabic and English, as they were reviewed",
        arguments: ["en", "ar"])
    func before(language: String) throws {
        let walk = try CourseScene.before.walk(language)
        let pages = ["", "/learn", "/schedule", "/profile"].map { ("/course" + $0, walk.device.page("/course" + $0)) }
        let level = try #require(try walk.visit().level?.name)
        let coach = try walk.visit().coachName()
        let date = try walk.visit().strings.dayAndMonth(try #require(try walk.visit().state.start))
        for (path, said) in zip([0, 1, 3], [[level, coach, date], [level, date], [level, coach]]) {
            for words in said {
                #expect(CourseWalk.words(pages[path].1).contains(CourseWalk.words("<p>" + words)), "\(path) \(words)")
            }
        }
        #expect(CourseWalk.words(pages[2].1).contains(CourseWalk.words("<p>" + date)))
        try locked("before-" + language, pages)
    }

    @Test(
        "QF-137 recordings have the days and filters of the sessions, and one card with a heading for each day, in Arabic and English, as they were reviewed",
        arguments: ["en", "ar"])
    func recordings(language: String) throws {
        let walk = try CourseWalk.placed(language: language)
        try walk.sessions(
            (0..<3).map { index in
                let day = index < 2 ? "29" : "30"
                return CourseWalk.session(
                    "s\(index)", "2026-11-\(day)T1\(index):00:00Z",
                    kind: ["level-class", "qrc", "office-hours"][index],
                    [
                        "recording": [
                            "video": .string("r\(index)"), "seconds": 2_705, "published": "2026-11-30T20:00:00Z",
                        ]
                    ])
            })
        try walk.at("2026-12-01T20:00:00Z")
        walk.device.post("/course/learn/videos/r1")
        let (sessions, page) = (walk.device.page("/course/schedule"), walk.device.page("/course/schedule/recordings"))
        for name in ["course-days", "course-filters"] {
            let parts = [sessions, page].map { html in
                html.components(separatedBy: "<nav class=\"\(name)\"")[1].components(separatedBy: "</nav>")[0]
                    .replacing("/course/schedule/recordings", with: "/course/schedule")
            }
            #expect(parts[0] == parts[1], "\(name)")
        }
        #expect(page.components(separatedBy: "class=\"card course-records\"").count == 2)
        #expect(page.matches(of: #/<h2 class="course-head">/#).count == 2)
        try locked("recordings-" + language, [("recordings", page)])
    }

    @Test(
        "QF-073 a week that is done: Complete in the hero with its green, and three completed sections, in Arabic and English, as it was reviewed",
        arguments: ["en", "ar"])
    func done(language: String) throws {
        let walk = try CourseScene.done.walk(language)
        let page = walk.device.page("/course/learn")
        let hero = page.components(separatedBy: "</header>")[0]
        #expect(hero.contains("<p class=\"course-done\">"))
        #expect(hero.contains("aria-valuenow=\"3\"") && hero.contains("aria-valuemax=\"3\""))
        #expect(walk.section("lesson").contains("course-mark") && !walk.section("lesson").contains("opened=complete"))
        #expect(walk.section("submission").contains("course-status course-green"))
        #expect(walk.section("feedback").contains("course-mark") && !walk.section("feedback").contains("data-hearing"))
        try locked("done-" + language, [("learn", page)])
    }
}
