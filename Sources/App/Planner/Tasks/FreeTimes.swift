import Planner

/// The starts on a day at which a task would overlap nothing.
struct FreeTimes: Sendable {
    /// Minutes of the day, earliest first.
    let starts: [Int]

    /// Finds the first starts in the day's gaps that are long enough, at most `limit`.
    init(_ plan: DayPlan, for task: PlannedTask, limit: Int = 4) {
        var starts: [Int] = []
        for case .gap(let gap) in plan.items where starts.count < limit {
            let fits = gap.minutes.upperBound - gap.firstStart >= task.duration
            if fits && gap.firstStart < 1440 { starts.append(gap.firstStart) }
        }
        self.starts = starts
    }
}
