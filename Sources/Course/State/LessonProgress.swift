/// How far a week's lesson is.
public struct LessonProgress: Hashable, Sendable {
    /// The videos watched, of all.
    public var watched: Int
    public var total: Int
    public var isOpened: Bool
    public var isCompleted: Bool

    public var step: LessonStep {
        if isCompleted { return .completed }
        return isOpened || watched > 0 ? .inProgress : .notStarted
    }
}

/// Where a student is with a lesson.
public enum LessonStep: String, CaseIterable, Hashable, Sendable {
    case notStarted = "not-started"
    case inProgress = "in-progress"
    case completed
}
