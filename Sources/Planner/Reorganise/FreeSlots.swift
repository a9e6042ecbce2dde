/// Starts of a day at which a task would be in nobody's way: clear of prayers, their buffers, other tasks and sleep.
public struct FreeSlots: Sendable {
    let day: PlanningDay
    let planner: PlannerConfig
    /// Where tasks may be put: what is not past, until bedtime.
    let window: Range<Int>
    /// The hours of sleep within it.
    private let asleep: Range<Int>
    private var busy: [Range<Int>]
    private var taken: TakenMinutes

    /// - Parameters:
    ///   - busy: minutes that others take, beside the prayers.
    ///   - now: on the current day, the minute it is.
    public init(
        day: PlanningDay, busy: [Range<Int>] = [], now: Int? = nil, waking: WakingHours, planner: PlannerConfig
    ) {
        self.day = day
        self.planner = planner
        let minutes = waking.minutes
        window = min(max(minutes.lowerBound, now ?? .min), minutes.upperBound)..<minutes.upperBound
        asleep = waking.asleep
        self.busy = busy
        for block in day.blocks { self.busy.append(block.reserved) }
        taken = TakenMinutes(self.busy)
    }

    /// A day among its open tasks and those of the days beside it.
    ///
    /// - Parameter left: the id of a task that is in nobody's way: the one that looks for a place.
    public init(
        day: PlanningDay, tasks: [PlannedTask], without left: String? = nil, now: Int?, waking: WakingHours,
        planner: PlannerConfig
    ) {
        var busy: [Range<Int>] = []
        for task in tasks where task.completed == nil && !task.isDeleted && task.id != left {
            if let minutes = day.minutes(of: task) { busy.append(minutes) }
        }
        self.init(day: day, busy: busy, now: now, waking: waking, planner: planner)
    }

    /// The first start on the grid for a task, at or after a minute; `nil` where the day has none left.
    public func first(duration: Int, notBefore minute: Int = .min) -> Int? {
        var start = planner.gridStart(notBefore: max(window.lowerBound, minute))
        while start < min(window.upperBound, CivilDay.minutes) {
            if isFree(start: start, duration: duration) { return start }
            start += planner.grid
        }
        return nil
    }

    /// Whether a task may begin at a minute.
    public func isFree(start: Int, duration: Int) -> Bool {
        guard let minutes = minutes(from: start, duration: duration) else { return false }
        return minutes.lowerBound >= window.lowerBound && minutes.upperBound <= window.upperBound
            && !minutes.overlaps(asleep)
    }

    /// Takes a task's minutes away from what follows.
    public mutating func take(start: Int, duration: Int) {
        busy.append(day.minutes(from: start, duration: duration))
        taken = TakenMinutes(busy)
    }

    /// The minutes of a task that would be in nobody's way, whether or not one is awake; `nil` where it would be.
    func minutes(from start: Int, duration: Int) -> Range<Int>? {
        guard (0..<CivilDay.minutes).contains(start), (1...CivilDay.minutes).contains(duration) else { return nil }
        for change in day.clockChanges where change.missing.contains(start) { return nil }
        let minutes = day.minutes(from: start, duration: duration)
        return taken.isFree(minutes) ? minutes : nil
    }
}
