import Almanac

/// Where a task stands: a date and a minute of it, as the clock on the wall shows them.
public struct Placement: Hashable, Sendable {
    public var date: CivilDate
    /// Minutes after 00:00, 0 to 1439.
    public var start: Int

    public init(date: CivilDate, start: Int) {
        self.date = date
        self.start = start
    }
}
