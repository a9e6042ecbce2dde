import Almanac
import TestSupport
import Testing

@Suite struct MoonsightingTests {
    private func times(_ date: String, _ latitude: Double, _ shafaq: Shafaq = .general) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: 0)),
            in: Zone(identifier: "UTC", fixedOffset: 0),
            rules: PrayerRules(method: .moonsighting(shafaq), rounding: MinuteRounding.none))
    }

    /// Minutes to sunrise and from sunset that the committee's formulas give, worked by hand for 51.5°.
    @Test(
        "The seasonal functions at the turns of the year, as the committee prints them",
        arguments: [
            ("2025-12-21", 101.83, 98.97, 78.29, 98.97), ("2026-03-22", 93.20, 76.92, 55.30, 81.70),
            ("2026-05-07", 105.66, 66.38, 66.79, 109.50), ("2026-06-22", 120.04, 80.75, 80.20, 151.63),
        ])
    func functions(date: String, fajr: Double, general: Double, ahmer: Double, abyad: Double) throws {
        let morning = try times(date, 51.5)
        let before = Double((morning.sun.sunrise - morning.fajr).microseconds) / 60e6
        #expect(before <= fajr + 0.02)
        if morning.origins.fajr == .seasonal { #expect((before - fajr).magnitude < 0.02, "\(before)") }
        for (shafaq, minutes) in [(Shafaq.general, general), (.ahmer, ahmer), (.abyad, abyad)] {
            let evening = try times(date, 51.5, shafaq)
            let after = Double((evening.isha - evening.sun.sunset).microseconds) / 60e6
            #expect(after <= minutes + 0.02, "\(shafaq)")
            if evening.origins.isha == .seasonal { #expect((after - minutes).magnitude < 0.02, "\(shafaq): \(after)") }
        }
        #expect(try times(date, 51.5, .ahmer).origins.isha == .seasonal)
    }

    @Test("The southern seasons are half a year off the northern ones")
    func south() throws {
        let north = try times("2025-12-21", 40)
        let south = try times("2026-06-21", -40)
        #expect(north.origins.fajr == .seasonal || north.origins.fajr == .angle(18))
        let a = (north.sun.sunrise - north.fajr).microseconds
        let b = (south.sun.sunrise - south.fajr).microseconds
        #expect((a - b).magnitude < 60_000_000)
    }

    @Test("From 55° on neither goes past the seventh of the night; Dhuhr and Maghrib have their 5 and 3 minutes")
    func seventh() throws {
        let today = try times("2026-06-21", 59.91)
        let next = try times("2026-06-22", 59.91)
        let night = (next.sun.sunrise - today.sun.sunset).microseconds
        #expect(today.origins.isha == .seventhOfNight)
        #expect(((today.isha - today.sun.sunset).microseconds - night / 7).magnitude < 1_000_000)
        #expect(today.dhuhr - today.sun.noon == .minutes(5))
        #expect((today.maghrib - today.sun.sunset - .minutes(3)).microseconds.magnitude <= 1_000)
        #expect(try times("2026-12-21", 59.91).origins.isha == .seasonal)
    }
}
