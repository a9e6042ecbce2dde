import Almanac
import Interface
import Planner
import Records

extension TaskHandlers {
    /// Performs an action on a task.
    func perform(_ action: TaskAction, on id: String, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        guard !isPrayer(id) else { return immutable(id) }
        let (found, atHand) = try store.look(id, on: context)
        guard let old = found, !old.isDeleted || action == .restore else {
            return ErrorScreen.taskGone(context)
        }
        if old.isExternal, !action.suitsEvents { return external(old) }
        if action == .delete, let applied = try series.delete(self, old, idempotencyKey, &changeSet) { return applied }
        var task = old
        switch action {
        case .complete: task.completed = old.completed ?? context.request.now
        case .reopen: task.completed = nil
        case .delete: task.isDeleted = true
        case .restore: task.isDeleted = false
        case .unschedule: task.placement = nil
        case .extend: return try extend(old, atHand, &changeSet)
        case .next: return try moveToNext(old, &changeSet)
        case .split: return try divide(old, atHand, idempotencyKey, &changeSet)
        case .schedule, .move, .resize:
            if let refusal = try place(&task, action, atHand) {
                return try refuse(refusal, editing: old, action: action)
            }
        case .duplicate:
            let copy = old.duplicated(as: idempotencyKey.madeID, at: context.request.now)
            changeSet.create(copy)
            return try done(copy, notice: .duplicated, at: old.placement?.date)
        }
        changeSet.change(from: old, to: task)
        return try done(task, notice: notice(action), at: (task.placement ?? old.placement)?.date)
    }

    /// Moves or resizes; gives back what stands against it.
    private func place(_ task: inout PlannedTask, _ action: TaskAction, _ atHand: TaskDay?) throws(NeedsData)
        -> TaskRefusal?
    {
        if let text = form[.duration] {
            guard let minutes = Int(text), context.bundle.planner.durations.contains(minutes) else {
                return .fields([.duration(context.bundle.planner)])
            }
            task.duration = minutes
        }
        let when: When
        do throws(TaskRefusal) { when = try When(form, context, standing: task.placement) } catch { return error }
        guard let asked = when.placement ?? task.placement else {
            return action == .resize ? nil : .fields([.init(.start, .errorStart)])
        }
        let day = try day(asked.date, atHand: atHand)
        let placement = settled(task, at: asked, on: day)
        task.placement = placement
        return refusal(of: task, at: placement, on: day)
    }

    private func notice(_ action: TaskAction) -> PlannerNotice {
        switch action {
        case .complete: .completed
        case .reopen: .reopened
        case .delete: .deleted
        case .restore: .restored
        case .schedule, .move: .scheduled
        case .unschedule: .unscheduled
        case .resize: .resized
        case .duplicate: .duplicated
        case .extend: .extended
        case .next: .scheduled
        case .split: .divided
        }
    }
}
