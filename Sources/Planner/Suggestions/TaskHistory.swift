import Almanac

/// What a person's own finished tasks say about a new one: how long its like took, and when its like was done.
///
/// It is worked out anew from the records at hand and kept nowhere.
public struct TaskHistory: Sendable {
    /// Fewer alike say nothing (MZ-089).
    public static let least = 3

    private struct Entry: Sendable {
        var words: TaskWords
        var category: TaskCategory?
        var minutes: Int
        var start: Int
    }

    private var entries: [Entry] = []

    /// - Parameter wall: what the clock showed at an instant.
    public init(_ tasks: [PlannedTask], wall: (Instant) -> CivilDateTime) {
        for task in tasks where !task.isDeleted && !task.isExternal {
            guard let completed = task.completed, let placement = task.placement else { continue }
            let end = wall(completed)
            let took = end.minuteOfDay - placement.start
            // Completed while or soon after it was planned: that is how long it took. Otherwise the plan is all there is.
            let isMeasured = end.date == placement.date && (5...2 * task.duration).contains(took)
            entries.append(
                Entry(
                    words: TaskWords(task.title), category: task.category, minutes: isMeasured ? took : task.duration,
                    start: placement.start))
        }
    }

    /// How long tasks like this one took, and how many there were; `nil` with fewer than ``least``.
    ///
    /// The median, as the shortest of the durations that covers it.
    public func duration(of task: PlannedTask, planner: PlannerConfig) -> (minutes: Int, count: Int)? {
        let words = TaskWords(task.title)
        let alike = entries.filter { $0.words.isLike(words) }.map { $0.minutes }
        guard alike.count >= Self.least, let longest = planner.durations.last else { return nil }
        let median = Self.median(alike)
        return (planner.durations.first { $0 >= median } ?? longest, alike.count)
    }

    /// When tasks like this one were done, or else those of its category: the median start.
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
