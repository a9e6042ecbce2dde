import Almanac
import Planner
import Records

extension TaskHandlers {
    /// The day of a placement: the one that is at hand already, else made now; `nil` without a place.
    func day(_ date: CivilDate, atHand: TaskDay? = nil) throws(NeedsData) -> TaskDay? {
        if let atHand, atHand.date == date { return atHand }
        return try TaskDay(context, date)
    }

    /// Where a task that is tied to a prayer stands on its day; one that is not stays as it is.
    func settled(_ task: PlannedTask, at placement: Placement, on day: TaskDay?) -> Placement {
        guard let anchor = placement.anchor, let day, let standing = day.standing,
            let start = anchor.start(on: day.planning, duration: task.duration)
        else { return placement }
        var fitting = DayFitting(day: day.planning, tasks: standing.tasks, planner: context.bundle.planner)
        let fitted = fitting.fitted(task, at: start, anchor: anchor)?.placement
        return fitted ?? Placement(date: placement.date, start: min(max(start, 0), 1439), anchor: anchor)
    }

    /// The refusal of a task at a placement, or `nil` if it can be placed there.
    ///
    /// A task may stand over another; it may never reach into a prayer or its buffers (MZ-001, MZ-017).
    func refusal(of task: PlannedTask, at placement: Placement, on day: TaskDay?) -> TaskRefusal? {
        outlook(of: task, at: placement, on: day).refusal
    }

    /// The refusal of a task at a placement or, if there is none, the titles of the open tasks that it would overlap.
    func outlook(
        of task: PlannedTask, at placement: Placement, on day: TaskDay?
    ) -> (refusal: TaskRefusal?, overlapped: [String]) {
        guard let day else { return (.placeNeeded, []) }
        guard let standing = day.standing else { return (.fields([.init(.date, .dayOutside)]), []) }
        let now = day.days.now
        let check = PlacementCheck(
            day: day.planning, tasks: standing.tasks, earliest: now.date == placement.date ? now.minuteOfDay : nil,
            planner: context.bundle.planner)
        switch check.verdict(start: placement.start, duration: task.duration, ignoring: task.id) {
        case .accepted(_, let overlapping):
            return (nil, standing.tasks.filter { overlapping.contains($0.id) }.map { $0.title })
        case .refused(let refusal): return (.placement(refusal, placement.date), [])
        }
    }
}
