import Almanac

/// A live session. Nobody is behind for missing one (QF-008).
public struct CourseSession: Hashable, Sendable {
    public var id: String
    public var kind: Kind
    public var title: String
    /// Who holds it.
    public var coach: String
    public var start: Instant
    public var length: TimeSpan
    /// The level's id; `nil` for all levels.
    public var level: String?
    public var audience: Audience?
    public var isCancelled: Bool
    /// What happens in it, in the school's words; empty where nothing is said.
    public var summary = ""
    /// The meeting's address, `https`; `nil` where there is none.
    public var join: String?
    /// What was changed since the semester was announced, oldest first (QF-168).
    public var changes: [SessionChange] = []
    /// What was recorded of it; `nil` while nothing is published.
    public var recording: SessionRecording?

    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case levelClass = "level-class"
        case circle = "qrc"
        case officeHours = "office-hours"
    }

    public var end: Instant { start + length }

    /// Whether it is for a student of a level and an audience; who has said no audience sees those that are for all.
    public func isFor(level: String?, audience: Audience?) -> Bool {
        (self.level == nil || self.level == level) && (self.audience == nil || self.audience == audience)
    }
}
