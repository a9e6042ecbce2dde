import Almanac
import Interface
import Planner
import Records

/// Handles a person's answer to a reminder, from a page or from a notification with no page open (MZ-100).
struct ReminderHandlers {
    let context: RequestContext
    let form: FormFields

    /// A reminder is about a single day, so its answer doesn't change a series.
    private var commands: TaskHandlers { TaskHandlers(context, form, series: .elsewhere) }

    func perform(
        _ action: ReminderAction, on id: String, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        switch action {
        case .snooze: return try snooze(id, &changeSet)
        case .dismiss: return try answer(ReminderAnswer(id: id, until: nil), .planner(.reminderDismissed), &changeSet)
        case .complete, .extend:
            guard let task = ReminderID.task(id) else { return gone }
            guard action == .extend else {
                return try commands.perform(.complete, on: task, idempotencyKey, &changeSet)
            }
            return try extend(task, &changeSet)
        }
    }

    /// Postpones a reminder by the person's minutes or those of the form, but never into a prayer (MZ-099).
    private func snooze(_ id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let reminders = try Reminders(context), reminders.schedule[id] != nil else { return gone }
        var minutes = reminders.settings.snooze
        if let asked = form[.minutes].flatMap({ Int($0) }), context.bundle.reminders.snoozes.contains(asked) {
            minutes = asked
        }
        let until = ReminderAnswer.snoozed(at: context.request.now, by: minutes, among: reminders.subjects)
        return try answer(ReminderAnswer(id: id, until: until), .planner(.reminderSnoozed), &changeSet)
    }

    private func answer(_ answer: ReminderAnswer, _ notice: Notice, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        let answers = ReminderAnswers(try context.library.record(ReminderAnswers.key))
        changeSet.set(ReminderAnswers.key, answers.answering(answer, at: context.request.now))
        let target = Return.route(form) ?? .planner(.reminders)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue))),
            json: .json(
                .object(["reminder": .string(answer.id), "until": answer.until.map { .int($0.milliseconds) } ?? .null]))
        )
    }

    /// Gives a task more time if that is free, otherwise offers the next free time.
    private func extend(_ id: String, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let old = try commands.store.task(id), !old.isDeleted, old.completed == nil,
            let placement = old.placement,
            let days = try PrayerDays(context, placement.date)
        else { return gone }
        guard !old.isExternal else { return commands.external(old) }
        let working = try WorkingDay(context, days, placement.date)
        var task = old
        task.duration = old.extended(by: context.bundle.reminders.extra, past: working.now)
        let check = PlacementCheck(day: working.planning, tasks: working.tasks, planner: context.bundle.planner)
        let before = overlaps(check, old, placement) ?? 0
        if let after = overlaps(check, task, placement), after <= before {
            changeSet.change(from: old, to: task)
            return try commands.done(task, notice: .extended, at: placement.date)
        }
        var words = RefusalWords(.fields([]), context)
        words.code = "no_room"
        words.status = 409
        words.date = placement.date
        let slots = working.slots(without: id)
        if let start = slots.first(duration: old.duration, notBefore: placement.start + 1) {
            words.suggestions = [start]
            words.message = context.strings(.reminderNoRoom, .word("time", context.strings.time(minute: start)))
        } else {
            words.message = context.strings[.reminderNoRoomToday]
        }
        return Applied(
            try TaskActionsScreen.show(context, old, words: words, from: Return.route(form)), json: words.json)
    }

    /// The number of other tasks that it would overlap, or `nil` if it can't be placed there.
    private func overlaps(_ check: PlacementCheck, _ task: PlannedTask, _ placement: Placement) -> Int? {
        guard
            case .accepted(_, let others) = check.verdict(
                start: placement.start, duration: task.duration, ignoring: task.id)
        else { return nil }
        return others.count
    }

    /// The answer if the plan has changed since the reminder came.
    private var gone: Applied {
        let message = context.strings[.reminderGone]
        return Applied(ErrorScreen.refused(context, message), json: .refusal("reminder_gone", message, status: 409))
    }
}
