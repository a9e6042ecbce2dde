import Almanac
import Planner
import Records

/// A day's tasks with those of the days beside it, and where there is room among them.
struct WorkingDay: Sendable {
    let context: RequestContext
    let days: PrayerDays
    let date: CivilDate
    /// What is fixed on the day.
    let planning: PlanningDay
    /// The day's own tasks, done ones too.
    private(set) var tasks: [PlannedTask] = []
    /// Those of the day before and after, which may reach into it over midnight.
    private(set) var beside: [PlannedTask] = []

    init(_ context: RequestContext, _ days: PrayerDays, _ date: CivilDate) throws(NeedsData) {
        self.context = context
        self.days = days
        self.date = date
        planning = days.planning(date)
        for task in try DayTasks(context, days, from: date.previous, through: date.next).tasks {
            if task.placement?.date == date { tasks.append(task) } else { beside.append(task) }
        }
    }

    /// The minute it is, on the current day.
    var now: Int? { days.today == date ? days.now.minuteOfDay : nil }

    private var waking: WakingHours { context.settings.waking(context.bundle.planner) }

    /// Where there is room.
    ///
    /// - Parameter id: a task that is in nobody's way: the one that looks for a place.
    func slots(without id: String? = nil) -> FreeSlots {
        FreeSlots(
            day: planning, tasks: tasks + beside, without: id, now: now, waking: waking,
            planner: context.bundle.planner)
    }

    /// The best arrangement of the day; with ids, of those tasks alone.
    func proposal(moving: [String]? = nil) -> Reorganisation { reorganiser(moving).proposal() }

    /// Another's arrangement of the day, where it keeps the rules.
    func proposal(following moves: [ProposedMove]) -> Reorganisation? {
        var starts: [String: Int] = [:]
        for move in moves {
            guard let after = move.after, task(move.id)?.placement?.start == move.before else { return nil }
            starts[move.id] = after
        }
        return reorganiser(nil).proposal(following: starts)
    }

    /// What another needs to know to arrange the day.
    var question: Reorganiser.Question { reorganiser(nil).question }

    private func reorganiser(_ moving: [String]?) -> Reorganiser {
        Reorganiser(
            day: planning, tasks: tasks, beside: beside, now: now, waking: waking, moving: moving,
            planner: context.bundle.planner)
    }

    /// The ids of open tasks that stand where they may not, and whose time has not passed.
    var conflicts: [String] {
        let check = PlacementCheck(day: planning, planner: context.bundle.planner)
        var ids: [String] = []
        for task in tasks where task.completed == nil && task.isMovable {
            guard let placement = task.placement, let minutes = planning.minutes(of: task),
                minutes.upperBound > now ?? .min,
                case .refused = check.verdict(start: placement.start, duration: task.duration)
            else { continue }
            ids.append(task.id)
        }
        return ids
    }

    /// A task of the day.
    func task(_ id: String) -> PlannedTask? {
        for task in tasks where task.id == id { return task }
        return nil
    }
}
