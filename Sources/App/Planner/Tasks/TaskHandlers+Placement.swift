import Almanac
import Planner
import Records

extension TaskHandlers {
    /// The placement on its day of a task that is tied to a prayer; others stay as they are.
    func settled(_ task: PlannedTask, at placement: Placement) throws(NeedsData) -> Placement {
        guard let anchor = placement.anchor, let days = try PrayerDays(context, placement.date),
            days.isOpen(placement.date)
        else { return placement }
        let planning = days.planning(placement.date)
        guard let start = anchor.start(on: planning, duration: task.duration) else { return placement }
        let tasks = try DayTasks(context, days, from: placement.date, through: placement.date).tasks
        var fitting = DayFitting(day: planning, tasks: tasks, planner: context.bundle.planner)
        let fitted = fitting.fitted(task, at: start, anchor: anchor)?.placement
        return fitted ?? Placement(date: placement.date, start: min(max(start, 0), 1439), anchor: anchor)
    }

    /// The refusal of a task at a placement, or `nil` if it can be placed there.
    ///
    /// A task may overlap another; it may never reach into a prayer or its buffers (MZ-001, MZ-017).
    func refusal(of task: PlannedTask, at placement: Placement) throws(NeedsData) -> TaskRefusal? {
        try outlook(of: task, at: placement).refusal
    }

    /// The refusal of a task at a placement or, if there is none, the titles of the open tasks that it would overlap.
    func outlook(
        of task: PlannedTask, at placement: Placement
    ) throws(NeedsData) -> (refusal: TaskRefusal?, overlapped: [String]) {
        guard let days = try PrayerDays(context, placement.date) else { return (.placeNeeded, []) }
        guard days.isOpen(placement.date) else { return (.fields([.init(.date, .dayOutside)]), []) }
        let day = try DayTasks(context, days, from: placement.date, through: placement.date)
        let check = PlacementCheck(
            day: days.planning(placement.date), tasks: day.tasks,
            earliest: days.now.date == placement.date ? days.now.minuteOfDay : nil, planner: context.bundle.planner)
        switch check.verdict(start: placement.start, duration: task.duration, ignoring: task.id) {
        case .accepted(_, let overlapping):
            return (nil, day.tasks.filter { overlapping.contains($0.id) }.map { $0.title })
        case .refused(let refusal): return (.placement(refusal, placement.date), [])
        }
    }
}
