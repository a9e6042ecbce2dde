import Almanac

/// A task's place: a date and a minute of it, on the wall clock.
public struct Placement: Hashable, Sendable {
    public var date: CivilDate
    /// Minutes after 00:00, 0 to 1439.
    public var start: Int
    /// The prayer that the start is tied to and follows. A task that is moved is no longer tied to a prayer.
    public var anchor: PrayerAnchor?

    public init(date: CivilDate, start: Int, anchor: PrayerAnchor? = nil) {
        self.date = date
        self.start = start
        self.anchor = anchor
    }
}
