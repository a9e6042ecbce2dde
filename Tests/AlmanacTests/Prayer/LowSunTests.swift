import Almanac
import TestSupport
import Testing

/// Asr beyond 48°, where the noon Sun may be so low that a tenth of a degree is many lengths of shadow.
@Suite struct LowSunTests {
    /// Times to the second, as the Sun has them: without an authority's minutes and without rounding.
    private func rules(_ madhhab: Madhhab, _ rule: HighLatitudeRule? = nil) -> PrayerRules {
        let method = PrayerMethod(
            identifier: "bare", authority: "", source: "", fajr: .angle(18), isha: .angle(17), offsets: PrayerOffsets(),
            rounding: MinuteRounding.none)
        return PrayerRules(method: method, madhhab: madhhab, highLatitude: rule)
    }

    private func zone(_ longitude: Double) -> Zone {
        Zone(identifier: "solar", fixedOffset: Int((longitude / 15).rounded()) * 3_600)
    }

    @Test("Asr under a low Sun: Vorgashor's and Boden's noon shadow is that of their own noon")
    func places() throws {
        for (latitude, longitude, hours, day, least) in [
            (67.58, 63.95, 3, "2027-11-24", 15), (65.825, 21.689, 1, "2027-12-19", 6),
        ] {
            let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            let date = try #require(CivilDate(day))
            let zone = Zone(identifier: "local", fixedOffset: hours * 3_600)
            let times = PrayerTimes.compute(date: date, at: place, in: zone, method: .muslimWorldLeague)
            let sun = SlowSun(latitude: latitude, longitude: longitude)
            let noon = sun.noon(near: Double(zone.instant(of: date, at: .noon).seconds))
            let asr = try #require(sun.asr(after: noon, lengths: 1))
            #expect((Double(times.asr.seconds) - asr).magnitude <= 60, "\(day): \(zone.local(times.asr))")
            #expect((times.asr - times.dhuhr).minutes >= least, "\(day)")
        }
    }

    @Test("Asr is where a slower, independent Sun has it, every day of a year at every latitude beyond 48°")
    func everyDay() throws {
        var generator = Generator(seed: 1_448)
        let start = try #require(CivilDate("2027-01-01"))
        var (days, low, worst) = (0, 0, 0.0)
        for latitude in Swift.stride(from: 48.5, through: 89.5, by: 1) {
            let side = generator.bool() ? 1.0 : -1
            let degrees = side * (latitude + generator.double(in: -0.45...0.45))
            let longitude = generator.double(in: -180...180)
            let place = try #require(Coordinates(latitude: degrees, longitude: longitude))
            let sun = SlowSun(latitude: degrees, longitude: longitude)
            let zone = zone(longitude)
            let madhhab: Madhhab = generator.bool() ? .standard : .hanafi
            for number in Swift.stride(from: generator.integer(in: 0...4), to: 365, by: 5) {
                let date = start.adding(days: number)
                let times = PrayerTimes.compute(date: date, at: place, in: zone, rules: rules(madhhab))
                guard times.resolution == .none else { continue }
                let noon = sun.noon(near: Double(zone.instant(of: date, at: .noon).seconds))
                let asr = try #require(sun.asr(after: noon, lengths: madhhab == .hanafi ? 2 : 1))
                let off = Double(times.asr.microseconds) / 1e6 - asr
                if sun.position(noon).altitude > 1 { worst = max(worst, off.magnitude) }
                // How far Asr goes where the Sun stands higher or lower by what neither of the two knows better.
                let lengths = madhhab == .hanafi ? 2.0 : 1
                let bounds = [-0.04, 0.04].compactMap { sun.asr(after: noon, lengths: lengths, lifted: $0) }
                let tolerance = 10 + (bounds.count == 2 ? (bounds[1] - bounds[0]).magnitude : .infinity)
                try #require(off.magnitude <= tolerance, "\(degrees)° \(date) \(madhhab): \(off) s")
                try #require(Double((times.asr - times.dhuhr).microseconds) / 1e6 >= asr - noon - tolerance - 10)
                days += 1
                if sun.position(noon).altitude < 3 { low += 1 }
            }
        }
        #expect(days > 1_000 && low > 30 && worst < 30, "\(days) \(low)")
        print(
            "prayer times: Asr beyond 48°: \(days) days, \(low) of them with a low Sun, at most \(worst) s off above 1°"
        )
    }
}
