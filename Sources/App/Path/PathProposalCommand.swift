import Almanac
import Records
import WorshipPath

/// Takes the plan that a round's answers give: the path begins with it, or goes on with it.
struct PathProposalCommand {
    let visit: Visit
    let form: FormFields
    let round: QuestionRound

    func apply(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
        guard let draft = try PathDraft(visit, round) else { return Applied(PathReply.unbegun(visit)) }
        guard form.pathStep == .accept else { return PathReply.refuse(visit, from: [PathStep.accept]) }
        PathErasure.finish(visit, &outbox)
        if var book = draft.book {
            goOn(&book, draft, operation, &outbox)
        } else {
            try begin(draft.answers, operation, &outbox)
        }
        outbox.set(PathRecords.draft(round), [Record.deletedField: .bool(true)])
        return PathReply.done(.home, .path(.pathPlanSaved), json: ["begun": .bool(true)])
    }

    private func begin(_ answers: PathAnswers, _ operation: Operation, _ outbox: inout Outbox) throws(Missing) {
        let clock = try PathClock(visit)
        let profile = WorshipProfile(id: PathRecords.profile.id, createdAt: clock.instant, answers: answers)
        var fields = profile.fields
        fields[Record.deletedField] = .bool(false)
        outbox.set(PathRecords.profile, fields)
        let mix = WorshipMix(answers, config: visit.bundle.path)
        let entry = PlanHistory.Entry(from: clock.today, essentials: mix.essentials.map { action in action.id })
        outbox.set(RecordKey(scope: .path, kind: PathRecords.plan, id: operation.madeID), entry.fields)
        let intention = PathIntention(setAt: clock.instant, date: clock.today)
        outbox.set(RecordKey(scope: .path, kind: PathRecords.intention, id: operation.madeID), intention.fields)
    }

    private func goOn(_ book: inout PathBook, _ draft: PathDraft, _ operation: Operation, _ outbox: inout Outbox) {
        let before = book
        let now = book.clock.instant
        book.profile.update(draft.answers, at: now)
        book.keepProfile(&outbox)
        book.keepPlan(operation, &outbox)
        var kept: [(name: PathSettings.Name, value: JSON)] = [(.adaptedAt, .int(now.milliseconds))]
        if round == .ease {
            kept.append((.overwhelmAt, .int(now.milliseconds)))
        } else {
            let last = book.history.intention
            book.add(
                PathIntention(
                    setAt: now, date: book.today, text: last?.text, weeklyFocus: last?.weeklyFocus, isReview: true),
                operation, &outbox)
            kept.append((.refreshAsked, .string(book.today.description)))
        }
        outbox.setPath(kept)
        book.keepReached(since: before, &outbox)
    }
}
