import Almanac
import Records
import WorshipPath

/// Keeps the answer to what the path asked, so that it isn't asked again; and the entry card that was put away.
struct PathPromptCommand {
    let visit: Visit
    let form: FormFields

    func apply(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
        if form.pathStep == .card {
            outbox.setPath([(.cardHidden, .bool(true))])
            return Applied(.seeOther(Route.planner(.today).link()), json: .json(["hidden": .bool(true)]))
        }
        guard var book = try PathBook(visit) else { return Applied(PathReply.unbegun(visit)) }
        guard let prompt = form.value(.prompt).flatMap({ PathPrompt(rawValue: $0) }) else {
            return PathReply.refuse(visit, from: PathPrompt.allCases)
        }
        guard let step = form.pathStep else {
            return PathReply.refuse(visit, from: [.yes, .no, .less, .rest] as [PathStep])
        }
        let before = book
        let page = answer(prompt, step, &book, operation, &outbox)
        book.keepReached(since: before, &outbox)
        return PathReply.done(page, json: ["prompt": .string(prompt.rawValue)])
    }

    private func answer(
        _ prompt: PathPrompt, _ step: PathStep, _ book: inout PathBook, _ operation: Operation, _ outbox: inout Outbox
    ) -> PathRoute {
        let now = JSON.int(book.clock.instant.milliseconds)
        let today = JSON.string(book.today.description)
        switch prompt {
        case .overwhelm:
            outbox.setPath([(.overwhelmAt, now)] + (step == .less ? [(.eased, .bool(true))] : []))
            return step == .rest ? .rest : step == .yes ? .question(.ease, .pace) : .home
        case .mercy:
            let offer = book.mercy(book.days).offer
            guard let last = offer.last else { return .home }
            if step == .yes {
                for date in offer { book.change(date, &outbox) { day in day.usedGraceDay = true } }
            }
            outbox.setPath([(.mercyOffered, .string(last.description))])
        case .lighter:
            if step == .yes {
                book.isLighter = true
                book.keepEdits(&outbox)
                book.keepPlan(operation, &outbox)
            }
            outbox.setPath([(.lighterAnswered, today), (.adaptedAt, now)])
        case .refresh:
            outbox.setPath([(.refreshAsked, today)])
            if step == .yes { return .question(.refresh, .intention) }
        case .reminderCard:
            outbox.setPath([(.cardDismissed, .bool(true)), (.owesCard, .bool(false))])
            if step == .yes { outbox.setPath([(.onToday, .bool(true))]) }
        }
        return .home
    }
}
