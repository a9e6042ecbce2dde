import Almanac

/// An intention as it was set: each one is added, the latest holds (WP-087).
public struct PathIntention: Hashable, Sendable {
    public var setAt: Instant
    /// The date where the person was then.
    public var date: CivilDate
    /// The person's own words.
    public var text: String?
    /// The week's focus that they chose.
    public var weeklyFocus: String?
    /// Whether the questions about intention and pace were answered again with it.
    public var isReview: Bool

    public init(
        setAt: Instant, date: CivilDate, text: String? = nil, weeklyFocus: String? = nil, isReview: Bool = false
    ) {
        self.setAt = setAt
        self.date = date
        self.text = text
        self.weeklyFocus = weeklyFocus
        self.isReview = isReview
    }
}
