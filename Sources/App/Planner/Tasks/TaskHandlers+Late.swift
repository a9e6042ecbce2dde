import Almanac
import Interface
import Planner
import Records

extension TaskHandlers {
    /// Gives a task more time, in steps of the grid: at least one, and as many as it needs not to be over (MZ-087).
    func extend(_ old: PlannedTask, _ atHand: TaskDay?, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let placement = old.placement, let day = try day(placement.date, atHand: atHand) else {
            return try refuse(.fields([.init(.start, .errorStart)]), editing: old, action: .extend)
        }
        var task = old
        let now = day.days.today == placement.date ? day.days.now.minuteOfDay : nil
        task.duration = old.extended(by: context.bundle.planner.grid, past: now)
        if let refusal = refusal(of: task, at: placement, on: day) {
            return try refuse(refusal, editing: old, action: .extend)
        }
        changeSet.change(from: old, to: task)
        return try done(task, notice: .extended, at: placement.date)
    }

    /// Moves a task to the next free time: after its present time on its day, otherwise on the following days (MZ-085).
    func moveToNext(_ old: PlannedTask, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let now = try PrayerDays(context) else { return try refuse(.placeNeeded, editing: old, action: .next) }
        let standing = old.placement.flatMap { $0.date >= now.today ? $0 : nil }
        var date = standing?.date ?? now.today
        let last = date.adding(days: Self.daysAhead)
        guard let days = try PrayerDays(context, date, through: last) else {
            return try refuse(.placeNeeded, editing: old, action: .next)
        }
        for _ in 0..<Self.daysAhead where days.isOpen(date) {
            let slots = try WorkingDay(context, days, date).slots(without: old.id)
            let earliest = standing?.date == date ? (standing?.start ?? 0) + 1 : 0
            if let start = slots.first(duration: old.duration, notBefore: earliest) {
                var task = old
                task.placement = Placement(date: date, start: start)
                changeSet.change(from: old, to: task)
                return try done(task, notice: .scheduled, at: date)
            }
            date = date.next
        }
        return try refuse(.fields([.init(.start, .taskSuggestedNone)]), editing: old, action: .next)
    }

    /// The number of days searched for a free time.
    private static let daysAhead = 7

    /// Divides a task around the prayer that it would reach into: linked parts, which one step takes back (MZ-047).
    func divide(
        _ old: PlannedTask, _ atHand: TaskDay?, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        var task = old
        if let text = form[.duration], let minutes = Int(text) {
            guard minutes == old.duration || context.bundle.planner.durations.contains(minutes) else {
                return try refuse(.fields([.duration(context.bundle.planner)]), editing: old, action: .split)
            }
            task.duration = minutes
        }
        let when: When
        do throws(TaskRefusal) { when = try When(form, context, standing: old.placement) } catch {
            return try refuse(error, editing: old, action: .split)
        }
        guard let placement = when.placement ?? old.placement else {
            return try refuse(.fields([.init(.start, .errorStart)]), editing: old, action: .split)
        }
        switch refusal(of: task, at: placement, on: try day(placement.date, atHand: atHand)) {
        case .placement(let refusal, let date) where !refusal.parts.isEmpty:
            return divide(task, from: old, refusal.parts, on: date, idempotencyKey, &changeSet)
        case .some(let refusal): return try refuse(refusal, editing: old, action: .split)
        case nil:
            task.placement = placement
            changeSet.change(from: old, to: task)
            return try done(task, notice: .scheduled, at: placement.date)
        }
    }

    /// Stores a task's parts as one change.
    ///
    /// - Parameter old: the task as it was, or `nil` for a new one.
    func divide(
        _ task: PlannedTask, from old: PlannedTask?, _ parts: [TaskPart], on date: CivilDate,
        _ idempotencyKey: IdempotencyKey,
        _ changeSet: inout ChangeSet
    ) -> Applied {
        let id = idempotencyKey.madeID
        let tasks = task.divided(into: parts, on: date, at: context.request.now) { number in "\(id)-\(number)" }
        var changes: [(old: PlannedTask?, new: PlannedTask)] = []
        for (number, part) in tasks.enumerated() { changes.append((number == 0 ? old : nil, part)) }
        changeSet.changeDay(changes, as: id)
        let target = Return.route(form) ?? .planner(.day(date))
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.planner(.divided).rawValue), QueryItem(.task, id))),
            json: .json(
                .object([
                    "task": TaskJSON.json(tasks[0]), "parts": .array(tasks.map { task in TaskJSON.json(task) }),
                    "undo": .string(id),
                ])))
    }

    /// The parts that a refused form asked for, or `nil` if it asked for none or there are none.
    func wantedParts(_ refusal: TaskRefusal) -> (parts: [TaskPart], date: CivilDate)? {
        guard form[.split] == "on", case .placement(let refusal, let date) = refusal, !refusal.parts.isEmpty else {
            return nil
        }
        return (refusal.parts, date)
    }

    /// The answer to an attempt to change an event of another calendar.
    func external(_ task: PlannedTask) -> Applied {
        let message = context.strings(.errorExternal, .text("source", task.source ?? ""))
        return Applied(
            ErrorScreen.refused(context, message), json: .refusal("event_immutable", message, status: 409))
    }
}

extension TaskAction {
    /// Whether the action is possible for another calendar's event: hiding it, or copying it as a new task.
    var suitsEvents: Bool {
        switch self {
        case .delete, .restore, .duplicate: true
        default: false
        }
    }
}
