import Almanac

/// A day's prayer times and when its prayers are held, in minutes of its own wall clock.
public struct HeldPrayers: Hashable, Sendable {
    /// When each prayer's time begins, with the adhan.
    public var times: DayPrayers
    /// When each congregation stands.
    public var held: DayPrayers

    public init(times: DayPrayers, held: DayPrayers) {
        self.times = times
        self.held = held
    }

    /// Prayers that are held at their times.
    public init(_ times: DayPrayers) { self.init(times: times, held: times) }
}
