/// A time span for a voluntary prayer or a meal, which may begin at `start` and is over at `end`.
public struct PrayerWindow: Hashable, Sendable {
    public let start: Instant
    public let end: Instant

    /// Creates a window; `nil` if it would be empty.
    public init?(start: Instant, end: Instant) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
    }

    public var length: TimeSpan { end - start }

    public func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }

    /// Returns the instant in the window nearest to another at which something of a length can begin, or the window's
    /// start if the window is too short for it.
    public func nearest(to instant: Instant, length: TimeSpan = .zero) -> Instant {
        max(start, min(instant, end - length))
    }

    /// Returns the window of Qiyam, the last third of the night from Maghrib to the next Fajr; `nil` if there is no
    /// night.
    ///
    /// The Prophet ﷺ named the last third of the night (Bukhari 1145, Muslim 758).
    public static func qiyam(maghrib: Instant, fajr: Instant) -> PrayerWindow? {
        let third = TimeSpan(microseconds: (fajr - maghrib).microseconds / 3)
        return PrayerWindow(start: max(maghrib, fajr - third), end: fajr)
    }
}
