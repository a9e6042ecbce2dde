import Almanac
import Interface
import Planner
import Records

/// Handles the changes that forms and programs make to tasks. Pages and JSON follow the same rules.
struct TaskHandlers {
    let context: RequestContext
    let form: FormFields
    let store: TaskStore
    /// The actions on series.
    let series: SeriesHandlers

    init(_ context: RequestContext, _ form: FormFields, series: SeriesHandlers) {
        self.context = context
        self.form = form
        self.series = series
        store = TaskStore(library: context.library)
    }

    /// Creates a task: in the inbox, or placed if a day and a start are given.
    func create(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let draft: TaskDraft
        let when: When
        do throws(TaskRefusal) {
            draft = try TaskForm.draft(form, context)
            when = try When(form, context)
        } catch { return try refuse(error, editing: nil) }
        var task = PlannedTask(id: idempotencyKey.madeID, draft: draft, created: context.request.now)
        do throws(TaskRefusal) { try ImportanceForm.apply(form, to: &task, context) } catch {
            return try refuse(error, editing: nil)
        }
        if let applied = try series.create(self, task, when, nil, idempotencyKey, &changeSet) { return applied }
        if let asked = when.placement {
            let day = try day(asked.date)
            let placement = settled(task, at: asked, on: day)
            if let refusal = refusal(of: task, at: placement, on: day) {
                guard let wanted = wantedParts(refusal) else { return try refuse(refusal, editing: nil) }
                return divide(task, from: nil, wanted.parts, on: wanted.date, idempotencyKey, &changeSet)
            }
            task.placement = placement
        }
        if let early = ImportanceForm.early(form, task, context) { return try refuse(early, editing: nil) }
        changeSet.create(task)
        return try done(task, notice: .created, at: task.placement?.date)
    }

    /// Applies the changes of an edit form.
    func edit(_ id: String, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied
    {
        guard !isPrayer(id) else { return immutable(id) }
        let (found, atHand) = try store.look(id, on: context)
        guard let old = found, !old.isDeleted else { return ErrorScreen.taskGone(context) }
        if old.isExternal { return external(old) }
        let form = form.withoutUntouched()
        if let applied = try series.edit(self, old, form, idempotencyKey, &changeSet) { return applied }
        let draft: TaskDraft
        let when: When
        do throws(TaskRefusal) {
            draft = try TaskForm.draft(form, context, editing: old)
            when = try When(form, context, standing: form[.date] == nil && form[.timing] != nil ? old.placement : nil)
        } catch { return try refuse(error, editing: old) }
        var task = old
        task.take(draft)
        do throws(TaskRefusal) { try ImportanceForm.apply(form, to: &task, context) } catch {
            return try refuse(error, editing: old)
        }
        if old.series == nil, let applied = try series.create(self, task, when, old, idempotencyKey, &changeSet) {
            return applied
        }
        if when.isGiven { task.placement = when.placement }
        if let refusal = try settle(&task, from: old, atHand) {
            if let wanted = wantedParts(refusal) {
                return divide(task, from: old, wanted.parts, on: wanted.date, idempotencyKey, &changeSet)
            }
            return try refuse(refusal, editing: old)
        }
        if let early = ImportanceForm.early(form, task, context) { return try refuse(early, editing: old) }
        changeSet.change(from: old, to: task)
        return try done(task, notice: .saved, at: task.placement?.date)
    }

    /// Puts an edited task where it stands on its day; gives back what stands against it, if it is not where it was.
    private func settle(_ task: inout PlannedTask, from old: PlannedTask, _ atHand: TaskDay?) throws(NeedsData)
        -> TaskRefusal?
    {
        let isLonger = task.duration != old.duration
        guard let asked = task.placement, asked.anchor != nil || asked != old.placement || isLonger else { return nil }
        let day = try day(asked.date, atHand: atHand)
        let placement = settled(task, at: asked, on: day)
        task.placement = placement
        return placement != old.placement || isLonger ? refusal(of: task, at: placement, on: day) : nil
    }

    /// Whether an id names a prayer's block, which nothing moves.
    func isPrayer(_ id: String) -> Bool { id.utf8.starts(with: TaskID.prayerPrefix.utf8) }

    /// The answer to an attempt to move a prayer.
    func immutable(_ id: String) -> Applied {
        let name = String(id.dropFirst(TaskID.prayerPrefix.count))
        let prayer = context.strings.has(key: "prayer.\(name)") ? context.strings[key: "prayer.\(name)"] : name
        let message = context.strings(.prayerImmutable, .word("prayer", prayer))
        return Applied(
            ErrorScreen.refused(context, message), json: .refusal("prayer_immutable", message, status: 409))
    }
}
