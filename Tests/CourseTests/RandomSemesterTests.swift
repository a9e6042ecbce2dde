import Almanac
@testable import Course
import TestSupport
import Testing

/// Semesters by chance: holidays, pauses, late joiners, changed coaches, whole weeks left out, clocks that change. Whatever
/// happens, the counts hold.
@Suite("Semesters by chance")
struct RandomSemesterTests {
    private static let zones = [
        "Asia/Riyadh", "Europe/London", "America/New_York", "Pacific/Auckland", "Africa/Cairo", "America/Santiago",
        "Asia/Beirut", "Australia/Lord_Howe",
    ]

    /// A semester, written as it would happen: the server rules on each recording when it comes.
    private static func semester(_ generator: inout Generator) throws -> School {
        let first = CivilDate("2026-01-17")!
        let holidays = (0..<generator.integer(in: 0...3)).map { _ in
            first.adding(days: generator.integer(in: 0...120)).description
        }
        var school = try School(
            zone: generator.element(of: zones)!,
            cohorts: [
                School.cohort("one", start: "2026-01-17", holidays: holidays),
                School.cohort("two", start: "2026-01-24"), School.cohort("other", level: "l2", start: "2026-01-17"),
            ])
        var now = school.time("2026-01-10")
        if generator.integer(in: 0...3) == 0 { now = now + .hours(generator.integer(in: 0...1_500)) }
        school.place(at: now)
        let end = school.time("2026-06-20")
        var open: [String] = []
        while now < end {
            now = now + .minutes(generator.integer(in: 20...3_500))
            switch generator.integer(in: 0...40) {
            case 0: school.add(.paused, by: "staff", .staff, at: now)
            case 1...3: school.add(.resumed, by: "staff", .staff, at: now)
            case 4:
                school.add(.coachChanged(coach: generator.bool() ? "amina" : "zaynab"), by: "staff", .staff, at: now)
            case 5: if generator.integer(in: 0...3) == 0 { school.place(generator.bool() ? "two" : "other", at: now) }
            case 6...24:
                let work: CourseWork =
                    generator.integer(in: 0...9) == 0 ? .assessment : .week(generator.integer(in: 1...15))
                let handed = school.hand(work, at: now)
                if handed.refusal == nil { open.append(handed.id) }
            case 25...32:
                if let id = open.popLast() {
                    let feedback = school.answer(id, at: now)
                    if generator.bool() { school.hear(feedback, at: now + .minutes(5)) }
                }
            case 33...36: school.learn(generator.integer(in: 1...15), at: now)
            default: break
            }
        }
        return school
    }

    @Test("whatever happens: weeks keep their order, two recordings a week, one next step, and no count breaks")
    func invariants() throws {
        var generator = Generator(seed: 2_026)
        for _ in 0..<60 {
            let school = try Self.semester(&generator)
            let zone = school.curriculum.zone
            let other = try SemesterTests.zone(generator.element(of: Self.zones)!)
            var now = school.time("2026-01-09")
            var before: CourseState?
            while now < school.time("2026-06-25") {
                now = now + .hours(generator.integer(in: 1...60))
                let state = school.state(at: now)
                Self.check(state, at: now)
                if let before, before.cohort == state.cohort {
                    #expect((before.week ?? 0) <= (state.week ?? 0) && before.elapsed <= state.elapsed)
                    for (old, new) in zip(before.weeks, state.weeks) where old.isOpen {
                        #expect(new.opens == old.opens)
                    }
                }
                let there = school.state(at: now, in: other)
                #expect(there.weeks == state.weeks && there.nextUnlock?.at == state.nextUnlock?.at)
                #expect(there.nextStep == state.nextStep && there.allowance == state.allowance)
                before = state
            }
            // The server never accepted more than two in a programme week of Saturday to Friday.
            var weeks: [CivilDate: Int] = [:]
            for submission in school.facts().submissions where submission.work.week != nil {
                guard let at = submission.accepted else { continue }
                let date = zone.date(at: at)
                weeks[date.adding(days: -((date.weekday.rawValue - Weekday.saturday.rawValue + 7) % 7)), default: 0] +=
                    1
            }
            if school.facts().placements.count == 1 { #expect(weeks.values.allSatisfy { $0 <= 2 }) }
        }
    }

    private static func check(_ state: CourseState, at now: Instant) {
        guard let allowance = state.allowance, let assessment = state.assessment else {
            #expect(state.nextStep == .placement && state.weeks.isEmpty)
            return
        }
        #expect(state.weeks.count == 15 && state.weeks.map(\.number) == Array(1...15))
        let opens = state.weeks.compactMap(\.opens)
        #expect(opens.count >= state.week ?? 0 && zip(opens, opens.dropFirst()).allSatisfy { $0 < $1 })
        #expect(state.weeks.count { $0.isOpen } == state.week ?? 0)
        for week in state.weeks {
            if let opens = week.opens, let due = week.deadline { #expect(opens < due) }
            #expect(!week.isOverdue || week.isOpen)
            #expect((week.badge == .locked) == !week.isOpen)
            #expect(!week.isComplete || week.isHandedIn)
        }
        #expect((0...allowance.limit).contains(allowance.used) && allowance.usedLate <= allowance.used)
        #expect(allowance.renews > now && allowance.renews <= now + .hours(7 * 24 + 2))
        #expect(assessment.completed == state.weeks.count { $0.isHandedIn } && assessment.completed <= 15)
        #expect(state.elapsed <= state.week ?? 0 && (0...100).contains(state.percent))
        #expect(!state.isPaused || (state.overdue.isEmpty && state.weekRefusal == .paused))
        if let number = state.nextStepWeek { #expect(state.weeks[number - 1].isOpen) }
        switch state.nextStep {
        case .catchUp: #expect(state.nextStepWeek == state.overdue.first?.number)
        case .feedback: #expect(state.nextStepWeek == state.unheard.first?.number)
        case .startLesson, .continueLesson, .record, .awaitFeedback, .caughtUp:
            #expect(state.nextStepWeek == state.week)
        default: #expect(state.nextStepWeek == nil)
        }
        if let unlock = state.nextUnlock { #expect(unlock.at > now && unlock.week == (state.week ?? 0) + 1) }
    }

    @Test("whatever the order in which its events arrive, and however often, a semester is the same, as are its queues")
    func order() throws {
        var generator = Generator(seed: 7)
        for _ in 0..<40 {
            let school = try Self.semester(&generator)
            let now = school.time("2026-01-10") + .hours(generator.integer(in: 0...3_800))
            let known = school.log.until(now)
            let expected = school.state(at: now)
            let queue = school.queue("amina", at: now)
            var events = known.events + known.events.prefix(generator.integer(in: 0...40))
            events.shuffle(using: &generator)
            let cut = generator.integer(in: 0...events.count)
            let log = CourseLog(Array(events[..<cut])).union(CourseLog(Array(events[cut...])))
            let facts = EnrolmentFacts(Enrolment(id: "e1", student: "maryam"), log)
            #expect(
                CourseState(facts, school.curriculum, at: now, in: school.curriculum.zone, school.config) == expected)
            #expect(CoachQueue(of: "amina", [facts], school.curriculum, school.config).items == queue)
            // Going on with what comes later is the same as folding all of it.
            var gone = EnrolmentFacts(
                Enrolment(id: "e1", student: "maryam"), CourseLog(Array(known.events.prefix(cut))))
            for event in known.events.dropFirst(cut) { gone.apply(event) }
            #expect(
                CourseState(gone, school.curriculum, at: now, in: school.curriculum.zone, school.config) == expected)
        }
    }
}
