import Almanac
import Records
import WorshipPath

/// Stores the answer to a question of the path, so that it isn't asked again, and dismisses the entry card.
struct PathPromptHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        if form.pathStep == .card {
            changeSet.setPath([(.cardHidden, .bool(true))])
            return Applied(.seeOther(Route.planner(.today).link()), json: .json(["hidden": .bool(true)]))
        }
        guard var book = try PathBook(context) else { return Applied(PathReply.unbegun(context)) }
        guard let prompt = form.value(.prompt).flatMap({ PathPrompt(rawValue: $0) }) else {
            return PathReply.refuse(context, from: PathPrompt.allCases)
        }
        guard let step = form.pathStep else {
            return PathReply.refuse(context, from: [.yes, .no, .less, .rest] as [PathStep])
        }
        let before = book
        let page = answer(prompt, step, &book, idempotencyKey, &changeSet)
        book.keepReached(since: before, &changeSet)
        return PathReply.done(page, json: ["prompt": .string(prompt.rawValue)])
    }

    private func answer(
        _ prompt: PathPrompt, _ step: PathStep, _ book: inout PathBook, _ idempotencyKey: IdempotencyKey,
        _ changeSet: inout ChangeSet
    ) -> PathRoute {
        let now = JSON.int(book.clock.instant.milliseconds)
        let today = JSON.string(book.today.description)
        switch prompt {
        case .overwhelm:
            changeSet.setPath([(.overwhelmAt, now)] + (step == .less ? [(.eased, .bool(true))] : []))
            return step == .rest ? .rest : step == .yes ? .question(.ease, .pace) : .home
        case .mercy:
            let offer = book.mercy(book.days).offer
            guard let last = offer.last else { return .home }
            if step == .yes {
                for date in offer { book.change(date, &changeSet) { day in day.usedGraceDay = true } }
            }
            changeSet.setPath([(.mercyOffered, .string(last.description))])
        case .lighter:
            if step == .yes {
                book.isLighter = true
                book.keepEdits(&changeSet)
                book.keepPlan(idempotencyKey, &changeSet)
            }
            changeSet.setPath([(.lighterAnswered, today), (.adaptedAt, now)])
        case .refresh:
            changeSet.setPath([(.refreshAsked, today)])
            if step == .yes { return .question(.refresh, .intention) }
        case .reminderCard:
            changeSet.setPath([(.cardDismissed, .bool(true)), (.owesCard, .bool(false))])
            if step == .yes { changeSet.setPath([(.onToday, .bool(true))]) }
        }
        return .home
    }
}
