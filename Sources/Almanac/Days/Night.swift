/// A night from Maghrib to the next Fajr, by which midnight and the thirds are counted in worship.
///
/// The Prophet ﷺ named the last third (Bukhari 1145, Muslim 758); that the night ends at dawn is the way of
/// Ibn Taymiyyah and most, and the register's (MZ-123).
public struct Night: Hashable, Sendable {
    public let maghrib: Instant
    public let fajr: Instant

    /// The night that begins on `evening`'s date.
    public init(from evening: PrayerTimes, to morning: PrayerTimes) {
        maghrib = evening.maghrib
        // Times of two days never cross, but those of two places could.
        fajr = max(morning.fajr, evening.maghrib)
    }

    public var length: TimeSpan { fajr - maghrib }

    /// The middle of the night, to the second.
    public var middle: Instant { part(1, of: 2) }

    /// The beginning of the last third, to the second.
    public var lastThird: Instant { part(2, of: 3) }

    /// The last third, in which Qiyam is best.
    public var qiyam: PrayerWindow? { PrayerWindow(start: lastThird, end: fajr) }

    private func part(_ part: Int64, of parts: Int64) -> Instant {
        maghrib + .seconds(length.seconds.clampedProduct(with: part) / parts)
    }
}
