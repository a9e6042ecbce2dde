import Almanac
import Interface
import Planner
import Records

/// What a person's own past suggests for a task: a duration and a time, each with its reason. It is computed on this
/// device, can be switched off, and nothing is adopted automatically (MZ-089, MZ-090).
struct TaskHints {
    let context: RequestContext
    let day: Day
    private(set) var slots: [SlotSuggestion] = []
    /// How long similar tasks took, if that differs from the task's duration.
    private(set) var minutes: Int?

    /// The number of past days considered.
    private static let reach = 60

    /// Empty if hints are off, or if the task is done or not ours to move.
    init(_ context: RequestContext, _ task: PlannedTask, _ day: Day) throws(NeedsData) {
        self.context = context
        self.day = day
        guard context.settings.hints, task.completed == nil, !task.isExternal, day.date >= day.days.today else {
            return
        }
        let today = day.days.today
        let query = TaskStore.query(from: today.adding(days: -Self.reach), through: today)
        let zone = day.days.zone
        let history = TaskHistory(try TaskStore(library: context.library).tasks(query)) { zone.local($0) }
        if let took = history.duration(of: task, planner: context.bundle.planner), took.minutes != task.duration {
            minutes = took.minutes
        }
        let room = try WorkingDay(context, day.days, day.date).slots(without: task.id)
        slots = SlotSuggestion.of(task, on: room, history: history)
    }

    func node(_ forms: TaskForms, _ task: PlannedTask) -> Node {
        let strings = context.strings
        return section(.class("part"), .data("hints")) {
            h3 { strings(.taskSuggestedOn, .word("date", strings.relativeDay(day.date, today: day.days.today))) }
            div(.class("choices")) {
                for slot in slots {
                    forms.moveButton(
                        task, day.date, slot.start,
                        label: strings(
                            .hintSlot, .word("time", strings.time(minute: slot.start)),
                            .word("reason", reason(slot.reason))))
                }
            }
            if let minutes { length(minutes, forms, task) }
        }
    }

    private func length(_ minutes: Int, _ forms: TaskForms, _ task: PlannedTask) -> Node {
        let strings = context.strings
        return postForm(
            Route.planner(.taskAction(task.id, .resize)).link(), operation: IdempotencyKeySlot.mark, .data("inplace"),
            .data("predicted", minutes)
        ) {
            hiddenInput(FieldName.back.rawValue, forms.back.path)
            hiddenInput(FieldName.duration.rawValue, "\(minutes)")
            p(.class("field-hint")) {
                strings(.hintDuration, .word("time", strings.duration(minutes: minutes)))
            }
            submitButton(
                strings(.hintDurationTake, .word("time", strings.duration(minutes: minutes))), kind: .secondary,
                icon: .clock)
        }
    }

    private func reason(_ reason: SlotSuggestion.Reason) -> String {
        switch reason {
        case .usual: context.strings[.hintUsual]
        case .beforeDeadline: context.strings[.hintBeforeDeadline]
        case .first: context.strings[.hintFirst]
        case .quiet: context.strings[.hintQuiet]
        }
    }
}
