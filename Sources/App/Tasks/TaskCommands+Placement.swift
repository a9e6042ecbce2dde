import Almanac
import Planner
import Records

extension TaskCommands {
    /// What stands against a task at a placement; `nil` when nothing does.
    ///
    /// A task may stand over another; it may never reach into a prayer or its buffers (MZ-001, MZ-017).
    func refusal(of task: PlannedTask, at placement: Placement) throws(Missing) -> TaskRefusal? {
        guard let days = try PrayerDays(visit) else { return .placeNeeded }
        guard days.isOpen(placement.date) else { return .fields([.init(.date, .dayOutside)]) }
        let query = TaskStore.query(from: placement.date, through: placement.date)
        let check = PlacementCheck(
            day: days.planning(placement.date), tasks: try store.tasks(query),
            earliest: days.now.date == placement.date ? days.now.minuteOfDay : nil, planner: visit.bundle.planner)
        switch check.verdict(start: placement.start, duration: task.duration, ignoring: task.id) {
        case .accepted: return nil
        case .refused(let refusal): return .placement(refusal, placement.date)
        }
    }
}
