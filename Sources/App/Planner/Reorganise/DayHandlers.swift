import Almanac
import Interface
import Planner
import Records

/// Handles changes to a whole day: accepting a proposal, moving all conflicts, emptying the day. Each can be undone.
struct DayHandlers {
    let context: RequestContext
    let form: FormFields
    let date: CivilDate

    /// Accepts a proposal: the one shown or, for a program that sends none, the present one.
    func reorganise(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let day: WorkingDay
        switch try working() {
        case .day(let working): day = working
        case .refused(let applied): return applied
        }
        let proposal = try DayProposal(day)
        let sent = form[.plan]
        guard let moves = sent == nil ? proposal.moves : sent.flatMap({ ProposedMove.read($0) }) else {
            return try stale(day)
        }
        var changes: [(old: PlannedTask?, new: PlannedTask)] = []
        for move in moves {
            guard let old = day.task(move.id), old.completed == nil, old.isMovable,
                old.placement?.start == move.before
            else { return try stale(day) }
            guard let new = try moved(old, move, day) else { return try stale(day) }
            if new != old { changes.append((old, new)) }
        }
        return done(changes, .planner(.reorganised), idempotencyKey, &changeSet)
    }

    /// A task after its move, or `nil` if it can't be placed there.
    private func moved(_ old: PlannedTask, _ move: ProposedMove, _ day: WorkingDay) throws(NeedsData) -> PlannedTask? {
        var task = old
        if let after = move.after {
            task.placement = Placement(date: date, start: after)
            return isAllowed(task, at: after, day) ? task : nil
        }
        switch choice(move) {
        case .stay: return old
        case .inbox: task.placement = nil
        case .tomorrow:
            let next = try WorkingDay(context, day.days, date.next)
            guard let start = move.tomorrow ?? next.slots(without: old.id).first(duration: old.duration) else {
                task.placement = nil
                return task
            }
            task.placement = Placement(date: date.next, start: start)
            return isAllowed(task, at: start, next) ? task : nil
        }
        return task
    }

    private func choice(_ move: ProposedMove) -> Overflow {
        let sent = form[Overflow.field(move.id)] ?? form[.overflow] ?? ""
        return Overflow(rawValue: sent) ?? (move.tomorrow == nil ? .inbox : .tomorrow)
    }

    /// Whether a task may begin there, without overlapping a prayer or anything with a fixed time.
    private func isAllowed(_ task: PlannedTask, at start: Int, _ day: WorkingDay) -> Bool {
        let standing = day.tasks.filter { !$0.isMovable && $0.id != task.id }
        let check = PlacementCheck(day: day.planning, tasks: standing, planner: context.bundle.planner)
        guard case .accepted(_, let overlapping) = check.verdict(start: start, duration: task.duration) else {
            return false
        }
        return overlapping.isEmpty
    }

    /// Moves the tasks that overlap a prayer to the nearest free times; those for which there is none stay listed.
    func around(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let day: WorkingDay
        switch try working() {
        case .day(let working): day = working
        case .refused(let applied): return applied
        }
        var changes: [(old: PlannedTask?, new: PlannedTask)] = []
        for entry in day.proposal(moving: day.conflicts).entries {
            guard let after = entry.after, after != entry.before else { continue }
            var task = entry.task
            task.placement = Placement(date: date, start: after)
            changes.append((entry.task, task))
        }
        return done(changes, .planner(.movedAround), idempotencyKey, &changeSet)
    }

    /// Moves every open task of the day back into the inbox, except those with a fixed time.
    func empty(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let day: WorkingDay
        switch try working() {
        case .day(let working): day = working
        case .refused(let applied): return applied
        }
        var changes: [(old: PlannedTask?, new: PlannedTask)] = []
        for old in day.tasks where old.completed == nil && old.isMovable {
            var task = old
            task.placement = nil
            changes.append((old, task))
        }
        return done(changes, .planner(.emptied), idempotencyKey, &changeSet)
    }

    // MARK: Answers

    private enum Working {
        case day(WorkingDay)
        case refused(Applied)
    }

    private func working() throws(NeedsData) -> Working {
        guard let days = try PrayerDays(context, date, through: date.next) else {
            return .refused(
                Applied(
                    .seeOther(Route.times(.place).link()),
                    json: .refusal("place_needed", context.strings[.welcomeBody], status: 409)))
        }
        guard days.isOpen(date), date >= days.today else {
            let message = context.strings[.dayOutside]
            return .refused(
                Applied(
                    ErrorScreen.refused(context, message, status: 404),
                    json: .refusal("day_outside", message, status: 404)))
        }
        return .day(try WorkingDay(context, days, date))
    }

    private func stale(_ day: WorkingDay) throws(NeedsData) -> Applied {
        let message = context.strings[.reorganiseStale]
        return Applied(
            try ReorganiseScreen.show(context, day, stale: true), json: .refusal("day_changed", message, status: 409))
    }

    private func done(
        _ changes: [(old: PlannedTask?, new: PlannedTask)], _ notice: Notice, _ idempotencyKey: IdempotencyKey,
        _ changeSet: inout ChangeSet
    ) -> Applied {
        var tasks: [JSON] = []
        for (_, new) in changes { tasks.append(TaskJSON.json(new)) }
        let id = idempotencyKey.madeID
        if !changes.isEmpty { changeSet.changeDay(changes, as: id) }
        let target = Return.route(form) ?? .planner(.day(date))
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue), QueryItem(.task, id))),
            json: .json(.object(["changed": .array(tasks), "undo": changes.isEmpty ? .null : .string(id)])))
    }
}

/// Where a task goes if the day has no room for it. The raw value is what forms send.
enum Overflow: String, CaseIterable, Hashable, Sendable {
    case tomorrow, inbox, stay

    /// The name of the field for one task; ``FieldName/overflow`` applies to all.
    static func field(_ id: String) -> String { "overflow-" + id }
}
