import Almanac

/// Something that waits for a coach.
public struct QueueItem: Hashable, Sendable {
    /// The enrolment's and the student's id.
    public let enrolment: String
    public let student: String
    public let matter: Matter
    /// The id of the recording to listen to.
    public let submission: String
    /// Since when the student waits.
    public let since: Instant
    /// By when an answer was promised.
    public let due: Instant
    public let news: News

    public enum Matter: Hashable, Sendable {
        case recording(CourseWork)
        /// A question below a feedback, by its id.
        case followUp(String)
    }

    /// The one thing that a coach should know of this student before they listen.
    public enum News: Hashable, Sendable {
        /// The student's first recording.
        case first
        /// The first for this coach, of a student who had another.
        case newToCoach
        /// Another recording of a week that was answered already.
        case again
        /// For a week whose deadline had passed.
        case late
        /// How many places were pinned in the last answered recording.
        case pins(Int)
        case nothing
    }

    public func isOverdue(at now: Instant) -> Bool { due <= now }

    /// The time left until it is due; negative afterwards.
    public func left(at now: Instant) -> TimeSpan { due - now }
}
