import Almanac
import Records
import WorshipPath

/// Accepts the plan that a round's answers give: the path begins or continues with it.
struct PathProposalHandler {
    let context: RequestContext
    let form: FormFields
    let round: QuestionRound

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let draft = try PathDraft(context, round, .allDays) else { return Applied(PathReply.unbegun(context)) }
        guard form.pathStep == .accept else { return PathReply.refuse(context, from: [PathStep.accept]) }
        PathErasure.finish(context, &changeSet)
        if var book = draft.book {
            goOn(&book, draft, idempotencyKey, &changeSet)
        } else {
            try begin(draft.answers, idempotencyKey, &changeSet)
        }
        changeSet.set(PathRecords.draft(round), [Record.deletedField: .bool(true)])
        return PathReply.done(.home, .path(.pathPlanSaved), json: ["begun": .bool(true)])
    }

    private func begin(_ answers: PathAnswers, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet)
        throws(NeedsData)
    {
        let clock = try PathClock(context)
        let profile = WorshipProfile(id: PathRecords.profile.id, createdAt: clock.instant, answers: answers)
        var fields = profile.fields
        fields[Record.deletedField] = .bool(false)
        changeSet.set(PathRecords.profile, fields)
        let mix = WorshipMix(answers, config: context.bundle.path)
        let entry = PlanHistory.Entry(from: clock.today, essentials: mix.essentials.map { action in action.id })
        changeSet.set(RecordKey(scope: .path, kind: PathRecords.plan, id: idempotencyKey.madeID), entry.fields)
        let intention = PathIntention(setAt: clock.instant, date: clock.today)
        changeSet.set(RecordKey(scope: .path, kind: PathRecords.intention, id: idempotencyKey.madeID), intention.fields)
    }

    private func goOn(
        _ book: inout PathBook, _ draft: PathDraft, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    ) {
        let before = book
        let now = book.clock.instant
        book.profile.update(draft.answers, at: now)
        book.keepProfile(&changeSet)
        book.keepPlan(idempotencyKey, &changeSet)
        var kept: [(name: PathSettings.Name, value: JSON)] = [(.adaptedAt, .int(now.milliseconds))]
        if round == .ease {
            kept.append((.overwhelmAt, .int(now.milliseconds)))
        } else {
            let last = book.history.intention
            book.add(
                PathIntention(
                    setAt: now, date: book.today, text: last?.text, weeklyFocus: last?.weeklyFocus, isReview: true),
                idempotencyKey, &changeSet)
            kept.append((.refreshAsked, .string(book.today.description)))
        }
        changeSet.setPath(kept)
        book.keepReached(since: before, &changeSet)
    }
}
