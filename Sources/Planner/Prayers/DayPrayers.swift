import Almanac

/// One date's prayer times as the clock on the wall shows them: minutes after that date's 00:00.
///
/// A time may be 1440 or more (Isha after midnight) or negative (Fajr before midnight, near the poles).
public typealias DayPrayers = ByEvent<Int>

extension ByEvent where Value == Int {
    /// When a prayer's time begins.
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
