import Almanac
@testable import Course
import Records
import TestSupport
import Testing

/// The end-of-course assessment: when it may be taken, what a pause does to it, its result, and where the way leads.
@Suite("The end-of-course assessment")
struct AssessmentRuleTests {
    /// A student who has handed in a number of weeks, two a week, by week 14.
    static func school(handedIn count: Int, _ school: School? = nil) throws -> School {
        var school = try school ?? School()
        school.place(at: school.time("2026-01-10"))
        for week in 1...15 where week <= count {
            let at = school.time("2026-01-18") + .hours(Int64(7 * 24 * (min(week, 14) - 1)))
            // A second recording of the same week adds no week.
            for _ in 0..<(week > 13 ? 1 : 2) { #expect(school.hand(.week(week), at: at).refusal == nil) }
        }
        return school
    }

    @Test(
        "QF-216 with eleven weeks nobody is eligible, with twelve everybody, by distinct weeks and not attempts, and in the week that is configured"
    )
    func eligibility() throws {
        var lacking = try Self.school(handedIn: 11)
        let now = lacking.time("2026-04-20")
        #expect(lacking.state(at: now).week == 14 && lacking.state(at: now).submissions.count == 22)
        #expect(lacking.state(at: now).assessment?.standing == .lacking)
        #expect(lacking.state(at: now).assessment?.needed == 1 && lacking.state(at: now).nextStep != .assessment)
        #expect(lacking.hand(.assessment, at: now).refusal == .notEligible)
        #expect(lacking.hand(.week(13), at: now + .minutes(1)).refusal == nil)
        #expect(lacking.state(at: now + .minutes(2)).assessment?.standing == .eligible)
        #expect(lacking.state(at: now + .minutes(2)).nextStep == .assessment)
        #expect(lacking.hand(.assessment, at: now + .minutes(3)).refusal == nil)
        // Not before the week that the programme names, whichever that is.
        for week in [14, 15] {
            var school = try Self.school(handedIn: 12)
            school.config.eoc.opensInWeek = week
            let opens = school.time("2026-01-17", "00:00") + .hours(Int64(7 * 24 * (week - 1)))
            #expect(school.state(at: opens + .seconds(-1)).assessment?.standing == .closed)
            #expect(school.hand(.assessment, at: opens + .seconds(-1)).refusal == .assessmentClosed)
            #expect(school.state(at: opens).assessment?.standing == .eligible)
            #expect(school.hand(.assessment, at: opens).refusal == nil)
        }
    }

    @Test("the assessment takes nothing of the week's two, and is handed in once")
    func outside() throws {
        var school = try Self.school(handedIn: 12)
        let now = school.time("2026-04-20")
        #expect(school.hand(.assessment, at: now).refusal == nil)
        #expect(school.state(at: now).allowance?.remaining == 2)
        #expect(school.hand(.assessment, at: now).refusal == .assessmentSent)
        for week in [13, 14] { #expect(school.hand(.week(week), at: now).refusal == nil) }
        #expect(school.hand(.week(14), at: now).refusal == .allowanceSpent)
    }

    @Test("in a pause no assessment is taken; one that was sent stays under review; a try that is left stays left")
    func paused() throws {
        var school = try Self.school(handedIn: 12)
        school.config.eoc.attempts = 2
        let now = school.time("2026-04-20")
        school.pause(now, until: now + .hours(24))
        #expect(school.state(at: now + .hours(1)).nextStep == .rest)
        #expect(school.hand(.assessment, at: now + .hours(1)).refusal == .paused)
        let sent = school.hand(.assessment, at: now + .hours(25))
        #expect(sent.refusal == nil)
        school.pause(now + .hours(30), until: now + .hours(60))
        #expect(school.state(at: now + .hours(31)).nextStep == .assessmentSent)
        school.add(
            .evaluated(submission: sent.id, isPassed: false, blob: nil, text: "x"), by: "amina", .coach,
            at: now + .hours(40))
        let resting = school.state(at: now + .hours(41))
        #expect(resting.nextStep == .notPassed && resting.assessment?.isConcluded == false)
        #expect(resting.assessment?.isEligible == false)
        let after = school.state(at: now + .hours(61))
        #expect(after.assessment?.isEligible == true && after.weekRefusal == nil)
        let second = school.hand(.assessment, at: now + .hours(62))
        #expect(second.refusal == nil && school.hand(.assessment, at: now + .hours(63)).refusal == .assessmentSent)
        school.add(
            .evaluated(submission: second.id, isPassed: false, blob: nil, text: nil), by: "amina", .coach,
            at: now + .hours(70))
        let over = school.state(at: now + .hours(71))
        #expect(over.assessment?.isConcluded == true && over.weekRefusal == .concluded && over.overdue.isEmpty)
        #expect(school.hand(.assessment, at: now + .hours(72)).refusal == .concluded)
        #expect(school.hand(.week(13), at: now + .hours(72)).refusal == .concluded)
    }

    @Test("a result that is corrected counts as corrected, and who has passed stays passed")
    func corrected() throws {
        var school = try Self.school(handedIn: 12)
        school.config.eoc.attempts = 2
        let now = school.time("2026-04-20")
        func evaluate(_ id: String, _ isPassed: Bool, _ at: Instant) {
            school.add(
                .evaluated(submission: id, isPassed: isPassed, blob: nil, text: nil), by: "amina", .coach, at: at)
        }
        let first = school.hand(.assessment, at: now).id
        evaluate(first, false, now + .hours(1))
        #expect(school.state(at: now + .hours(1)).phase == .notPassed)
        evaluate(first, true, now + .hours(2))
        #expect(school.state(at: now + .hours(2)).phase == .graduated)
        #expect(school.hand(.assessment, at: now + .hours(3)).refusal == .concluded)
        // Corrected after the second was sent already.
        school = try Self.school(handedIn: 12)
        school.config.eoc.attempts = 2
        let one = school.hand(.assessment, at: now).id
        evaluate(one, false, now + .hours(1))
        school.hand(.assessment, at: now + .hours(2))
        evaluate(one, true, now + .hours(3))
        #expect(school.state(at: now + .hours(4)).phase == .graduated)
    }

    @Test("results are expected after five business days, by the programme's days and its own weekend")
    func businessDays() throws {
        let config = try School().config.eoc
        // 19 April 2026 is a Sunday.
        for (weekend, from, to): ([Weekday], String, String) in [
            ([.friday, .saturday], "2026-04-19", "2026-04-26"), ([.friday, .saturday], "2026-04-23", "2026-04-30"),
            ([.friday, .saturday], "2026-04-24", "2026-04-30"), ([.saturday, .sunday], "2026-04-19", "2026-04-24"),
            ([.saturday, .sunday], "2026-04-24", "2026-05-01"), ([], "2026-04-19", "2026-04-24"),
            ([.friday], "2026-04-22", "2026-04-28"),
        ] {
            var rule = config
            rule.weekend = weekend
            #expect(rule.resultDate(after: CivilDate(from)!) == CivilDate(to)!, "\(weekend) \(from)")
        }
        // Late in the evening in Riyadh it is that day there, wherever the student is.
        var school = try Self.school(handedIn: 12)
        school.hand(.assessment, at: school.time("2026-04-21", "23:30"))
        let there = school.state(at: school.time("2026-04-22"), in: try SemesterTests.zone("America/New_York"))
        guard case .underReview(_, let date) = there.assessment?.standing else {
            Issue.record("not under review")
            return
        }
        #expect(date == CivilDate("2026-04-28"))
        #expect(school.queue("amina", at: school.time("2026-04-22")).last?.due == school.time("2026-04-29", "00:00"))
    }

    @Test("the way on: the next cohort for the student's own circle, with what is known of it, and a coach who stays")
    func transition() throws {
        func next(_ cohorts: [JSONLine], audience: String? = "sisters", opens: String? = nil) throws
            -> Transition.NextLevel?
        {
            let school = try School(
                cohorts: [School.cohort("one", start: "2026-01-17")] + cohorts.map(\.json), audience: audience
            ) { file in
                guard let opens, var levels = file["levels"]?.array, var level = levels[1].object else { return }
                level["enrolmentOpens"] = .string(opens)
                levels[1] = .object(level)
                file["levels"] = .array(levels)
            }
            var passed = try Self.school(handedIn: 12, school)
            let now = passed.time("2026-04-20")
            let id = passed.hand(.assessment, at: now).id
            passed.add(.evaluated(submission: id, isPassed: true, blob: nil, text: nil), by: "amina", .coach, at: now)
            guard case .nextLevel(let next) = passed.state(at: now + .hours(1)).transition else { return nil }
            return next
        }
        // Nothing known, the date alone, a cohort with the same coach, one with another, and circles apart.
        let none = try #require(try next([]))
        #expect(none.number == 2 && none.cohort == nil && none.start == nil && !none.isEnrolmentOpen)
        #expect(none.enrolmentOpens == nil)
        #expect(try next([], opens: "2026-06-01")?.enrolmentOpens == CivilDate("2026-06-01"))
        let open = try #require(try next([.init("a", opens: "2026-04-18"), .init("b", start: "2026-08-01")]))
        #expect(open.cohort == "a" && open.isEnrolmentOpen && open.coach == "amina")
        let later = try #require(try next([.init("a", opens: "2026-05-01", coaches: ["zaynab"])]))
        #expect(!later.isEnrolmentOpen && later.coach == nil && later.enrolmentOpens == CivilDate("2026-05-01"))
        let apart = [JSONLine("x", audience: "brothers"), .init("y", start: "2026-06-06", audience: "sisters")]
        #expect(try next(apart)?.cohort == "y")
        #expect(try next(apart, audience: "brothers")?.cohort == "x")
    }

    /// A cohort of level 2.
    struct JSONLine {
        let json: JSON
        init(
            _ id: String, start: String = "2026-05-30", opens: String? = nil, coaches: [String] = ["amina"],
            audience: String? = nil
        ) {
            var object: JSONObject = [
                "id": .string(id), "level": "l2", "start": .string(start),
                "coaches": .array(coaches.map { .string($0) }),
            ]
            if let opens { object["enrolmentOpens"] = .string(opens) }
            if let audience { object["audience"] = .string(audience) }
            json = .object(object)
        }
    }

    @Test("the second year asks for nothing: no week is owed, no recording taken")
    func secondYear() throws {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        school.add(.advanced, by: "staff", .staff, at: school.time("2026-03-01"))
        let state = school.state(at: school.time("2026-03-02"))
        #expect(state.phase == .secondYear && state.nextStep == .advanced && state.overdue.isEmpty)
        #expect(state.weekRefusal == .concluded)
        #expect(school.hand(.week(1), at: school.time("2026-03-02")).refusal == .concluded)
    }
}
