import Almanac

/// Days on which the plan pauses: nothing is expected, no reminders come, and all windows stand still (WP-081).
public struct RestWeek: Hashable, Sendable {
    public var from: CivilDate
    /// The number of days, which is less than offered if the person came back earlier.
    public var days: Int

    public init(from: CivilDate, days: Int) {
        self.from = from
        self.days = max(0, days)
    }

    public func contains(_ date: CivilDate) -> Bool { from <= date && from.days(to: date) < days }

    /// Returns the same rest, ended before a date.
    public func ended(on date: CivilDate) -> RestWeek { RestWeek(from: from, days: min(days, from.days(to: date))) }
}
