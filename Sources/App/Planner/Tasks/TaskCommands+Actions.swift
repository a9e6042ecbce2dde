import Almanac
import Interface
import Planner
import Records

extension TaskCommands {
    /// Does one thing to one task.
    func perform(_ action: TaskAction, on id: String, _ operation: Operation, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        guard !isPrayer(id) else { return immutable(id) }
        guard let old = try store.task(id, on: visit), !old.isDeleted || action == .restore else {
            return ErrorScreen.taskGone(visit)
        }
        if old.isExternal, !action.suitsEvents { return external(old) }
        if action == .delete, let applied = try series.delete(self, old, operation, &outbox) { return applied }
        var task = old
        switch action {
        case .complete: task.completed = old.completed ?? visit.request.now
        case .reopen: task.completed = nil
        case .delete: task.isDeleted = true
        case .restore: task.isDeleted = false
        case .unschedule: task.placement = nil
        case .extend: return try extend(old, &outbox)
        case .next: return try moveToNext(old, &outbox)
        case .split: return try divide(old, operation, &outbox)
        case .schedule, .move, .resize:
            if let refusal = try place(&task, action) { return try refuse(refusal, editing: old, action: action) }
        case .duplicate:
            let copy = old.duplicated(as: operation.madeID, at: visit.request.now)
            outbox.create(copy)
            return try done(copy, notice: .duplicated, at: old.placement?.date)
        }
        outbox.change(from: old, to: task)
        return try done(task, notice: notice(action), at: (task.placement ?? old.placement)?.date)
    }

    /// Moves or resizes; gives back what stands against it.
    private func place(_ task: inout PlannedTask, _ action: TaskAction) throws(Missing) -> TaskRefusal? {
        if let text = form[.duration] {
            guard let minutes = Int(text), visit.bundle.planner.durations.contains(minutes) else {
                return .fields([.duration(visit.bundle.planner)])
            }
            task.duration = minutes
        }
        let when: When
        do throws(TaskRefusal) { when = try When(form, visit, standing: task.placement) } catch { return error }
        if let placement = when.placement { task.placement = placement }
        if let placement = task.placement { task.placement = try settled(task, at: placement) }
        guard let placement = task.placement else {
            return action == .resize ? nil : .fields([.init(.start, .errorStart)])
        }
        return try refusal(of: task, at: placement)
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
