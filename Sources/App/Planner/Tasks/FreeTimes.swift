import Planner

/// Starts of a day at which a task would be in nobody's way.
struct FreeTimes: Sendable {
    /// Minutes of the day, earliest first.
    let starts: [Int]

    /// The first starts of the day's gaps that are long enough, at most `limit`.
    init(_ plan: DayPlan, for task: PlannedTask, limit: Int = 4) {
        var starts: [Int] = []
        for case .gap(let gap) in plan.items where starts.count < limit {
            let fits = gap.minutes.upperBound - gap.firstStart >= task.duration
            if fits && gap.firstStart < 1440 { starts.append(gap.firstStart) }
        }
        self.starts = starts
    }
}
