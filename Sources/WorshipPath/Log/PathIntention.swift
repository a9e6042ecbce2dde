import Almanac

/// An intention at the time it was set. Intentions are only added, and the latest applies (WP-087).
public struct PathIntention: Hashable, Sendable {
    public var setAt: Instant
    /// The date at the person's place at that time.
    public var date: CivilDate
    /// The person's own words.
    public var text: String?
    /// The weekly focus that the person chose.
    public var weeklyFocus: String?
    /// Whether the questions about intention and pace were answered again at the same time.
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
