import Almanac

/// Places tasks that ask for a time on a day around its prayers: at that time, or at the nearest possible start.
public struct DayFitting: Sendable {
    private let day: PlanningDay
    private let planner: PlannerConfig
    private var taken: [(id: String, minutes: Range<Int>)] = []

    /// - Parameter tasks: The tasks that are already on the day.
    public init(day: PlanningDay, tasks: [PlannedTask], planner: PlannerConfig) {
        self.day = day
        self.planner = planner
        for task in tasks where task.isBusy {
            if let minutes = day.minutes(of: task) { taken.append((task.id, minutes)) }
        }
    }

    /// Returns the task at a start, or at the nearest one that no prayer takes, preferring one that no other task
    /// takes; `nil` if the day has no room for it.
    ///
    /// If it isn't placed as asked, ``PlannedTask/wanted`` holds the requested start.
    public mutating func fitted(_ task: PlannedTask, at start: Int, anchor: PrayerAnchor?) -> PlannedTask? {
        let check = PlacementCheck(day: day, planner: planner)
        guard let found = place(check, start, task) else { return nil }
        var task = task
        task.placement = Placement(date: day.date, start: found, anchor: anchor)
        task.wanted = found == start ? nil : start
        taken.append((task.id, day.minutes(from: found, duration: task.duration)))
        return task
    }

    private func place(_ check: PlacementCheck, _ start: Int, _ task: PlannedTask) -> Int? {
        if check.objection(start: start, duration: task.duration) == nil { return start }
        let center = planner.gridStart(notBefore: start)
        var overlapping: Int?
        for step in 0...(CivilDay.minutes / planner.grid) {
            // Of two equally near starts the later comes first, as in the suggestions of a refusal.
            for candidate in [center + step * planner.grid, center - (step + 1) * planner.grid] {
                let minutes = day.minutes(from: candidate, duration: task.duration)
                guard candidate >= day.span.lowerBound, minutes.upperBound <= day.span.upperBound,
                    check.objection(start: candidate, duration: task.duration) == nil
                else { continue }
                let isFree = !taken.contains { $0.id != task.id && $0.minutes.overlaps(minutes) }
                if isFree { return candidate }
                overlapping = overlapping ?? candidate
            }
        }
        return overlapping
    }
}
