/// What a day means for fasting.
public enum Fasting: Hashable, Sendable {
    /// A day of Ramadan.
    case ramadan
    /// A day on which fasting is recommended, with all reasons for it in order.
    case recommended([Occasion])
    /// A day on which there is no fasting: both Eids and the days of Tashreeq.
    ///
    /// Bukhari 1990 and 1997, Muslim 1137 and 1141.
    case notObserved(Occasion)
    /// An ordinary day.
    case ordinary
}

extension Occasion {
    /// Whether the day is recommended for fasting, where nothing stands against it.
    ///
    /// Muslim 1162 (Arafah, Ashura, Mondays), 1134 (Tasua), 1164 (six of Shawwal); Tirmidhi 747 (Mondays and
    /// Thursdays) and 761 (white days); Abu Dawud 2437 (nine of Dhu al-Hijjah).
    public var recommendsFasting: Bool {
        switch self {
        case .tasua, .ashura, .sixOfShawwal, .firstTenOfDhuAlHijjah, .arafah, .whiteDay, .monday, .thursday: true
        default: false
        }
    }
}
