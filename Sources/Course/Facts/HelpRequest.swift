import Almanac

/// What a student asked the school's staff, and what was answered.
public struct HelpRequest: Hashable, Sendable {
    /// The id of the event that asked.
    public let id: String
    public var topic: CourseHelpTopic
    public var text: String
    public var at: Instant
    public var answer: FollowUp?
}
