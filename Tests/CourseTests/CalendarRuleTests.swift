import Almanac
@testable import Course
import TestSupport
import Testing

/// When weeks open, end and fall due: holidays, pauses, late joiners, and who is placed anew.
@Suite("The course's calendar")
struct CalendarRuleTests {
    @Test(
        "a holiday pushes all later weeks back by one, numbers go on without gaps, and the week before is over on time")
    func holiday() throws {
        var school = try School(cohorts: [School.cohort("one", start: "2026-01-17", holidays: ["2026-02-10"])])
        school.place(at: school.time("2026-01-10"))
        let before = school.state(at: school.time("2026-02-06", "23:58"))
        #expect(before.week == 3 && before.elapsed == 2)
        let within = school.state(at: school.time("2026-02-10"))
        #expect(within.week == 3 && within.elapsed == 3 && within.nextUnlock?.week == 4)
        #expect(within.nextUnlock?.at == school.time("2026-02-14", "00:00") && within.nextUnlock?.days == 4)
        #expect(school.state(at: school.time("2026-02-14", "00:00")).week == 4)
        let last = try #require(within.weeks.last)
        #expect(last.opens == school.time("2026-05-02", "00:00") && last.deadline == school.time("2026-05-08", "23:59"))
    }

    @Test("where the first week is a holiday, the semester starts when week 1 opens, also for who counts the days")
    func holidayFirst() throws {
        var school = try School(cohorts: [School.cohort("one", start: "2026-01-17", holidays: ["2026-01-17"])])
        school.place(at: school.time("2026-01-10"))
        let state = school.state(at: school.time("2026-01-20"))
        #expect(state.week == nil && state.start == CivilDate("2026-01-24"))
        #expect(state.nextUnlock?.date == state.start && state.nextUnlock?.days == 4)
    }

    @Test(
        "a pause over an unlock pushes that week back; what falls due in it moves on, and the week isn't over before that"
    )
    func pause() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        school.pause(school.time("2026-01-28"), until: school.time("2026-02-04"))
        let during = school.state(at: school.time("2026-02-01"))
        #expect(during.week == 2 && during.phase == .paused && during.nextStep == .rest)
        #expect(during.weeks[1].deadline == nil && during.weeks[2].opens == nil && during.nextUnlock == nil)
        #expect(during.elapsed == 1)
        let after = school.state(at: school.time("2026-02-05"))
        #expect(after.weeks[1].deadline == school.time("2026-02-06", "23:59") && after.elapsed == 1)
        #expect(after.weeks[2].opens == school.time("2026-02-07", "00:00"))
        #expect(school.state(at: school.time("2026-02-07", "00:00")).elapsed == 2)
        #expect(after.weeks.last?.opens == school.time("2026-05-02", "00:00"))
    }

    @Test("a deadline that a pause moved doesn't fall into a holiday")
    func pauseThenHoliday() throws {
        var school = try School(cohorts: [School.cohort("one", start: "2026-01-17", holidays: ["2026-02-05"])])
        school.place(at: school.time("2026-01-10"))
        school.pause(school.time("2026-01-28"), until: school.time("2026-01-31"))
        let state = school.state(at: school.time("2026-02-01"))
        #expect(state.weeks[1].deadline == school.time("2026-02-13", "23:59"))
        #expect(state.weeks[2].opens == school.time("2026-02-07", "00:00"))
    }

    @Test("nothing is owed and nothing is taken in a pause; what was owed before is owed after it")
    func restingOwesNothing() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        let (from, until) = (school.time("2026-02-09"), school.time("2026-02-18"))
        school.pause(from, until: until)
        #expect(school.state(at: from + .hours(-1)).overdue.map(\.number) == [1, 2, 3])
        let resting = school.state(at: school.time("2026-02-12"))
        #expect(resting.overdue.isEmpty && resting.weekRefusal == .paused)
        #expect(school.hand(.week(1), at: school.time("2026-02-12")).refusal == .paused)
        #expect(school.state(at: until + .hours(1)).overdue.map(\.number) == [1, 2, 3])
        #expect(school.hand(.week(1), at: until + .hours(1)).refusal == nil)
    }

    @Test("a pause before the first week leaves the start open, and it starts after the pause")
    func pauseBefore() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        school.pause(school.time("2026-01-12"), until: school.time("2026-01-27"))
        let during = school.state(at: school.time("2026-01-20"))
        #expect(during.phase == .paused && during.week == nil && during.nextUnlock == nil)
        let after = school.state(at: school.time("2026-01-28"))
        #expect(after.start == CivilDate("2026-01-31") && after.nextUnlock?.days == 3 && after.phase == .beforeSemester)
    }

    @Test("who joins late owes nothing that fell due before, may do every open week, and can still reach twelve")
    func lateJoiner() throws {
        var school = try School()
        school.place(at: school.time("2026-02-24"))
        let state = school.state(at: school.time("2026-02-24", "13:00"))
        #expect(state.week == 6 && state.overdue.isEmpty && state.nextStep == .startLesson && state.nextStepWeek == 6)
        #expect(state.weeks.prefix(5).allSatisfy { $0.isOpen && $0.badge == .notStarted })
        #expect(school.hand(.week(1), at: school.time("2026-02-25")).refusal == nil)
        #expect(school.state(at: school.time("2026-02-28")).overdue.map(\.number) == [6])
        #expect(school.state(at: school.time("2026-02-25", "13:00")).assessment?.needed == 11)
    }

    @Test("being placed in the same cohort again, with another coach, takes nothing away of what is owed or done")
    func samePlacement() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        school.whole(1, at: school.time("2026-01-18"))
        school.place(coach: "zaynab", at: school.time("2026-02-10"))
        let state = school.state(at: school.time("2026-02-11"))
        #expect(state.overdue.map(\.number) == [2, 3] && state.coach == "zaynab" && state.weeks[0].isComplete)
    }

    @Test("who is placed anew in another level begins it afresh: nothing of the former level's weeks counts there")
    func placedAnew() throws {
        var school = try School(cohorts: [
            School.cohort("one", start: "2026-01-17"), School.cohort("two", level: "l2", start: "2026-01-17"),
        ])
        school.place(at: school.time("2026-01-10"))
        school.whole(1, at: school.time("2026-01-18"))
        school.learn(2, at: school.time("2026-01-25"))
        school.hand(.week(2), at: school.time("2026-01-25", "13:00"))
        school.place("two", at: school.time("2026-01-27"))
        let state = school.state(at: school.time("2026-01-28"))
        #expect(state.levelNumber == 2 && state.week == 2 && state.overdue.isEmpty)
        #expect(state.weeks.allSatisfy { $0.recording == .none && $0.lesson.step == .notStarted })
        #expect(state.submissions.isEmpty && state.assessment?.completed == 0 && state.nextStep == .startLesson)
        let queue = school.queue("amina", at: school.time("2026-01-28"))
        #expect(queue.map(\.matter) == [.recording(.week(2))] && queue[0].news == .nothing)
        // To another cohort of the same level everything comes along.
        var same = try School(cohorts: [
            School.cohort("one", start: "2026-01-17"), School.cohort("late", start: "2026-01-24"),
        ])
        same.place(at: same.time("2026-01-10"))
        same.whole(1, at: same.time("2026-01-18"))
        same.place("late", at: same.time("2026-01-27"))
        let moved = same.state(at: same.time("2026-01-28"))
        #expect(moved.week == 1 && moved.weeks[0].isComplete && moved.assessment?.completed == 1)
    }

    @Test("a deadline is after its week's opening whatever the configured days are")
    func configuredDays() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        let times: [(Weekday, String)] = [(.saturday, "00:00"), (.saturday, "06:00"), (.wednesday, "12:00")]
        for (day, time) in times {
            school.config.deadline = .init(day: day, time: ClockTime(time)!)
            let weeks = school.state(at: school.time("2026-01-20")).weeks
            for week in weeks {
                let (opens, due) = (try #require(week.opens), try #require(week.deadline))
                #expect(due > opens && due <= opens + .hours(7 * 24), "\(day) \(time)")
                #expect(school.curriculum.zone.local(due).date.weekday == day)
            }
        }
    }

    @Test(
        "QF-010 the deadline is Friday 23:59 by the programme's clocks and as configured, is the same instant in every zone, and what is late is caught up and never locked out",
        arguments: ["Asia/Riyadh", "Europe/London", "America/New_York"])
    func deadline(name: String) throws {
        var school = try School(zone: name)
        school.place(at: school.time("2026-01-10"))
        let zone = school.curriculum.zone
        for number in 1...15 {
            let week = school.state(at: school.time("2026-01-20")).weeks[number - 1]
            let due = try #require(week.deadline)
            #expect(zone.local(due).date.weekday == .friday && zone.local(due).time == ClockTime("23:59"))
            for other in ["Pacific/Auckland", "America/Los_Angeles"] {
                let there = school.state(at: school.time("2026-01-20"), in: try SemesterTests.zone(other))
                #expect(there.weeks[number - 1].deadline == due)
            }
            #expect(!school.state(at: due + .seconds(-1)).weeks[number - 1].isOverdue)
            let late = school.state(at: due)
            #expect(late.weeks[number - 1].isOverdue && late.weeks[number - 1].isOpen)
            #expect(late.weeks[number - 1].deadlineStanding(at: due, school.config) == .passed)
        }
        // Weeks after, the first week's recording is still taken, and counts.
        let taken = school.hand(.week(1), at: school.time("2026-04-20"))
        #expect(taken.refusal == nil)
        let state = school.state(at: school.time("2026-04-20", "13:00"))
        #expect(!state.weeks[0].isOverdue && state.allowance?.usedLate == 1 && state.assessment?.completed == 1)
        school.config.deadline = .init(day: .thursday, time: ClockTime("18:00")!)
        let due = try #require(school.state(at: school.time("2026-01-20")).weeks[0].deadline)
        #expect(due == school.time("2026-01-22", "18:00"))
    }
}
