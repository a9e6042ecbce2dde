import Almanac

/// A week of an enrolment as it stands.
public struct WeekState: Hashable, Sendable {
    /// 1 for the first.
    public let number: Int
    /// When it opens; `nil` while a pause keeps that open.
    public let opens: Instant?
    public let deadline: Instant?
    public let isOpen: Bool
    /// Whether its recording was due and is not on its way. Nobody owes what was due before they were placed.
    public let isOverdue: Bool
    public let lesson: LessonProgress
    public let recording: Recording
    /// The id of the first feedback of the week that was not heard; `nil` if there is none.
    public let unheard: String?

    /// Where a week's recording is. Of several, the latest decides.
    public enum Recording: Hashable, Sendable {
        case none
        /// On the student's device, waiting to be sent.
        case waiting
        /// With the coach since it was accepted.
        case underReview(since: Instant)
        /// Answered; heard or not.
        case answered(handedIn: Instant)
    }

    /// Whether the server has accepted a recording of the week.
    public let isHandedIn: Bool

    /// Whether lesson, recording and feedback are all done.
    public var isComplete: Bool {
        guard case .answered = recording else { return false }
        return lesson.isCompleted && unheard == nil
    }

    /// What the week's row says (QF-083).
    public var badge: Badge {
        if !isOpen { return .locked }
        if unheard != nil { return .feedbackReady }
        if isComplete { return .complete }
        if isOverdue { return .incomplete }
        return lesson.step == .notStarted && recording == .none ? .notStarted : .inProgress
    }

    public enum Badge: String, CaseIterable, Hashable, Sendable {
        case locked
        case notStarted = "not-started"
        case inProgress = "in-progress"
        case feedbackReady = "feedback-ready"
        case complete
        case incomplete
    }
}
