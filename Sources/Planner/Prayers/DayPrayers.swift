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
