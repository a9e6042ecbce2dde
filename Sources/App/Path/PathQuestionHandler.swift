import Almanac
import Interface
import Records
import WorshipPath

/// The answers of a round before its plan is accepted.
struct PathDraft: Sendable {
    let round: QuestionRound
    var answers: PathAnswers
    /// The stored path, or `nil` before it was begun.
    let book: PathBook?

    /// `nil` where a round can't be asked: one that changes answers before there are any.
    init?(_ context: RequestContext, _ round: QuestionRound, _ reach: PathReach = .noDays) throws(NeedsData) {
        let key = PathRecords.draft(round)
        try context.library.require(reach.queries + [PathRecords.draftQuery(round)])
        book = try PathBook(context, reach)
        guard round == .beginning || book != nil else { return nil }
        self.round = round
        let isErased = PathSettings(try context.library.record(PathSettings.key)).erasedAt != nil
        let kept = isErased ? nil : try context.library.record(key).flatMap { WorshipProfile($0) }
        answers = kept?.answers ?? book?.answers ?? PathAnswers()
    }
}

/// Stores a question's answer, or that it was skipped, and continues.
struct PathQuestionHandler {
    let context: RequestContext
    let form: FormFields
    let round: QuestionRound
    let question: PathQuestion

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard var draft = try PathDraft(context, round) else { return Applied(PathReply.unbegun(context)) }
        let names = form.values(of: PathField.choice.rawValue)
        let step = form.pathStep ?? .next
        switch step {
        case .skip: draft.answers.skip(question)
        case .next, .back:
            if names.isEmpty {
                if step == .next { draft.answers.skip(question) }
            } else if !draft.answers.answer(question, with: names) {
                return PathReply.refuse(context, context.strings.choose(from: question.choices))
            }
        default: return PathReply.refuse(context, from: [.next, .skip, .back] as [PathStep])
        }
        PathErasure.finish(context, &changeSet)
        let now = context.request.now
        var fields = WorshipProfile(id: round.rawValue, createdAt: now, answers: draft.answers).fields
        fields[Record.deletedField] = .bool(false)
        changeSet.set(PathRecords.draft(round), fields)
        return PathReply.done(target(step), json: ["question": .string(question.rawValue)])
    }

    private func target(_ step: PathStep) -> PathRoute {
        if step == .back {
            return round.question(before: question).map { .question(round, $0) }
                ?? (round == .beginning ? .home : .plan)
        }
        return round.question(after: question).map { .question(round, $0) } ?? .proposal(round)
    }
}
