import Almanac

/// A change of a live session after students had seen the schedule (QF-168).
public struct SessionChange: Hashable, Sendable {
    public var kind: Kind
    /// When the change was made.
    public var at: Instant
    /// The start before it was moved.
    public var from: Instant?

    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case moved
        case cancelled
        case added
    }

    public init(_ kind: Kind, at: Instant, from: Instant? = nil) {
        self.kind = kind
        self.at = at
        self.from = from
    }
}
