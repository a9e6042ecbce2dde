import Almanac
import Interface
import Planner
import Records

/// What forms and programs do to tasks. Pages and JSON meet the same rules.
struct TaskCommands {
    let visit: Visit
    let form: FormFields
    let store: TaskStore
    /// What is done to series.
    let series: SeriesCommands

    init(_ visit: Visit, _ form: FormFields, series: SeriesCommands) {
        self.visit = visit
        self.form = form
        self.series = series
        store = TaskStore(library: visit.library)
    }

    /// Creates a task: in the inbox, or placed where a day and a start are given.
    func create(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
        let draft: TaskDraft
        let when: When
        do throws(TaskRefusal) {
            draft = try TaskForm.draft(form, visit)
            when = try When(form, visit)
        } catch { return try refuse(error, editing: nil) }
        var task = PlannedTask(id: operation.madeID, draft: draft, created: visit.request.now)
        do throws(TaskRefusal) { try ImportanceForm.apply(form, to: &task, visit) } catch {
            return try refuse(error, editing: nil)
        }
        if let applied = try series.create(self, task, when, nil, operation, &outbox) { return applied }
        if let asked = when.placement {
            let placement = try settled(task, at: asked)
            if let refusal = try refusal(of: task, at: placement) {
                guard let wanted = wantedParts(refusal) else { return try refuse(refusal, editing: nil) }
                return divide(task, from: nil, wanted.parts, on: wanted.date, operation, &outbox)
            }
            task.placement = placement
        }
        if let early = ImportanceForm.early(form, task, visit) { return try refuse(early, editing: nil) }
        outbox.create(task)
        return try done(task, notice: .created, at: task.placement?.date)
    }

    /// Takes over what an edit form set.
    func edit(_ id: String, _ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
        guard !isPrayer(id) else { return immutable(id) }
        guard let old = try store.task(id, on: visit), !old.isDeleted else { return ErrorScreen.taskGone(visit) }
        if old.isExternal { return external(old) }
        let form = form.withoutUntouched()
        if let applied = try series.edit(self, old, form, operation, &outbox) { return applied }
        let draft: TaskDraft
        let when: When
        do throws(TaskRefusal) {
            draft = try TaskForm.draft(form, visit, editing: old)
            when = try When(form, visit, standing: form[.date] == nil && form[.timing] != nil ? old.placement : nil)
        } catch { return try refuse(error, editing: old) }
        var task = old
        task.take(draft)
        do throws(TaskRefusal) { try ImportanceForm.apply(form, to: &task, visit) } catch {
            return try refuse(error, editing: old)
        }
        if old.series == nil, let applied = try series.create(self, task, when, old, operation, &outbox) {
            return applied
        }
        if when.isGiven { task.placement = when.placement }
        if let placement = task.placement { task.placement = try settled(task, at: placement) }
        if let placement = task.placement, placement != old.placement || task.duration != old.duration,
            let refusal = try refusal(of: task, at: placement)
        {
            if let wanted = wantedParts(refusal) {
                return divide(task, from: old, wanted.parts, on: wanted.date, operation, &outbox)
            }
            return try refuse(refusal, editing: old)
        }
        if let early = ImportanceForm.early(form, task, visit) { return try refuse(early, editing: old) }
        outbox.change(from: old, to: task)
        return try done(task, notice: .saved, at: task.placement?.date)
    }

    /// Whether an id names a prayer's block, which nothing moves.
    func isPrayer(_ id: String) -> Bool { id.utf8.starts(with: TaskID.prayerPrefix.utf8) }

    /// The answer to an attempt to move a prayer.
    func immutable(_ id: String) -> Applied {
        let name = String(id.dropFirst(TaskID.prayerPrefix.count))
        let prayer = visit.strings.has(key: "prayer.\(name)") ? visit.strings[key: "prayer.\(name)"] : name
        let message = visit.strings(.prayerImmutable, .word("prayer", prayer))
        return Applied(
            ErrorScreen.refused(visit, message), json: .refusal("prayer_immutable", message, status: 409))
    }
}
