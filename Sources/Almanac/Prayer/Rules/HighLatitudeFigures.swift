/// The figures of the high latitude rules, which can be configured.
public struct HighLatitudeFigures: Hashable, Sendable {
    /// The latitude in degrees, north or south, beyond which the rules apply.
    public var threshold: Double
    /// The minutes from Fajr to sunrise, for the rule with fixed minutes.
    public var fajrMinutes: Int
    /// The minutes from sunset to Isha, for the rule with fixed minutes.
    public var ishaMinutes: Int
    /// The number of days in either direction within which a normal day is searched.
    public var searchWindow: Int

    public init(threshold: Double = 48, fajrMinutes: Int = 90, ishaMinutes: Int = 90, searchWindow: Int = 7) {
        self.threshold = threshold
        self.fajrMinutes = fajrMinutes
        self.ishaMinutes = ishaMinutes
        self.searchWindow = searchWindow
    }

    /// The defaults: 48°, 90 minutes and 7 days.
    public static let standard = HighLatitudeFigures()
}
