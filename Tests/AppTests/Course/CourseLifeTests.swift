import Almanac
import Course
import Foundation
import Records
import Testing

@testable import App

/// The rules as the pages show them: the programme, its edge cases, catching up, and travelling.
struct CourseLifeTests {
    @Test(
        "QF-005 the programme has levels of fifteen weeks, each with videos, a passage and sessions, in semesters, and the sample is one"
    )
    func model() throws {
        let walk = try CourseWalk.placed()
        let visit = try walk.visit()
        let curriculum = visit.curriculum
        #expect(visit.config.levels == 4 && visit.config.weeks == 15)
        #expect(curriculum.levels.map(\.number) == [1, 2])
        for level in curriculum.levels {
            #expect(level.weeks.map(\.number) == Array(1...15))
            for week in level.weeks {
                #expect(!week.videos.isEmpty && week.videos.allSatisfy { (180...300).contains($0.seconds) })
                #expect((1...114).contains(week.passage.surah) && !week.topic.isEmpty)
            }
            let cohort = try #require(curriculum.cohorts.first { $0.level == level.id })
            #expect(cohort.start.weekday == .saturday)
        }
        #expect(curriculum.sessions.count == 4 * 15 && Set(curriculum.sessions.map(\.kind)).count == 3)
    }

    @Test(
        "at Saturday 00:00 by the programme's clocks the week advances, its lesson opens and the bell says so; later ones are locked"
    )
    func unlock() throws {
        let walk = try CourseWalk.at(2, done: 1)
        let opens = try walk.opens(3)
        let zone = try walk.visit().curriculum.zone
        #expect(zone.local(opens).date.weekday == .saturday && zone.local(opens).time.minuteOfDay == 0)
        let ahead = opens - (try walk.visit()).now
        walk.device.now = walk.device.now + ahead + .seconds(-1)
        #expect(try walk.visit().state.week == 2 && walk.today.contains("Week 2</span>"))
        #expect(walk.device.get("/course/learn/weeks/3").status == 404)
        #expect(!walk.said("/course/notifications").contains("Week 3 unlocked"))
        walk.device.now = walk.device.now + .seconds(1)
        #expect(try walk.visit().state.week == 3 && walk.today.contains("Week 3</span>"))
        #expect(walk.device.page("/course/learn").contains("l1-w3-v1"))
        #expect(walk.said("/course/notifications").contains("Week 3 unlocked"))
        for week in 4...15 {
            #expect(walk.device.get("/course/learn/weeks/\(week)").status == 404)
            #expect(try walk.device.call("/course/learn/videos/l1-w\(week)-v1").status == 409)
        }
    }

    @Test("QF-008 whoever attends no session, and says so to none, is nowhere behind for it")
    func sessions() throws {
        let walk = try CourseWalk.at(4, done: 3)
        let before = try walk.visit().state
        #expect(before.overdue.isEmpty && !walk.today.contains("course-behind"))
        let all = try walk.visit().curriculum.sessions
        #expect(all.count { $0.end < before.weeks[3].opens! } > 6)
        for session in all.prefix(8) {
            walk.write(.rsvp(session: session.id, isComing: false), by: .student, at: session.start + .hours(-1))
        }
        let missed = try walk.visit().state
        #expect(missed.weeks == before.weeks && missed.nextStep == before.nextStep && missed.percent == before.percent)
        #expect(missed.allowance == before.allowance && missed.assessment == before.assessment)
        #expect(!walk.today.contains("course-behind"))
    }

    @Test(
        "QF-010 the deadline stands in the student's zone, at the same instant; what is late is caught up and never locked out"
    )
    func deadline() throws {
        let walk = try CourseWalk.at(3, done: 1)
        let visit = try walk.visit()
        let due = try #require(visit.state.weeks[2].deadline)
        #expect(visit.curriculum.zone.local(due).date.weekday == .friday)
        #expect(visit.curriculum.zone.local(due).time.minuteOfDay == 23 * 60 + 59)
        let day = visit.curriculum.zone.date(at: due)
        let here = walk.said("/course/schedule?date=\(day)")
        #expect(here.contains("Week 3 submission is due") && here.contains("11:59 PM UTC+3"))
        walk.device.post("/place", ["city": "2643743"])
        let there = walk.said("/course/schedule?date=\(day)")
        #expect(there.contains("Week 3 submission is due") && there.contains("8:59 PM UTC") && !there.contains("UTC+3"))
        #expect(try walk.visit().state.weeks[2].deadline == due)
        // Week 2's deadline is over: it is caught up, not lost.
        #expect(try walk.visit().state.overdue.map(\.number) == [2])
        try walk.lesson(2)
        #expect(walk.submit(2).status == 303)
        #expect(try walk.visit().state.weeks[1].isHandedIn)
        // Another deadline in the configuration is another instant.
        var config = visit.config
        config.deadline.day = .thursday
        let facts = visit.facts
        let other = CourseState(facts, visit.curriculum, at: visit.now, in: visit.zone, config)
        #expect(other.weeks[2].deadline == due + .hours(-24))
    }

    @Test(
        "QF-011 a circle has its audience, and students see their own circles and those for all",
        arguments: ["sisters", "brothers", ""])
    func circles(audience: String) throws {
        let walk = try CourseWalk(begins: false)
        walk.device.post("/course/demo", ["step": "begin", "name": "A", "audience": "\(audience)"])
        walk.demo("place")
        walk.welcome()
        walk.demo("week", week: 1)
        let visit = try walk.visit()
        let circles = visit.curriculum.sessions.filter { $0.kind == .circle }
        #expect(Set(circles.map(\.audience)) == [.sisters, .brothers])
        let seen = visit.state.sessions(visit.curriculum)
        let own = Audience(rawValue: audience)
        #expect(seen.filter { $0.kind == .circle }.allSatisfy { $0.audience == own })
        #expect(seen.contains { $0.kind == .circle } == (own != nil))
        #expect(seen.contains { $0.kind == .levelClass } && seen.contains { $0.kind == .officeHours })
        let circle = try #require(circles.first)
        let page = walk.said("/course/schedule?date=\(visit.zone.date(at: circle.start))")
        #expect(page.contains("Sisters Reading Circle") == (own == .sisters))
        #expect(page.contains("Brothers Reading Circle") == (own == .brothers))
        for circle in circles {
            let status = walk.device.get("/course/schedule/\(circle.id)").status
            #expect(status == (circle.audience == own ? 200 : 404))
        }
    }

    @Test("QF-012 a past week's lesson, passage, recording and feedback open in every later state")
    func past() throws {
        func look(_ walk: CourseWalk, _ state: String, path: String = "/course/learn/weeks/1") {
            let page = walk.said(path)
            #expect(page.contains("Letters and where they come from"), "\(state)")
            #expect(
                page.contains("Name1 1–7") && page.contains("Attempt 1") && page.contains("Words on week 1"), "\(state)"
            )
            #expect(walk.device.page(path).contains("l1-w1-v1"), "\(state)")
            #expect(walk.device.get("/course/learn/videos/l1-w1-v1").status == 200, "\(state)")
        }
        let walk = try CourseWalk.at(2, done: 1)
        look(walk, "the next week")
        walk.demo("week", week: 8)
        look(walk, "weeks later, with others open")
        let now = try walk.visit().now
        let pause = walk.write(.paused, by: .staff, at: now)
        #expect(try walk.visit().state.phase == .paused && !pause.isEmpty)
        look(walk, "in a pause")
        let failed = try CourseWalk.at(15, done: 14)
        failed.device.post("/course/learn/assessment")
        #expect(try failed.visit().state.phase == .assessmentReview)
        look(failed, "under review")
        failed.demo("fail")
        #expect(try failed.visit().state.phase == .notPassed)
        look(failed, "not passed")
        let passed = try CourseWalk.graduated()
        #expect(try passed.visit().state.phase == .graduated)
        look(passed, "graduated")
        passed.write(.advanced, by: .staff, at: try passed.visit().now)
        #expect(try passed.visit().state.phase == .secondYear)
        look(passed, "in the second year")
    }

    @Test(
        "QF-198 on the first day the lesson is open, nothing is behind, the recording waits for it, and the feedback says what comes"
    )
    func firstDay() throws {
        let walk = try CourseWalk.placed()
        walk.demo("week", week: 1)
        let visit = try walk.visit()
        #expect(visit.now == visit.state.weeks[0].opens && visit.state.nextStep == .startLesson)
        #expect(walk.device.get("/course/learn/videos/l1-w1-v1").status == 200)
        #expect(!walk.today.contains("course-behind") && !walk.device.page("/course/learn").contains("course-behind"))
        #expect(
            !walk.said().lowercased().contains("behind") && !walk.said("/course/learn").lowercased().contains("behind"))
        let learn = walk.device.page("/course/learn")
        let button = try #require(learn.firstMatch(of: #/<button[^>]*disabled[^>]*>/#)).output
        #expect(button.contains("aria-describedby=\"record-first\""))
        #expect(walk.said("/course/learn").contains("Watch the lesson first, then record your submission"))
        #expect(walk.said("/course/learn").contains("Submit your recording to receive feedback from your Quran Coach."))
    }

    @Test(
        "QF-199 whoever has done the week has a calm page: all caught up, three checks, the days until the next, and no banner"
    )
    func caughtUp() throws {
        let walk = try CourseWalk.at(3, done: 3)
        walk.demo("day")
        walk.demo("day")
        walk.demo("day")
        #expect(walk.card.first == "You're All Caught Up")
        #expect(walk.card[1] == "Great work this week. Your next lesson unlocks in 4 days.")
        let page = walk.today
        #expect(page.components(separatedBy: "data-done").count - 1 == 3)
        #expect(!page.contains("course-behind") && page.contains("course-calm"))
        walk.demo("friday")
        #expect(walk.card[1].hasSuffix("Your next lesson unlocks in 1 day."))
    }

    @Test(
        "QF-200 with weeks 6 and 7 open in week 8 the header says Week 8, the banner counts two, and both can be recorded"
    )
    func behind() throws {
        let walk = try CourseWalk.at(8, done: 5)
        #expect(walk.today.contains("Week 8</span>") && walk.today.components(separatedBy: "course-behind").count == 2)
        #expect(walk.said().contains("You have 2 submissions to catch up on. You can submit up to 2 this week."))
        for week in [6, 7] {
            try walk.lesson(week)
            let page = walk.device.page("/course/learn/weeks/\(week)/recording")
            #expect(page.contains("/course/learn/weeks/\(week)/recording"))
            #expect(walk.submit(week).status == 303)
            #expect(try walk.visit().state.weeks[week - 1].isHandedIn)
        }
        #expect(!walk.today.contains("course-behind"))
    }

    @Test(
        "QF-175 QF-176 catching up: one of two used is said, the next open week stands out, and after the last the banner is gone and the card names Week 8"
    )
    func catchingUp() throws {
        let walk = try CourseWalk.at(8, done: 5)
        #expect(walk.today.contains("href=\"/course/learn/weeks/6\""))
        let before = walk.device.page("/course/learn/weeks")
        #expect(walk.row(6, of: before).contains("data-next") && !walk.row(7, of: before).contains("data-next"))
        try walk.lesson(6)
        walk.submit(6)
        #expect(walk.said("/course/learn/weeks/6").contains("1 of 2 catch-up submissions used this week"))
        #expect(walk.said("/course/learn/weeks/6").contains("Under Review"))
        #expect(walk.said().contains("You have 1 submission to catch up on. You can submit up to 2 this week."))
        #expect(walk.card[1].hasPrefix("Week 7: ") && walk.today.contains("href=\"/course/learn/weeks/7\""))
        let after = walk.device.page("/course/learn/weeks")
        #expect(walk.row(7, of: after).contains("data-next") && !walk.row(6, of: after).contains("data-next"))
        #expect(walk.row(6, of: after).contains("In Progress"))
        try walk.lesson(7)
        walk.submit(7)
        #expect(walk.said("/course/learn/weeks/7").contains("2 of 2 catch-up submissions used this week"))
        #expect(!walk.today.contains("course-behind") && !walk.device.page("/course/learn").contains("course-behind"))
        #expect(walk.card[0] == "This Week's Lesson" && walk.card[1].hasPrefix("Week 8: "))
        #expect(!walk.device.page("/course/learn/weeks").contains("data-next"))
    }

    @Test("QF-201 in week 15 with thirteen handed in the assessment leads Today and Learn, and its node stands out")
    func endOfSemester() throws {
        let walk = try CourseWalk.at(15, done: 13)
        #expect(walk.card.first == "End of Course Assessment" && walk.card.last == "Begin Assessment")
        #expect(walk.card[1].hasPrefix("You've completed 13 of 15 submissions and are eligible."))
        let learn = walk.device.page("/course/learn")
        let cards = learn.matches(of: #/class="card[^"]*"/#).map { String($0.output) }
        #expect(cards.first?.contains("course-eoc") == true)
        let end = try #require(
            walk.device.page("/course/learn/weeks").firstMatch(of: #/<[a-z]+ [^>]*course-dot-end[^>]*>/#))
        #expect(end.output.contains("data-current"))
    }

    @Test(
        "QF-202 six open weeks: one calm banner, nothing red, two a week at most, and how many are truly lacking for the assessment"
    )
    func farBehind() throws {
        let walk = try CourseWalk.at(10, done: 3)
        #expect(try walk.visit().state.overdue.map(\.number) == Array(4...9))
        #expect(walk.today.components(separatedBy: "course-behind").count == 2)
        #expect(walk.said().contains("You have 6 submissions to catch up on. You can submit up to 2 this week."))
        for path in ["/course", "/course/learn", "/course/learn/weeks"] {
            let page = walk.device.page(path)
            #expect(
                !page.contains("tone-danger") && !page.contains("button-danger") && !page.contains("tone-alert"),
                "\(path)")
            let words = walk.said(path).lowercased()
            for word in ["you're behind", "falling behind", "failed", "overdue"] {
                #expect(!words.contains(word), "\(path) \(word)")
            }
        }
        #expect(walk.said("/course/learn/weeks").contains("9 more submissions until the assessment."))
        #expect(try walk.device.facts("/course")["eligible"]?["needed"] == 9)
        try walk.lesson(4)
        walk.submit(4)
        #expect(walk.said("/course/learn/weeks").contains("8 more submissions until the assessment."))
    }

    @Test("QF-203 a late joiner, a pause, a holiday and another coach are shown as they are, and no count breaks")
    func administered() throws {
        // A late joiner: placed in week 6, nothing before is owed, everything before is open.
        let late = try CourseWalk()
        let begin = late.device.now
        late.device.now = begin + .hours(24 * 42)
        late.demo("place")
        late.welcome()
        #expect(try late.visit().state.week == 6 && !late.today.contains("course-behind"))
        #expect(late.today.contains("Week 6</span>") && late.card[0] == "This Week's Lesson")
        #expect(late.device.get("/course/learn/weeks/1").status == 200)
        // A holiday in week 4: week 4 opens a week later, and the number of weeks stays.
        let walk = try CourseWalk.at(3, done: 3)
        let fourth = try walk.opens(4)
        let day = try walk.visit().curriculum.zone.date(at: fourth).description
        walk.edit("cohorts", 0) { cohort in
            cohort["holidays"] = .array((cohort["holidays"]?.array ?? []) + [.string(day)])
        }
        #expect(try walk.opens(4) == fourth + .hours(7 * 24))
        #expect(walk.said().contains("14 days until Week 4 unlocks") && walk.today.contains("of 15"))
        walk.demo("saturday")
        #expect(try walk.visit().state.week == 3 && walk.card[0] == "You're All Caught Up")
        #expect(walk.card[1].hasSuffix("unlocks in 7 days."))
        // A pause over the next unlock, and back.
        walk.demo("day")
        walk.write(.paused, by: .staff, at: try walk.visit().now)
        walk.demo("saturday")
        walk.demo("saturday")
        #expect(walk.card[0] == "Your course is paused" && !walk.today.contains("course-behind"))
        #expect(try walk.visit().state.week == 3)
        #expect(try walk.device.call("/course/learn/weeks/3/recording").json["error"]?["code"] == "paused")
        walk.write(.resumed, by: .staff, at: try walk.visit().now + .seconds(1))
        walk.demo("day")
        #expect(walk.card[0] == "You're All Caught Up" && walk.said().contains("6 days until Week 4 unlocks"))
        // Another coach: named everywhere from then on, and what the former said stays theirs.
        walk.edit { book in
            let other: JSON = ["id": "zaynab", "name": "Coach Zaynab", "role": "coach"]
            book["people"] = .array((book["people"]?.array ?? []) + [other])
        }
        walk.write(.coachChanged(coach: "zaynab"), by: .staff, at: try walk.visit().now)
        #expect(walk.said("/course/profile").contains("Coach Zaynab"))
        #expect(walk.said("/course/learn/weeks/1").contains("Coach Amina"))
        let state = try walk.visit().state
        #expect(state.weeks.prefix(3).allSatisfy { $0.isComplete } && state.allowance?.used == 0)
        #expect(state.assessment?.completed == 3 && state.percent == 20)
    }

    @Test("QF-204 in another zone every time is shown by its clocks, and every instant stays what it was")
    func traveller() throws {
        let walk = try CourseWalk.at(2, done: 1)
        walk.demo("day")
        let before = try walk.visit()
        let facts = try walk.device.facts("/course")
        let sessions = before.state.sessions(before.curriculum)
        let class2 = try #require(sessions.first { $0.id == "s2-1" })
        let home = walk.said("/course/schedule/s2-1")
        #expect(home.contains("7:00 PM UTC+3") && walk.said().contains("UTC+3"))
        let stored = walk.device.store.filter { $0.key.scope == .course }.mapValues { $0.json.text() }
        walk.device.post("/place", ["city": "2643743"])
        let after = try walk.visit()
        #expect(after.zone.identifier == "Europe/London" && before.zone.identifier == "Asia/Riyadh")
        let away = walk.said("/course/schedule/s2-1")
        #expect(away.contains("4:00 PM UTC") && !away.contains("UTC+3") && !walk.said().contains("UTC+3"))
        for path in ["/course", "/course/schedule", "/course/schedule?date=2026-12-11", "/course/learn"] {
            #expect(!walk.said(path).contains("UTC+3"), "\(path)")
        }
        #expect(walk.device.store.filter { $0.key.scope == .course }.mapValues { $0.json.text() } == stored)
        #expect(after.state.weeks == before.state.weeks)
        #expect(after.state.sessions(after.curriculum).first { $0.id == "s2-1" }?.start == class2.start)
        let there = try walk.device.facts("/course")
        #expect(there["week"]?["deadline"]?["at"] == facts["week"]?["deadline"]?["at"])
        #expect(there["week"]?["deadline"]?["local"] != facts["week"]?["deadline"]?["local"])
        // The day of the unlock is that of where one is: Saturday 00:00 in Riyadh is Friday evening in London.
        #expect(before.state.nextUnlock?.date.weekday == .saturday && after.state.nextUnlock?.date.weekday == .friday)
    }
}
