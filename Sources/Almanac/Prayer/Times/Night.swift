/// A night, its middle and its thirds.
public struct Night: Hashable, Sendable {
    /// Sunset.
    public let begin: Instant
    /// The next sunrise or the next Fajr, depending on the definition.
    public let end: Instant

    public init(begin: Instant, end: Instant) {
        self.begin = begin
        self.end = max(begin, end)
    }

    /// When half of the night is over.
    public var middle: Instant { at(1, of: 2) }
    /// When the first third is over.
    public var endOfFirstThird: Instant { at(1, of: 3) }
    /// When the last third begins, which is the best time for the night prayer.
    public var lastThird: Instant { at(2, of: 3) }

    /// Returns the moment when a share of the night is over, to the nearest minute.
    private func at(_ part: Int64, of parts: Int64) -> Instant {
        let span = (end - begin).microseconds
        let exact = begin.microseconds.clampedSum(with: span / parts * part + span % parts * part / parts)
        let sum = exact.clampedSum(with: 30_000_000)
        return Instant(microseconds: sum.clampedDifference(with: sum.flooredRemainder(by: 60_000_000)))
    }
}

extension PrayerTimes {
    /// Returns the night that follows the day. `next` holds the times of the next day at the same place.
    public func night(before next: PrayerTimes, _ definition: NightDefinition) -> Night {
        Night(begin: sun.sunset, end: definition == .toSunrise ? next.sun.sunrise : next.fajr)
    }

    /// Returns when eating stops, a number of minutes before Fajr.
    public func imsak(minutes: Int) -> Instant { fajr - .minutes(Int64(minutes)) }
}
