import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// A whole course at home, by the requests that its pages send.
struct CourseWalkTests {
    @Test("QF-244 a semester walked alone from the first page to the graduation, by a clock that is moved")
    func semester() throws {
        let walk = try CourseWalk(begins: false)
        #expect(walk.device.page("/course").contains("name=\"step\" value=\"begin\""))
        #expect(walk.device.get("/course/learn")["location"] == "/course")
        walk.device.post("/course/demo", ["step": "begin", "name": "Maryam"])
        walk.demo("place")
        #expect(walk.device.get("/course")["location"] == "/course/welcome")
        walk.welcome()
        for week in 1...15 {
            walk.demo("week", week: week)
            #expect(try walk.visit().state.week == week)
            try walk.whole(week)
            let state = try walk.visit().state
            #expect(state.weeks[week - 1].isComplete, "week \(week)")
            #expect(state.nextStep == (week < 14 ? .caughtUp : .assessment), "week \(week)")
        }
        #expect(
            walk.card == [
                "End of Course Assessment",
                "You've completed 15 of 15 submissions and are eligible. This assessment covers all concepts from Level 1.",
                "Begin Assessment",
            ])
        #expect(walk.today.contains("aria-valuenow=\"93\"") && walk.device.page("/course/learn").contains("course-eoc"))
        walk.device.post("/course/learn/assessment")
        #expect(walk.card[1].hasPrefix("EOC Under Review. Results expected by "))
        #expect(walk.device.post("/course/learn/assessment", ["again": "1"]).status == 409)
        walk.demo("answer")
        #expect(walk.card[0] == "Congratulations! You've graduated Level 1." && walk.card.last == "View Results")
        let results = walk.device.page("/course/learn/assessment").replacing("&#39;", with: "'")
        #expect(
            results.contains("Your Results") && results.contains("You're moving to Level 2! Here's what to expect:"))
        #expect(results.contains("You'll continue with Coach Amina"))
        let profile = walk.device.page("/course/profile")
        #expect(profile.contains("Level Complete -- Awaiting Next Semester") && profile.contains("Maryam"))
        #expect(walk.device.page("/course/profile/history").contains("Passed"))
        for week in [1, 15] { #expect(walk.device.get("/course/learn/weeks/\(week)").status == 200) }
    }

    @Test("an assessment that was not passed is said with respect, with the coach's words and the next step")
    func notPassed() throws {
        let walk = try CourseWalk.placed()
        for week in 1...14 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.device.post("/course/learn/assessment")
        walk.demo("fail")
        #expect(walk.card[0] == "Your assessment’s result")
        let page = walk.device.page("/course/learn/assessment")
        #expect(page.contains("not passed this time") && page.contains("Prepared words"))
    }

    @Test("the assessment asks for twelve weeks: with eleven it says how many are lacking, and none is taken")
    func eligibility() throws {
        let walk = try CourseWalk.placed()
        for week in 1...11 {
            walk.demo("week", week: week)
            try walk.whole(week)
        }
        walk.demo("week", week: 14)
        #expect(!walk.device.page("/course/learn").contains("course-eoc"))
        #expect(walk.device.page("/course/learn/assessment").contains("1 more submission until the assessment."))
        #expect(try walk.device.call("/course/learn/assessment").json["error"]?["code"] == "not_eligible")
        try walk.lesson(12)
        walk.submit(12)
        #expect(walk.device.page("/course/learn").contains("course-eoc"))
    }

    @Test(
        "QF-009 the third recording of a week is refused by page and program with the next opening date, and counts from Saturday"
    )
    func allowance() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 3)
        for week in 1...3 { try walk.lesson(week) }
        #expect(walk.submit(1).status == 303 && walk.submit(2).status == 303)
        let page = walk.device.page("/course/learn/weeks/3/recording")
        let words = "You've used both attempts this week. Your next attempt opens Saturday 19 December."
        #expect(page.replacing("&#39;", with: "'").contains(words) && !page.contains("button-primary"))
        let before = walk.device.store.count { $0.key.kind == RecordKind.courseEvent.kind }
        let refused = try walk.device.call("/course/learn/weeks/3/recording")
        #expect(refused.status == 409 && refused.json["error"]?["code"] == "allowance_spent")
        #expect(refused.json["error"]?["message"]?.string == words)
        #expect(walk.device.store.count { $0.key.kind == RecordKind.courseEvent.kind } == before)
        walk.demo("friday")
        #expect(try walk.device.call("/course/learn/weeks/3/recording").status == 409)
        walk.demo("saturday")
        #expect(walk.submit(3).status == 303)
    }

    @Test("a week is locked until its Saturday, its recording until its lesson, and its lesson until its videos")
    func locks() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        #expect(walk.device.get("/course/learn/weeks/2").status == 404)
        #expect(try walk.device.call("/course/learn/videos/l1-w2-v1").json["error"]?["code"] == "week_locked")
        #expect(try walk.device.call("/course/learn/weeks/1").json["error"]?["code"] == "not_watched")
        #expect(try walk.device.call("/course/learn/weeks/1/recording").json["error"]?["code"] == "lesson_first")
        let page = walk.device.page("/course/learn")
        #expect(page.contains("Watch the lesson first, then record your submission") && page.contains(" disabled"))
        #expect(page.contains("Submit your recording to receive feedback from your Quran Coach."))
        #expect(try walk.device.call("/course/learn/weeks/99").status == 404)
        #expect(try walk.device.call("/course/learn/videos/none").status == 404)
    }

    @Test("a form sent twice hands in once")
    func twice() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.lesson(1)
        let number = String(repeating: "0a", count: 16)
        for _ in 0..<2 { walk.device.post("/course/learn/weeks/1/recording", ["operation": "\(number)"]) }
        #expect(try walk.visit().submissions(1).count == 1)
    }

    @Test("questions go with a recording, the coach replies, and the bell counts what is new until all is read")
    func questions() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        try walk.whole(1)
        let id = try #require(try walk.visit().submissions(1).first?.id)
        #expect(walk.device.post("/course/learn/weeks/1/feedback", ["submission": id, "text": " "]).status == 422)
        let long = String(repeating: "a", count: 1_001)
        #expect(
            walk.device.post("/course/learn/weeks/1/feedback", ["submission": id, "text": "\(long)"]).status == 422)
        walk.device.post("/course/learn/weeks/1/feedback", ["submission": id, "text": "How <long> is the madd?"])
        #expect(walk.device.page("/course/learn").contains("How &lt;long&gt; is the madd?"))
        walk.demo("answer")
        #expect(walk.device.page("/course/learn").contains("This is a prepared reply of the sample coach."))
        let notes = walk.device.page("/course/notifications")
        #expect(
            notes.contains("Feedback Ready -- Week 1") && notes.contains("Coach Amina reviewed your submission.")
                && notes.contains("Week 1 unlocked"))
        #expect(walk.today.contains("course-count"))
        walk.device.post("/course/notifications")
        #expect(!walk.today.contains("course-count"))
    }

    @Test("sessions: one's own circles, coming and not, a file for the calendar, and none that has ended")
    func sessions() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        let sessions = try walk.visit().state.sessions(try walk.visit().curriculum)
        #expect(sessions.contains { $0.title == "Sisters Reading Circle" })
        #expect(!sessions.contains { $0.title == "Brothers Reading Circle" })
        #expect(
            walk.device.post("/course/schedule/s1-1", ["coming": "on"])["location"]?.hasPrefix("/course/schedule/s1-1")
                == true)
        #expect(walk.device.page("/course/schedule/s1-1").contains("You said that you will come."))
        #expect(
            walk.device.page("/course/schedule/s1-1").contains(
                "Your weekly class with all Level 1 students. Covers this week"))
        let file = walk.device.get("/course/schedule/s1-1.ics", accept: "*/*").text
        #expect(file.contains("BEGIN:VEVENT") && file.contains("TRIGGER") && file.contains("TZID=Asia/Riyadh"))
        let saturday = walk.device.page("/course/schedule")
        #expect(
            saturday.contains("No sessions scheduled for today.")
                && saturday.contains("Next session: Sunday 29 November, "))
        #expect(
            walk.device.page("/course/schedule/recordings").contains("Recordings appear here after live sessions end."))
        walk.demo("week", week: 2)
        #expect(walk.device.post("/course/schedule/s1-1", ["coming": "off"]).status == 409)
        #expect(walk.device.page("/course/schedule?date=2026-11-29").contains("data-standing=\"ended\""))
        #expect(walk.device.page("/course/schedule?date=2026-12-04").contains("data-standing=\"passed\""))
    }
}
