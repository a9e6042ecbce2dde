import Almanac

/// What the clock on the wall shows at the person's place.
public struct LocalMinute: Hashable, Sendable {
    public var date: CivilDate
    /// Minutes after 00:00.
    public var minute: Int

    public init(date: CivilDate, minute: Int) {
        self.date = date
        self.minute = minute
    }
}
