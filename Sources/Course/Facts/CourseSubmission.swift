import Almanac

/// A recording that was handed in, with what became of it.
public struct CourseSubmission: Hashable, Sendable {
    /// The id of the event that handed it in.
    public let id: String
    public var work: CourseWork
    public var attempt: Int
    /// The recording's hash.
    public var blob: String
    /// When the student's device made it.
    public var at: Instant
    public var standing: Standing
    /// What the coach has sent and not taken back.
    public var feedback: [CourseFeedback]
    /// In the order of their places in the recording.
    public var pins: [PlacedPin]
    public var thread: [FollowUp]

    /// Where a recording is. "Submitted" is said of an accepted one alone.
    public enum Standing: Hashable, Sendable {
        /// The server has not confirmed the recording's hash: it waits to be sent, or is on its way.
        case waiting
        case accepted(Instant)
        case refused(Instant, Refusal)
    }

    /// When the server accepted it; `nil` if it has not.
    public var accepted: Instant? {
        if case .accepted(let instant) = standing { instant } else { nil }
    }

    public var isWaiting: Bool { standing == .waiting }

    /// Whether the last word in the thread is the student's.
    public var awaitsReply: FollowUp? {
        thread.last.flatMap { $0.author.role == .student ? $0 : nil }
    }
}

/// What a coach sent on a recording.
public struct CourseFeedback: Hashable, Sendable {
    /// The id of the event that sent it.
    public let id: String
    /// The coach's id.
    public var coach: String
    public var sent: Instant
    /// The recording of the coach's voice; `nil` for words alone.
    public var blob: String?
    public var text: String?
    public var isHeard: Bool
}

/// A pin with its id.
public struct PlacedPin: Hashable, Sendable {
    public let id: String
    public var coach: String
    public var pin: Pin
}

/// A word in the thread below a feedback.
public struct FollowUp: Hashable, Sendable {
    public let id: String
    public var author: CourseEvent.Author
    public var at: Instant
    public var text: String
}

/// The result of an end-of-course assessment.
public struct Evaluation: Hashable, Sendable {
    /// The id of the event that gave it.
    public let id: String
    /// The submission's id.
    public var submission: String
    public var isPassed: Bool
    /// The coach's id.
    public var coach: String
    public var at: Instant
    public var blob: String?
    public var text: String?
}
