import Almanac
import Course
import Foundation
import Interface
import Records
import Testing

@testable import App

/// All weeks and past levels, row by row of the register.
struct CourseWeeksRowsTests {
    private static let weeks = "/course/learn/weeks"

    private func rows(_ page: String) -> [String] {
        Array(page.components(separatedBy: "<li class=\"course-row\"").dropFirst()).map {
            $0.components(separatedBy: "</li>")[0]
        }
    }

    @Test(
        "QF-080 QF-081 the journey: fifteen marks and the end, hidden from assistive technology and no targets, with the summary in words"
    )
    func journey() throws {
        let walk = try CourseScene.behind.walk()
        let page = walk.device.page(Self.weeks)
        let track = page.after("<svg class=\"course-track\"").components(separatedBy: "</svg>")[0]
        #expect(track.contains("aria-hidden=\"true\""))
        #expect(track.components(separatedBy: "<circle class=\"course-dot").count == 17)
        #expect(track.components(separatedBy: "course-dot-end").count == 2)
        #expect(!track.contains("<a ") && !track.contains("<button") && !track.contains("tabindex"))
        #expect(page.contains("<p class=\"course-summary\">Week 8 of 15 -- 5 completed, 2 behind</p>"))
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.words(Self.weeks).contains("Week 8 of 15 -- 5 completed, 1 behind"))
        let arabic = try CourseScene.behind.walk("ar")
        #expect(arabic.words(Self.weeks).contains("الأسبوع ٨ من ١٥ — ٥ مكتملة، ٢ بانتظار الإكمال"))
        #expect(try CourseScene.done.walk().words(Self.weeks).contains("Week 2 of 15 -- 2 completed "))
    }

    @Test("QF-082 fifteen rows in one card, the current one marked, and those to come locked with their day")
    func list() throws {
        let walk = try CourseScene.behind.walk()
        let page = walk.device.page(Self.weeks)
        #expect(page.components(separatedBy: "<ol class=\"card rows course-weeks\">").count == 2)
        let rows = rows(page)
        #expect(rows.count == 15)
        #expect(rows.indices.filter { rows[$0].contains("aria-current=\"step\"") } == [7])
        for row in rows[8...] {
            #expect(row.contains("class=\"course-locked\"") && !row.contains("<a ") && !row.contains("<details"))
            #expect(CourseWalk.words("<li" + row).contains(#/Opens \d+ \w+/#))
        }
    }

    @Test("QF-083 the five states, each in its words and its colour")
    func badges() throws {
        let walk = try CourseScene.behind.walk()
        try walk.lesson(6)
        walk.submit(6)
        walk.demo("answer")
        let badges = rows(walk.device.page(Self.weeks))[..<8].map { row in
            let match = row.firstMatch(of: #/<span class="course-badge course-(\w+)">(.*)<\/span><\/a>/#)
            return "\(match?.output.1 ?? "") \(CourseWalk.words("<b>\(match?.output.2 ?? "")"))"
        }
        #expect(badges[0] == "green Complete" && badges[5] == "amber Feedback Ready" && badges[6] == "amber Behind")
        #expect(badges[7] == "grey Not Started")
        #expect(
            walk.device.page(Self.weeks).contains(
                "<span class=\"course-badge-dot\" aria-hidden=\"true\"></span>Feedback Ready"))
        walk.device.post("/course/learn/videos/l1-w8-v1")
        #expect(walk.device.page(Self.weeks).contains("class=\"course-badge course-blue\">In Progress<"))
    }

    @Test("QF-084 a row opens in place, one at a time: three short states and the way to the whole week")
    func open() throws {
        let walk = try CourseScene.feedback.walk()
        let rows = rows(walk.device.page(Self.weeks))
        for row in rows[..<2] {
            #expect(row.contains("<details name=\"weeks\"><summary>") && !row.contains(" open"))
            #expect(row.components(separatedBy: "<dt>").count == 4)
        }
        #expect(
            CourseWalk.words("<li" + rows[0]).contains(
                "Lesson 2/2 watched Submission Reviewed Feedback Reviewed View Full Week"))
        #expect(
            CourseWalk.words("<li" + rows[1]).contains(
                "Lesson 3/3 watched Submission Reviewed Feedback Ready View Full Week"))
    }

    @Test("QF-086 a row's state is a way of its own to that week's feedback, outside what opens the row")
    func badge() throws {
        let walk = try CourseScene.behind.walk()
        for (index, row) in rows(walk.device.page(Self.weeks))[..<8].enumerated() {
            let parts = row.components(separatedBy: "</details>")
            #expect(parts.count == 2 && parts[1].contains("class=\"course-row-badge\""))
            let link = index == 7 ? "/course/learn#feedback" : "/course/learn/weeks/\(index + 1)#feedback"
            #expect(CourseWalk.links(parts[1]) == [link])
        }
        #expect(walk.device.page("/course/learn/weeks/3").contains("id=\"feedback\""))
    }

    @Test("QF-087 a week that waits can be worked on in any later week, and both of them can be recorded")
    func incomplete() throws {
        let walk = try CourseScene.behind.walk()
        let rows = rows(walk.device.page(Self.weeks))
        #expect(rows.indices.filter { rows[$0].contains("data-badge=\"incomplete\"") } == [5, 6])
        for week in [7, 6] {
            try walk.lesson(week)
            #expect(
                walk.device.page("/course/learn/weeks/\(week)").contains(
                    "href=\"/course/learn/weeks/\(week)/recording\""))
            #expect(walk.submit(week).status == 303)
            #expect(try walk.visit().state.weeks[week - 1].isHandedIn)
        }
    }

    @Test(
        "QF-089 QF-229 a level that is over stays under Past Levels: every week to look at, with its recordings and feedback, and nothing to send"
    )
    func past() throws {
        let walk = try CourseWalk.placed()
        #expect(!walk.device.page(Self.weeks).contains("Past Levels"))
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        #expect(walk.device.page(Self.weeks).contains("href=\"/course/learn/weeks?cat=past\""))
        try look(walk)
        walk.demo("saturday")
        // In the next level the weeks have the same numbers, and those of the former one stay as they were.
        let placed = CourseEvent(
            id: "next", enrolment: CourseRecords.enrolment.id,
            author: CourseEvent.Author(id: CourseSample.Person.staff, role: .staff), at: try walk.visit().now,
            received: try walk.visit().now,
            act: .placed(cohort: CourseSample.cohort(2), coach: CourseSample.Person.coach))
        var record = Record(key: RecordKind.courseEvent.key("next"))
        record[CourseRecords.Name.event] = Field(
            placed.json, at: Stamp(milliseconds: 1 << 44, counter: 0, replica: Replica(number: 9)))
        walk.device.merge([record])
        walk.device.now = walk.device.now + .days(60)
        #expect(try walk.visit().state.levelNumber == 2)
        try look(walk)
        #expect(walk.device.get("/course/learn/weeks/3?level=2").status == 404)
        #expect(walk.device.get("/course/learn/videos/l1-w3-v1").status == 200)
    }

    private func look(_ walk: CourseWalk) throws {
        let page = walk.device.page("/course/learn/weeks?cat=past")
        #expect(page.contains("aria-current=\"page\">Past Levels<"))
        #expect(CourseWalk.words(page).contains("Level 1 -- Reading with Confidence"))
        let rows = rows(page)
        #expect(rows.count == 15)
        #expect(rows[..<14].allSatisfy { $0.contains("course-badge course-green") })
        for week in 1...14 {
            let path = "/course/learn/weeks/\(week)?level=1"
            #expect(page.contains("href=\"\(path)\""))
            let week = walk.device.page(path)
            let main = week.after("<main").components(separatedBy: "</main>")[0]
            #expect(!main.contains("<form") && !main.contains("button-primary") && main.contains("ayah-text"))
            let sounds = main.matches(of: #/<audio src="([^"]+)"/#).map { String($0.output.1) }
            #expect(sounds.count == 2)
            for sound in sounds { #expect(walk.device.get(sound, accept: "*/*").status == 200) }
            #expect(main.contains("Prepared words") || main.contains("These are prepared words"))
            #expect(week.contains("href=\"/course/learn/weeks?cat=past#week-"))
        }
    }
}
