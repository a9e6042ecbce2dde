import Almanac
import Planner
import Records
import WorshipPath

/// Changes the plan; what the answers give is never overwritten (WP-036).
struct PathPlanHandler {
    let context: RequestContext
    let form: FormFields

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard var book = try PathBook(context, Self.reach(form)) else { return Applied(PathReply.unbegun(context)) }
        guard let step = form.pathStep else { return refused }
        let before = book
        switch step {
        case .essential, .bonus, .remove, .forget:
            guard let id = form.value(.entry), let action = book.config.action(id),
                book.config.areas(book.answers.areas).contains(action.area)
            else { return PathReply.gone(context) }
            switch step {
            case .essential, .bonus: book.edits.put(id, essential: step == .essential)
            case .remove: book.edits.remove(id)
            default: book.edits.forget(id)
            }
        case .lighter, .whole: book.isLighter = step == .lighter
        case .focus, .intention:
            intend(step, &book, idempotencyKey, &changeSet)
            return PathReply.done(.plan, .path(.pathPlanSaved), json: PathJSON.plan(book))
        default: return refused
        }
        book.keepEdits(&changeSet)
        book.keepPlan(idempotencyKey, &changeSet)
        book.keepReached(since: before, &changeSet)
        return PathReply.done(.plan, .path(.pathPlanSaved), json: PathJSON.plan(book))
    }

    /// What is intended changes no day and no level.
    static func reach(_ form: FormFields) -> PathReach {
        form.pathStep == .focus || form.pathStep == .intention ? .noDays : .allDays
    }

    private var refused: Applied {
        PathReply.refuse(
            context, from: [.essential, .bonus, .remove, .forget, .lighter, .whole, .focus, .intention] as [PathStep])
    }

    /// Adds the person's own intention or focus of the week; the latest applies (WP-087).
    private func intend(
        _ step: PathStep, _ book: inout PathBook, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    ) {
        var intention = PathIntention(
            setAt: book.clock.instant, date: book.today, text: book.history.intention?.text,
            weeklyFocus: book.history.intention?.weeklyFocus)
        if step == .focus {
            let id = form.value(.focus) ?? ""
            intention.weeklyFocus = book.config.themes.contains { $0.id == id } ? id : nil
        } else {
            var text = TaskText.line(form.value(.intention) ?? "")
            while text.count > book.config.noteLength { text.removeLast() }
            intention.text = text.isEmpty ? nil : text
        }
        book.add(intention, idempotencyKey, &changeSet)
    }
}
