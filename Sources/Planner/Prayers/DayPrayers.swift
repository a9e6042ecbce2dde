/// One date's prayer times as the clock on the wall shows them: minutes after that date's 00:00.
///
/// A time may be 1440 or more (Isha after midnight) or negative (Fajr before midnight, near the poles).
public struct DayPrayers: Hashable, Sendable {
    public var fajr: Int
    public var sunrise: Int
    public var dhuhr: Int
    public var asr: Int
    public var maghrib: Int
    public var isha: Int

    public init(fajr: Int, sunrise: Int, dhuhr: Int, asr: Int, maghrib: Int, isha: Int) {
        self.fajr = fajr
        self.sunrise = sunrise
        self.dhuhr = dhuhr
        self.asr = asr
        self.maghrib = maghrib
        self.isha = isha
    }

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
