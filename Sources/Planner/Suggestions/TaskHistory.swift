import Almanac

/// What a person's completed tasks suggest for a new one: how long similar tasks took, and when they were done.
///
/// It is computed from the loaded records each time, and never stored.
public struct TaskHistory: Sendable {
    /// The fewest similar tasks from which anything is concluded (MZ-089).
    public static let least = 3

    private struct Entry: Sendable {
        var words: TaskWords
        var category: TaskCategory?
        var minutes: Int
        var start: Int
    }

    private var entries: [Entry] = []

    /// - Parameter wall: Returns the local time at an instant.
    public init(_ tasks: [PlannedTask], wall: (Instant) -> CivilDateTime) {
        for task in tasks where !task.isDeleted && !task.isExternal {
            guard let completed = task.completed, let placement = task.placement else { continue }
            let end = wall(completed)
            let took = end.minuteOfDay - placement.start
            // If the task was completed during its planned time or soon after, that shows how long it took. Otherwise
            // only the plan is known.
            let isMeasured = end.date == placement.date && (5...2 * task.duration).contains(took)
            entries.append(
                Entry(
                    words: TaskWords(task.title), category: task.category, minutes: isMeasured ? took : task.duration,
                    start: placement.start))
        }
    }

    /// Returns how long similar tasks took, and how many there were; `nil` for fewer than ``least``.
    ///
    /// It is the shortest allowed duration that covers the median.
    public func duration(of task: PlannedTask, planner: PlannerConfig) -> (minutes: Int, count: Int)? {
        let words = TaskWords(task.title)
        let alike = entries.filter { $0.words.isLike(words) }.map { $0.minutes }
        guard alike.count >= Self.least, let longest = planner.durations.last else { return nil }
        let median = Self.median(alike)
        return (planner.durations.first { $0 >= median } ?? longest, alike.count)
    }

    /// Returns when similar tasks were done, or else those of the same category: the median start.
    public func start(of task: PlannedTask) -> Int? {
        let words = TaskWords(task.title)
        var starts = entries.filter { $0.words.isLike(words) }.map { $0.start }
        if starts.count < Self.least, let category = task.category {
            starts = entries.filter { $0.category == category }.map { $0.start }
        }
        return starts.count < Self.least ? nil : Self.median(starts)
    }

    private static func median(_ numbers: [Int]) -> Int { numbers.sorted()[numbers.count / 2] }
}
