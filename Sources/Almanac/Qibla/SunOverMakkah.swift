/// A moment when the Sun is above the Kaaba. Wherever it is visible, it then shows the Qibla, and shadows point away
/// from it.
///
/// This happens twice a year, in late May and mid July, when the Sun's declination passes Makkah's latitude at Makkah's
/// solar noon.
public struct SunOverMakkah: Hashable, Sendable {
    /// Solar noon in Makkah, to the second.
    public let instant: Instant
    /// The distance of the Sun's centre from the zenith at that moment, in degrees. The Sun's radius is 0.27.
    public let zenithDistance: Double

    /// Returns the two moments of a civil year, in order. The formulas for the Sun are valid for the years 1900 to
    /// 2200.
    public static func moments(year: Int) -> [SunOverMakkah] {
        guard (1900...2200).contains(year) else { return [] }
        return [
            nearest(year: year, month: 5, days: 20...31), nearest(year: year, month: 7, days: 8...22),
        ].compactMap { $0 }
    }

    /// Returns the noon among those days at which the Sun is nearest to the zenith.
    private static func nearest(year: Int, month: Int, days: ClosedRange<Int>) -> SunOverMakkah? {
        var best: SunOverMakkah?
        for day in days {
            guard let date = CivilDate(year: year, month: month, day: day) else { continue }
            let noon = noon(of: date)
            if noon.zenithDistance < best?.zenithDistance ?? 180 { best = noon }
        }
        return best
    }

    /// Returns Makkah's solar noon on a date.
    private static func noon(of date: CivilDate) -> SunOverMakkah {
        let about = Instant(seconds: Int64(date.dayNumber) * 86_400 + 33_600)
        let day = SolarDay(noonNearest: about, longitude: Qibla.kaaba.longitude)
        let instant = day.instant(day.transit())
        let declination = day.declination(at: instant)
        return SunOverMakkah(
            instant: Instant(seconds: (instant + TimeSpan(microseconds: 500_000)).seconds),
            zenithDistance: (declination - Qibla.kaaba.latitude).magnitude)
    }
}
