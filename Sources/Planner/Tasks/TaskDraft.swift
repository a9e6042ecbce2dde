import Almanac

/// What a form may set on a task, validated.
public struct TaskDraft: Hashable, Sendable {
    public let title: String
    public let notes: String
    public let category: TaskCategory?
    public let duration: Int

    /// Checks a form's values. `category` is a name or empty, and `duration` is `nil` if none was chosen. `standing` is
    /// the task's current length, which may be one that is not offered if the task was extended.
    ///
    /// Throws all problems at once, so that a form can show them together.
    public init(
        title: String, notes: String = "", category: String = "", duration: Int? = nil, standing: Int? = nil,
        planner: PlannerConfig
    ) throws(TaskProblems) {
        var problems: [TaskProblem] = []
        let line = TaskText.line(title)
        if TaskText.isBlank(line) {
            problems.append(.titleMissing)
        } else if let count = planner.title.excess(line) {
            problems.append(.titleTooLong(count: count, limit: planner.title.characters))
        }
        let lines = TaskText.lines(notes)
        if let count = planner.notes.excess(lines) {
            problems.append(.notesTooLong(count: count, limit: planner.notes.characters))
        }
        let known = TaskCategory(rawValue: category).flatMap { planner.look(of: $0)?.category }
        if known == nil && !category.isEmpty { problems.append(.unknownCategory) }
        let minutes = duration ?? planner.defaultDuration
        if minutes != standing && !planner.durations.contains(minutes) { problems.append(.unknownDuration) }
        guard problems.isEmpty else { throw TaskProblems(list: problems) }
        self.title = line
        self.notes = lines
        self.category = known
        self.duration = minutes
    }

}

/// All problems of a form.
public struct TaskProblems: Error, Hashable, Sendable {
    public var list: [TaskProblem]
}

/// A problem of a form.
public enum TaskProblem: Hashable, Sendable {
    case titleMissing
    case titleTooLong(count: Int, limit: Int)
    case notesTooLong(count: Int, limit: Int)
    case unknownCategory
    case unknownDuration
}

extension PlannedTask {
    /// Creates a new open task from a draft.
    public init(id: String, draft: TaskDraft, placement: Placement? = nil, created: Instant) {
        self.init(
            id: id, title: draft.title, notes: draft.notes, category: draft.category, duration: draft.duration,
            placement: placement, created: created)
    }

    /// Applies a draft to the task.
    public mutating func take(_ draft: TaskDraft) {
        title = draft.title
        notes = draft.notes
        category = draft.category
        duration = draft.duration
    }
}
