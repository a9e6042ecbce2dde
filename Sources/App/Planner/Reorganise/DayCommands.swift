import Almanac
import Interface
import Planner
import Records

/// What forms and programs do to a whole day: accept a proposal, move all conflicts, empty it. Each can be undone.
struct DayCommands {
    let visit: Visit
    let form: FormFields
    let date: CivilDate

    /// Accepts a proposal: the one that was shown, or for a program that sends none the present one.
    func reorganise(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
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
        return done(changes, .planner(.reorganised), operation, &outbox)
    }

    /// A task after its move; `nil` where it may not stand there.
    private func moved(_ old: PlannedTask, _ move: ProposedMove, _ day: WorkingDay) throws(Missing) -> PlannedTask? {
        var task = old
        if let after = move.after {
            task.placement = Placement(date: date, start: after)
            return isAllowed(task, at: after, day) ? task : nil
        }
        switch choice(move) {
        case .stay: return old
        case .inbox: task.placement = nil
        case .tomorrow:
            let next = try WorkingDay(visit, day.days, date.next)
            guard let start = move.tomorrow ?? next.slots(without: old.id).first(duration: old.duration) else {
                task.placement = nil
                return task
            }
            task.placement = Placement(date: date.next, start: start)
            return isAllowed(task, at: start, next) ? task : nil
        }
        return task
    }

    private func choice(_ move: ProposedMove) -> Leftover {
        let sent = form[Leftover.field(move.id)] ?? form[.overflow] ?? ""
        return Leftover(rawValue: sent) ?? (move.tomorrow == nil ? .inbox : .tomorrow)
    }

    /// Whether a task may begin there: no prayer, and nothing whose time is fixed.
    private func isAllowed(_ task: PlannedTask, at start: Int, _ day: WorkingDay) -> Bool {
        let standing = day.tasks.filter { !$0.isMovable && $0.id != task.id }
        let check = PlacementCheck(day: day.planning, tasks: standing, planner: visit.bundle.planner)
        guard case .accepted(_, let overlapping) = check.verdict(start: start, duration: task.duration) else {
            return false
        }
        return overlapping.isEmpty
    }

    /// Moves the tasks that stand on a prayer to the nearest times that are free; one that finds none stays listed.
    func around(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
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
        return done(changes, .planner(.movedAround), operation, &outbox)
    }

    /// Puts every open task of the day back into the inbox, but for those whose time is fixed.
    func empty(_ operation: Operation, _ outbox: inout Outbox) throws(Missing) -> Applied {
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
        return done(changes, .planner(.emptied), operation, &outbox)
    }

    // MARK: Answers

    private enum Working {
        case day(WorkingDay)
        case refused(Applied)
    }

    private func working() throws(Missing) -> Working {
        guard let days = try PrayerDays(visit, date, through: date.next) else {
            return .refused(
                Applied(
                    .seeOther(Route.times(.place).link()),
                    json: .refusal("place_needed", visit.strings[.welcomeBody], status: 409)))
        }
        guard days.isOpen(date), date >= days.today else {
            let message = visit.strings[.dayOutside]
            return .refused(
                Applied(
                    ErrorScreen.refused(visit, message, status: 404),
                    json: .refusal("day_outside", message, status: 404)))
        }
        return .day(try WorkingDay(visit, days, date))
    }

    private func stale(_ day: WorkingDay) throws(Missing) -> Applied {
        let message = visit.strings[.reorganiseStale]
        return Applied(
            try ReorganiseScreen.show(visit, day, stale: true), json: .refusal("day_changed", message, status: 409))
    }

    private func done(
        _ changes: [(old: PlannedTask?, new: PlannedTask)], _ notice: Notice, _ operation: Operation,
        _ outbox: inout Outbox
    ) -> Applied {
        var tasks: [JSON] = []
        for (_, new) in changes { tasks.append(TaskJSON.json(new)) }
        let id = operation.madeID
        if !changes.isEmpty { outbox.changeDay(changes, as: id) }
        let target = Return.route(form) ?? .planner(.day(date))
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue), QueryItem(.task, id))),
            json: .json(.object(["changed": .array(tasks), "undo": changes.isEmpty ? .null : .string(id)])))
    }
}
