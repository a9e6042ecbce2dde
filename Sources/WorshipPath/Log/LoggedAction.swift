import Almanac

/// Something that was done on a day.
public struct LoggedAction: Hashable, Sendable {
    public var type: WorshipArea
    /// Which action of the area, or which part of one; `nil` where only the area is known.
    public var subtype: String?
    /// `nil` where a past day was filled in later.
    public var completedAt: Instant?

    public init(type: WorshipArea, subtype: String? = nil, completedAt: Instant? = nil) {
        self.type = type
        self.subtype = subtype
        self.completedAt = completedAt
    }
}
