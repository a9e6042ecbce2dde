/// The starts of a day at which a task overlaps nothing: no prayer, buffer, other task or sleep.
public struct FreeSlots: Sendable {
    let day: PlanningDay
    let planner: PlannerConfig
    /// The minutes in which tasks may be placed: from now, on the current day, until bedtime.
    let window: Range<Int>
    /// The hours of sleep within the window.
    private let asleep: Range<Int>
    private var busy: [Range<Int>]
    private var taken: TakenMinutes

    /// - Parameters:
    ///   - busy: The minutes taken by others, besides the prayers.
    ///   - now: The current minute, if this is the current day.
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

    /// Creates the free slots of a day from its open tasks and those of the neighbouring days.
    ///
    /// - Parameter left: The id of the task that is being placed, which is ignored.
    public init(
        day: PlanningDay, tasks: [PlannedTask], without left: String? = nil, now: Int?, waking: WakingHours,
        planner: PlannerConfig
    ) {
        var busy: [Range<Int>] = []
        for task in tasks where task.isBusy && task.id != left {
            if let minutes = day.minutes(of: task) { busy.append(minutes) }
        }
        self.init(day: day, busy: busy, now: now, waking: waking, planner: planner)
    }

    /// Returns the first start on the grid for a task, at or after a minute; `nil` if the day has none left.
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

    /// Marks a task's minutes as taken.
    public mutating func take(start: Int, duration: Int) {
        busy.append(day.minutes(from: start, duration: duration))
        taken = TakenMinutes(busy)
    }

    /// Returns the minutes of a task if they overlap nothing fixed, ignoring sleep; `nil` otherwise.
    func minutes(from start: Int, duration: Int) -> Range<Int>? {
        guard (0..<CivilDay.minutes).contains(start), (1...CivilDay.minutes).contains(duration) else { return nil }
        for change in day.clockChanges where change.missing.contains(start) { return nil }
        let minutes = day.minutes(from: start, duration: duration)
        return taken.isFree(minutes) ? minutes : nil
    }
}

/// The minutes of a day that are taken, with a table of prefix counts so that a query takes constant time.
struct TakenMinutes: Sendable {
    /// From one day before 00:00 of the day to four days after it. A task can't extend further.
    private static let reach = -CivilDay.minutes..<4 * CivilDay.minutes
    private var before: [Int32]

    init(_ ranges: [Range<Int>]) {
        var changes = [Int32](repeating: 0, count: Self.reach.count + 1)
        for range in ranges {
            let range = range.clamped(to: Self.reach)
            guard !range.isEmpty else { continue }
            changes[range.lowerBound - Self.reach.lowerBound] += 1
            changes[range.upperBound - Self.reach.lowerBound] -= 1
        }
        before = [Int32](repeating: 0, count: Self.reach.count + 1)
        var depth: Int32 = 0
        for index in 0..<Self.reach.count {
            depth += changes[index]
            before[index + 1] = before[index] + (depth > 0 ? 1 : 0)
        }
    }

    /// Whether none of these minutes is taken.
    func isFree(_ minutes: Range<Int>) -> Bool {
        let minutes = minutes.clamped(to: Self.reach)
        return before[minutes.upperBound - Self.reach.lowerBound] == before[minutes.lowerBound - Self.reach.lowerBound]
    }
}
