import Course
import Testing

@Suite("The one next step")
struct NextStepTests {
    @Test("QF-040 every combination has exactly one card, in the order of decision K41")
    func everyCombination() {
        var count = 0
        for situation in Self.all {
            // Each card's own condition, from the first of the order on; the first that holds is the card.
            let conditions: [(NextStep, Bool)] = [
                (.placement, situation.stage == .notPlaced), (.advanced, situation.stage == .secondYear),
                (.orientation, situation.stage == .beforeSemester), (.graduated, situation.assessment == .passed),
                (.notPassed, situation.assessment == .notPassed), (.assessmentSent, situation.assessment == .sent),
                (.assessment, situation.assessment == .eligible), (.feedback, situation.hasUnheardFeedback),
                (.rest, situation.isPaused), (.catchUp, situation.hasOverdueWeek),
                (.startLesson, situation.lesson == .notStarted), (.continueLesson, situation.lesson == .inProgress),
                (.record, situation.recording == .none), (.awaitFeedback, situation.recording == .sent),
                (.caughtUp, situation.recording == .answered),
            ]
            #expect(conditions.first { $0.1 }?.0 == situation.nextStep, "\(situation)")
            count += 1
        }
        #expect(count == 4 * 5 * 2 * 2 * 2 * 3 * 3)
        #expect(Set(Self.all.map(\.nextStep)) == Set(NextStep.allCases))
    }

    static let all: [Situation] = {
        var all: [Situation] = []
        for stage in Situation.Stage.allCases {
            for assessment in Situation.Assessment.allCases {
                for bits in 0..<8 {
                    for lesson in LessonStep.allCases {
                        for recording in Situation.Recording.allCases {
                            all.append(
                                Situation(
                                    stage: stage, assessment: assessment, hasUnheardFeedback: bits & 1 != 0,
                                    isPaused: bits & 2 != 0, hasOverdueWeek: bits & 4 != 0, lesson: lesson,
                                    recording: recording))
                        }
                    }
                }
            }
        }
        return all
    }()
}
