import Almanac
import TestSupport
import Testing

@testable import Course

/// An enrolment's whole life by the clock, from the first word of it to the result.
@Suite("An enrolment by the clock")
struct WalkTests {
    @Test(
        "QF-007 QF-196 registered, assessment sent, placed within 48 hours, before the semester, fifteen weeks of lesson, recording, feedback and sessions, the assessment, and its result",
        arguments: [true, false])
    func life(isPassed: Bool) throws {
        var school = try School { file in
            file["sessions"] = .array([
                [
                    "id": "s", "kind": "level-class", "title": "Class", "coach": "amina",
                    "start": "2026-01-20T16:00:00Z", "minutes": 60,
                ]
            ])
        }
        var now = school.time("2026-01-08")
        func state() -> CourseState { school.state(at: now) }
        #expect(state().phase == .registered && state().nextStep == .placement && state().placementBy == nil)
        school.add(.assessmentSent(blob: "a"), by: "maryam", .student, at: now)
        #expect(state().phase == .assessmentSent && state().placementBy == now + .hours(48))
        now = now + .hours(40)
        school.place(at: now)
        #expect(state().phase == .beforeSemester && state().coach == "amina" && state().levelNumber == 1)
        #expect(state().nextStep == .orientation && state().start == CivilDate("2026-01-17") && state().week == nil)
        for week in 1...15 {
            let opens = try #require(state().nextUnlock)
            #expect(opens.week == week)
            now = opens.at + .seconds(-1)
            #expect(state().week ?? 0 == week - 1)
            now = opens.at
            #expect(state().week == week && state().phase == .semester)
            #expect(
                state().weeks.count { $0.isOpen } == week
                    && state().percent == Int((Double(week - 1) / 15 * 100).rounded()))
            // Where the assessment is open it leads (K41); the week's own steps stand in the week.
            let isEligible = week >= 14
            func expect(_ step: NextStep, _ badge: WeekState.Badge) {
                #expect(state().nextStep == (isEligible ? .assessment : step), "week \(week)")
                #expect(state().weeks[week - 1].badge == badge, "week \(week)")
            }
            expect(.startLesson, .notStarted)
            now = now + .hours(30)
            school.add(.lessonOpened(week: week), by: "maryam", .student, at: now)
            expect(.continueLesson, .inProgress)
            school.learn(week, at: now + .minutes(10))
            now = now + .hours(1)
            expect(.record, .inProgress)
            let handed = school.hand(.week(week), at: now)
            #expect(handed.refusal == nil)
            expect(.awaitFeedback, .inProgress)
            #expect(school.queue("amina", at: now).first?.due == now + .hours(48))
            now = now + .hours(47)
            let feedback = school.answer(handed.id, at: now)
            expect(.feedback, .feedbackReady)
            school.hear(feedback, at: now)
            expect(.caughtUp, .complete)
            #expect(state().overdue.isEmpty)
        }
        #expect(state().nextUnlock == nil && state().assessment?.completed == 15)
        let sent = school.hand(.assessment, at: now)
        #expect(sent.refusal == nil && state().phase == .assessmentReview && state().nextStep == .assessmentSent)
        now = now + .hours(72)
        school.add(
            .evaluated(submission: sent.id, isPassed: isPassed, blob: nil, text: "x"), by: "amina", .coach, at: now)
        #expect(state().phase == (isPassed ? .graduated : .notPassed))
        #expect(state().nextStep == (isPassed ? .graduated : .notPassed))
        now = now + .hours(24 * 60)
        #expect(state().percent == 100 && state().phase == (isPassed ? .graduated : .notPassed))
    }
}
