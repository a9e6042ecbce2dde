/// The figures in the high latitude rules, which configuration may change.
public struct HighLatitudeFigures: Hashable, Sendable {
    /// The rules hold beyond this many degrees from the equator.
    public var threshold: Double
    /// Minutes from Fajr to sunrise where they are fixed.
    public var fajrMinutes: Int
    /// Minutes from sunset to Isha where they are fixed.
    public var ishaMinutes: Int
    /// How many days to either side are looked at for a normal one.
    public var searchWindow: Int

    public init(threshold: Double = 48, fajrMinutes: Int = 90, ishaMinutes: Int = 90, searchWindow: Int = 7) {
        self.threshold = threshold
        self.fajrMinutes = fajrMinutes
        self.ishaMinutes = ishaMinutes
        self.searchWindow = searchWindow
    }

    /// 48°, 90 minutes and 7 days.
    public static let standard = HighLatitudeFigures()
}
