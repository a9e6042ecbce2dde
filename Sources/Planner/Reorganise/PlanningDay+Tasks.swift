import Almanac

extension PlanningDay {
    /// Returns the minutes of this day that a task takes, including a task placed on the day before or after.
    ///
    /// `nil` if the task has no place, or one further away.
    public func minutes(of task: PlannedTask) -> Range<Int>? {
        guard let placement = task.placement else { return nil }
        let days = date.days(to: placement.date)
        guard abs(days) <= 1 else { return nil }
        if days == 0 { return minutes(from: placement.start, duration: task.duration) }
        let start = days * CivilDay.minutes + placement.start
        return start..<start + max(0, task.duration)
    }
}
