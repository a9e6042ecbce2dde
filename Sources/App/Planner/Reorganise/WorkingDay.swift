import Almanac
import Planner
import Records

/// A day's tasks with those of its neighbours, and the room between them.
struct WorkingDay: Sendable {
    let context: RequestContext
    let days: PrayerDays
    let date: CivilDate
    /// What is fixed on the day.
    let planning: PlanningDay
    /// The day's own tasks, including those that are done.
    private(set) var tasks: [PlannedTask] = []
    /// The tasks of the neighbouring days, which may cross midnight into this one.
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

    /// The current minute, on the current day only.
    var now: Int? { days.today == date ? days.now.minuteOfDay : nil }

    private var waking: WakingHours { context.settings.waking(context.bundle.planner) }

    /// The free room on the day.
    ///
    /// - Parameter id: a task that is disregarded, because it is the one being placed.
    func slots(without id: String? = nil) -> FreeSlots {
        FreeSlots(
            day: planning, tasks: tasks + beside, without: id, now: now, waking: waking,
            planner: context.bundle.planner)
    }

    /// The best arrangement of the day, or of the tasks with the given ids only.
    func proposal(moving: [String]? = nil) -> Reorganisation { reorganiser(moving).proposal() }

    /// The arrangement that someone else proposes, if it keeps the rules.
    func proposal(following moves: [ProposedMove]) -> Reorganisation? {
        var starts: [String: Int] = [:]
        for move in moves {
            guard let after = move.after, task(move.id)?.placement?.start == move.before else { return nil }
            starts[move.id] = after
        }
        return reorganiser(nil).proposal(following: starts)
    }

    /// What is needed to arrange the day elsewhere.
    var question: Reorganiser.Question { reorganiser(nil).question }

    private func reorganiser(_ moving: [String]?) -> Reorganiser {
        Reorganiser(
            day: planning, tasks: tasks, beside: beside, now: now, waking: waking, moving: moving,
            planner: context.bundle.planner)
    }

    /// The ids of open tasks that are where they can't be and whose time has not passed.
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
