import Almanac
import Records
import Testing
import WorshipPath

@Suite struct QuestionTests {
    @Test("seven questions, one after another, with a way back; two rounds ask only two")
    func rounds() {
        for round in QuestionRound.allCases {
            var question = round.questions.first
            var seen: [PathQuestion] = []
            while let asked = question {
                #expect(round.position(of: asked) == seen.count + 1)
                #expect(round.question(before: asked) == seen.last)
                seen.append(asked)
                question = round.question(after: asked)
            }
            #expect(seen == round.questions)
        }
        #expect(QuestionRound.beginning.questions.count == 7)
        #expect(QuestionRound.refresh.questions == [.intention, .pace])
        #expect(QuestionRound.ease.questions == [.pace, .tracking])
        #expect(QuestionRound.ease.question(after: .areas) == nil)
    }

    @Test("every choice can be taken, changed and left out; a name that isn't one changes nothing")
    func answering() {
        var answers = PathAnswers()
        for question in PathQuestion.allCases {
            for choice in question.choices {
                #expect(answers.answer(question, with: [choice]) && answers.isAnswered(question))
            }
            let before = answers
            #expect(!answers.answer(question, with: ["unknown"]) && answers == before)
            #expect(answers.answer(question, with: question.choices) == question.takesSeveral)
            answers.skip(question)
            #expect(!answers.isAnswered(question))
        }
        #expect(answers == PathAnswers())
    }

    @Test("what was answered changes the sentence before later questions, and what they suggest")
    func leads() {
        var answers = PathAnswers()
        for question in PathQuestion.allCases {
            #expect(QuestionLead(question, after: answers) == .anyAnswer && answers.suggestion(for: question) == nil)
        }
        answers.consistency = .freshStart
        answers.tracking = .sometimesHeavy
        #expect(
            QuestionLead(.time, after: answers) == .freshStart && QuestionLead(.pace, after: answers) == .gentleStart)
        #expect(QuestionLead(.context, after: answers) == .lightTracking && answers.suggestion(for: .pace) == "gentle")
        answers.pace = .ambitious
        #expect(answers.suggestion(for: .pace) == nil)
    }

    @Test("WP-029 the profile's record holds the answers, and new answers renew it and the plan")
    func profile() throws {
        let created = instant(sunday)
        for number in stride(from: 0, to: AllAnswers.count, by: 7_919) {
            var profile = WorshipProfile(id: "me", createdAt: created, answers: PathAnswers())
            let answers = AllAnswers.answers(number)
            profile.update(answers, at: instant(sunday.next))
            #expect(profile.updatedAt == (answers == PathAnswers() ? created : instant(sunday.next)))
            var record = Record(key: RecordKey(scope: .own, kind: WorshipProfile.kind, id: "me"))
            let stamp = Stamp.test
            for member in profile.fields.members { record.set(member.name, to: member.value, at: stamp) }
            #expect(WorshipProfile(record) == profile)
            let (before, mix) = (WorshipMix(PathAnswers(), config: config), WorshipMix(answers, config: config))
            #expect(MixDifference(from: before, to: mix).isEmpty == (Self.shown(mix) == Self.shown(before)))
        }
    }

    private static func shown(_ mix: WorshipMix) -> [[PlannedAction]] {
        [mix.essentials, mix.bonuses, [PlannedAction(id: "", area: .salah, minutes: mix.mercy)]]
    }
}
