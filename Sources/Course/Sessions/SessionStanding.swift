import Almanac

/// Where a live session is at an instant.
public enum SessionStanding: String, CaseIterable, Hashable, Sendable {
    // In the order in which a day's sessions are shown (QF-117).
    case live
    case soon
    case upcoming
    case ended
    case cancelled

    /// Whether it can be joined: from some minutes before its start to its end (K38).
    public var isJoinable: Bool { self == .live || self == .soon }
}

extension CourseSession {
    public func standing(at now: Instant, _ config: CourseConfig) -> SessionStanding {
        if isCancelled { return .cancelled }
        if now >= end { return .ended }
        if now >= start { return .live }
        return now >= joinOpens(config) ? .soon : .upcoming
    }

    /// From when it can be joined.
    public func joinOpens(_ config: CourseConfig) -> Instant { start - config.joinTime }
}
