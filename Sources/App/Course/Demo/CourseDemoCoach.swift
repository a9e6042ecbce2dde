import Almanac
import Course
import Interface
import Records

/// The coach and the server of a course at home. They judge no recitation: what is handed in is silence, and says so.
struct CourseDemoCoach {
    let visit: CourseVisit
    private var strings: Strings { visit.context.strings }

    /// The name that stands in the place of a recording's hash. Each is its own, since the same one is accepted only once.
    static func silence(_ idempotencyKey: IdempotencyKey) -> String { CourseSounds.silence + idempotencyKey.madeID }

    /// Hands a recording of silence in and rules on it, as a school's server would; the reason if it is refused.
    func handIn(
        _ work: CourseWork, _ writer: inout CourseWriter, _ changeSet: inout ChangeSet
    ) -> Refusal? {
        let blob = Self.silence(writer.idempotencyKey)
        let refusal = visit.facts.ruling(on: work, blob: blob, at: visit.now, visit.curriculum, visit.config)
        guard refusal == nil else { return refusal }
        let attempt = visit.state.submissions.count { $0.work == work } + 1
        let id = writer.write(.submitted(work: work, attempt: min(attempt, 99), blob: blob), by: .student, &changeSet)
        writer.write(.accepted(submission: id, blob: blob), by: .server, &changeSet)
        return nil
    }

    /// Answers all that waits: recordings, assessments, and questions.
    func answer(isPassed: Bool, _ writer: inout CourseWriter, _ changeSet: inout ChangeSet) {
        for submission in visit.state.submissions where submission.accepted != nil {
            switch submission.work {
            case .week(let number) where submission.feedback.isEmpty:
                writer.write(
                    .feedbackSent(
                        submission: submission.id, blob: CourseSounds.tone + String(number),
                        text: strings(.courseSampleFeedback, .number("week", number))), by: .coach, &changeSet)
                for pin in pins(number) {
                    writer.write(.pinAdded(submission: submission.id, pin: pin), by: .coach, &changeSet)
                }
            case .week: break
            case .assessment:
                guard case .underReview = visit.state.assessment?.standing else { break }
                let text = isPassed ? strings[.courseSamplePassed] : strings[.courseSampleNotPassed]
                writer.write(
                    .evaluated(
                        submission: submission.id, isPassed: isPassed, blob: CourseSounds.tone + "16", text: text),
                    by: .coach,
                    &changeSet)
            }
            if submission.awaitsReply != nil {
                writer.write(
                    .followUp(submission: submission.id, text: strings[.courseSampleReply]), by: .coach, &changeSet)
            }
        }
    }

    /// Two pins of each answer, by the week's number alone: what to look at, and what went well.
    private func pins(_ week: Int) -> [Pin] {
        let kinds: [Pin.Kind] = [.letter, .harakah, .madd, .stop, .memorisation]
        return [
            Pin(start: 2_000, end: 5_000, words: 0...1, kind: kinds[week % kinds.count]),
            Pin(start: 6_000, end: 8_000, words: 2...2, kind: .wellDone),
        ]
    }
}
