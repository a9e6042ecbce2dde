import Almanac

/// Where a task stands: a date and a minute of it, as the clock on the wall shows them.
public struct Placement: Hashable, Sendable {
    public var date: CivilDate
    /// Minutes after 00:00, 0 to 1439.
    public var start: Int
    /// The prayer that the start is tied to; it then follows that prayer's time. Who is moved is tied to none.
    public var anchor: PrayerAnchor?

    public init(date: CivilDate, start: Int, anchor: PrayerAnchor? = nil) {
        self.date = date
        self.start = start
        self.anchor = anchor
    }
}
