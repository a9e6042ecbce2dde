import Almanac

/// A date's prayer times on the wall clock, in minutes after 00:00 of that date.
///
/// A time may be 1440 or more (Isha after midnight), or negative (Fajr before midnight, near the poles).
public typealias DayPrayers = ByEvent<Int>

extension ByEvent where Value == Int {
    /// Returns when a prayer's time begins.
    public func start(of kind: PrayerBlock.Kind) -> Int {
        switch kind {
        case .fajr: fajr
        case .dhuhr, .jummah: dhuhr
        case .eid: sunrise
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}

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
