/// A moment at which the Sun stands over the Kaaba: everyone who sees it then sees the Qibla, and shadows point away.
///
/// It comes twice a year, when the Sun's declination passes Makkah's latitude at Makkah's noon, in late May and in
/// mid July.
public struct SunOverMakkah: Hashable, Sendable {
    /// Makkah's solar noon, to the second.
    public let instant: Instant
    /// How far the Sun's centre then is from the zenith, in degrees; its own radius is 0.27.
    public let zenithDistance: Double

    /// The two moments of a civil year, in order. Years 1900 to 2200 are what the Sun's formulas are good for.
    public static func moments(year: Int) -> [SunOverMakkah] {
        guard (1900...2200).contains(year) else { return [] }
        return [
            nearest(year: year, month: 5, days: 20...31), nearest(year: year, month: 7, days: 8...22),
        ].compactMap { $0 }
    }

    /// The noon of those days at which the Sun is nearest to the zenith.
    private static func nearest(year: Int, month: Int, days: ClosedRange<Int>) -> SunOverMakkah? {
        var best: SunOverMakkah?
        for day in days {
            guard let date = CivilDate(year: year, month: month, day: day) else { continue }
            let noon = noon(of: date)
            if noon.zenithDistance < best?.zenithDistance ?? 180 { best = noon }
        }
        return best
    }

    /// Makkah's solar noon of a date.
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
