import Almanac

/// A day's prayer times and the times of its congregations, in minutes of the day's wall clock.
public struct HeldPrayers: Hashable, Sendable {
    /// When the time of each prayer begins, with the adhan.
    public var times: DayPrayers
    /// When each congregation begins.
    public var held: DayPrayers

    public init(times: DayPrayers, held: DayPrayers) {
        self.times = times
        self.held = held
    }

    /// Creates prayers whose congregations begin at the prayer times.
    public init(_ times: DayPrayers) { self.init(times: times, held: times) }
}
