import Almanac
@testable import Course
import TestSupport
import Testing

/// Which recordings count, for how much, and what a coach has to hear.
@Suite("Recordings, answers and the queue")
struct RecordingRuleTests {
    private static func placed() throws -> School {
        var school = try School()
        school.place(at: school.time("2026-01-10"))
        return school
    }

    @Test(
        "two recordings from one unlock to the next, to the second, on whichever open weeks, whatever the zone's clocks do",
        arguments: ["Asia/Riyadh", "Europe/London", "America/New_York", "Africa/Cairo", "America/Santiago"])
    func allowance(name: String) throws {
        var school = try School(zone: name)
        school.place(at: school.time("2026-01-10"))
        // Every border of the semester, those weeks too in which the clocks change.
        for week in 3...14 {
            let border = school.curriculum.zone.startOfDay(CivilDate("2026-01-17")!.adding(days: 7 * (week - 1)))
            #expect(school.hand(.week(week - 1), at: border + .seconds(-2)).refusal == nil, "week \(week)")
            if week == 3 { #expect(school.hand(.week(1), at: border + .seconds(-1)).refusal == nil) }
            #expect(school.hand(.week(1), at: border + .seconds(-1)).refusal == .allowanceSpent, "week \(week)")
            let renews = school.state(at: border + .seconds(-1)).allowance?.renews
            #expect(renews == border)
            #expect(school.state(at: border).allowance?.remaining == 2)
            #expect(school.hand(.week(1), at: border).refusal == nil, "week \(week)")
        }
    }

    @Test("a refused recording counts for nothing: no attempt, no week, no answer, and the week is as before")
    func refused() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        for _ in 0..<2 { school.hand(.week(1), at: now) }
        school.learn(1, at: now)
        let next = school.time("2026-01-26")
        school.learn(2, at: next)
        for _ in 0..<2 { school.hand(.week(1), at: next) }
        let third = school.hand(.week(2), at: next + .hours(1))
        #expect(third.refusal == .allowanceSpent)
        school.answer(third.id, at: next + .hours(2))
        let state = school.state(at: next + .hours(3))
        #expect(state.weeks[1].recording == .none && !state.weeks[1].isHandedIn && state.weeks[1].unheard == nil)
        #expect(state.allowance?.used == 2 && state.assessment?.completed == 1 && state.unheard.isEmpty)
        #expect(state.nextStep == .record && state.nextStepWeek == 2 && state.weekRefusal == .allowanceSpent)
        #expect(state.practice.isEmpty)
        #expect(school.queue("amina", at: next + .hours(3)).allSatisfy { $0.submission != third.id })
        // The same recording may come again once there is room.
        #expect(school.hand(.week(2), at: school.time("2026-02-01")).refusal == nil)
    }

    @Test("an acceptance counts for the recording with its hash alone; the right one after a wrong one counts")
    func hashes() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        let id = school.add(.submitted(work: .week(1), attempt: 1, blob: "mine"), by: "maryam", .student, at: now)
        school.add(.accepted(submission: id, blob: "other"), by: "server", .server, at: now + .seconds(1))
        #expect(school.state(at: now + .seconds(2)).weeks[0].recording == .waiting)
        school.add(.accepted(submission: id, blob: "mine"), by: "server", .server, at: now + .seconds(3))
        #expect(school.state(at: now + .seconds(4)).weeks[0].recording == .underReview(since: now + .seconds(3)))
        // Nobody but the server accepts.
        let other = school.add(.submitted(work: .week(1), attempt: 2, blob: "two"), by: "maryam", .student, at: now)
        school.add(.accepted(submission: other, blob: "two"), by: "maryam", .student, at: now)
        #expect(school.state(at: now + .seconds(4)).submissions.count { $0.accepted != nil } == 1)
    }

    @Test("of two recordings that wait to be sent, the one that was made last is the last")
    func waitingOrder() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        for (id, minutes) in [("z", 0), ("a", 5)] {
            school.add(
                .submitted(work: .week(1), attempt: 1, blob: id), by: "maryam", .student,
                at: now + .minutes(Int64(minutes)), received: .some(nil), id: id)
        }
        #expect(school.state(at: now + .hours(1)).waiting.map(\.id) == ["z", "a"])
    }

    @Test("feedback that is recalled before it is heard is gone and the recording waits again; heard first, it stays")
    func recalled() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        school.learn(1, at: now)
        let id = school.hand(.week(1), at: now).id
        let feedback = school.answer(id, at: now + .hours(1))
        #expect(school.state(at: now + .hours(1)).nextStep == .feedback)
        #expect(school.queue("amina", at: now + .hours(1)).isEmpty)
        // Another coach can't take it back.
        school.add(.feedbackRecalled(feedback: feedback), by: "zaynab", .coach, at: now + .hours(2))
        #expect(school.state(at: now + .hours(2)).nextStep == .feedback)
        school.add(.feedbackRecalled(feedback: feedback), by: "amina", .coach, at: now + .hours(3))
        let gone = school.state(at: now + .hours(3))
        #expect(gone.nextStep == .awaitFeedback && gone.weeks[0].unheard == nil && !gone.weeks[0].isComplete)
        #expect(school.queue("amina", at: now + .hours(3)).map(\.submission) == [id])
        // Heard offline before the recall was known: what was heard stays, in whichever order the two come.
        let second = school.answer(id, at: now + .hours(4))
        school.add(
            .feedbackHeard(feedback: second), by: "maryam", .student, at: now + .hours(5), received: now + .hours(7))
        school.add(.feedbackRecalled(feedback: second), by: "amina", .coach, at: now + .hours(6))
        #expect(school.state(at: now + .hours(8)).weeks[0].isComplete)
    }

    @Test(
        "a feedback that was heard before the server's copy of it came is heard, and nobody's device knows what others have not sent"
    )
    func heardBeforeReceived() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        school.learn(1, at: now)
        let id = school.hand(.week(1), at: now).id
        let feedback = school.add(
            .feedbackSent(submission: id, blob: nil, text: "x"), by: "amina", .coach, at: now + .hours(1),
            received: now + .hours(5))
        school.add(.feedbackHeard(feedback: feedback), by: "maryam", .student, at: now + .hours(2))
        #expect(school.state(at: now + .hours(6)).weeks[0].isComplete)
        let student = Enrolment(id: "e1", student: "maryam")
        let before = EnrolmentFacts(student, school.log.until(now + .hours(3), for: "maryam"))
        #expect(before.submission(id)?.feedback.isEmpty == true)
        let coach = EnrolmentFacts(student, school.log.until(now + .hours(3), for: "amina"))
        #expect(coach.submission(id)?.feedback.count == 1)
    }

    @Test("a changed coach has the whole queue, the former one none of it; each item says the one thing to know")
    func changedCoach() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        school.learn(1, at: now)
        let first = school.hand(.week(1), at: now)
        let again = school.hand(.week(1), at: now + .hours(1))
        let queue = school.queue("amina", at: now + .hours(1))
        #expect(queue.map(\.submission) == [again.id] && queue[0].news == .first)
        #expect(queue[0].since == now && queue[0].due == now + .hours(48))
        school.answer(again.id, at: now + .hours(2))
        let late = school.hand(.week(1), at: school.time("2026-01-26"))
        #expect(school.queue("amina", at: school.time("2026-01-26")).first?.news == .again)
        school.add(.coachChanged(coach: "zaynab"), by: "staff", .staff, at: school.time("2026-01-26", "13:00"))
        #expect(school.queue("amina", at: school.time("2026-01-27")).isEmpty)
        let taken = school.queue("zaynab", at: school.time("2026-01-27"))
        #expect(taken.map(\.submission) == [late.id] && taken[0].news == .newToCoach)
        #expect(taken[0].due == school.time("2026-01-26") + .hours(48))
        let state = school.state(at: school.time("2026-01-27"))
        #expect(state.coach == "zaynab" && state.submissions.map(\.id).contains(first.id))
        #expect(state.submissions.first { $0.id == again.id }?.feedback.first?.coach == "amina")
    }

    @Test("a second question doesn't put off the promise of the first")
    func questions() throws {
        var school = try Self.placed()
        let now = school.time("2026-01-20")
        let id = school.hand(.week(1), at: now).id
        school.answer(id, at: now + .hours(1))
        school.add(.followUp(submission: id, text: "One"), by: "maryam", .student, at: now + .hours(2))
        let second = school.add(.followUp(submission: id, text: "Two"), by: "maryam", .student, at: now + .hours(30))
        let item = try #require(school.queue("amina", at: now + .hours(31)).first)
        #expect(item.since == now + .hours(2) && item.due == now + .hours(50) && item.matter == .followUp(second))
        school.add(.followUp(submission: id, text: "So"), by: "amina", .coach, at: now + .hours(32))
        #expect(school.queue("amina", at: now + .hours(33)).isEmpty)
    }
}
