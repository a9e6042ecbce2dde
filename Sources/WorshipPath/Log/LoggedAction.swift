import Almanac

/// An action that was done on a day.
public struct LoggedAction: Hashable, Sendable {
    public var type: WorshipArea
    /// The action of the area, or the part of an action; `nil` if only the area is known.
    public var subtype: String?
    /// When it was done; `nil` if a past day was filled in later.
    public var completedAt: Instant?

    public init(type: WorshipArea, subtype: String? = nil, completedAt: Instant? = nil) {
        self.type = type
        self.subtype = subtype
        self.completedAt = completedAt
    }
}
