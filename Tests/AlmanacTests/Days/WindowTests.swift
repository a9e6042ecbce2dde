import Almanac
import Testing

/// Rules behind MZ-026, MZ-115, MZ-123, MZ-140, MZ-150, MZ-152, MZ-153, MZ-159, which wait for their blocks and pages.
@Suite struct WindowTests {
    private static let zone = Zone(identifier: "Africa/Cairo", fixedOffset: 7_200)

    private func times(_ date: String, latitude: Double = 30.0444) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: 31.2357)),
            in: Self.zone, method: .egypt)
    }

    @Test("Duha lies from 15 minutes after sunrise to 10 before Dhuhr, and 9:00 is moved into it")
    func duha() throws {
        let times = try times("2026-11-21")
        let window = try #require(times.duha(afterSunrise: 15, beforeDhuhr: 10))
        #expect(window.start == times.sunrise + .minutes(15) && window.end == times.dhuhr - .minutes(10))
        let nine = Self.zone.instant(of: times.date, at: ClockTime(hour: 9, minute: 0)!)
        #expect(window.contains(nine) && window.nearest(to: nine, length: .minutes(10)) == nine)
        #expect(window.nearest(to: times.fajr) == window.start)
        #expect(window.nearest(to: times.asr, length: .minutes(30)) == window.end - .minutes(30))
        #expect(window.nearest(to: times.asr, length: .days(1)) == window.start)
        #expect(times.duha(afterSunrise: 300, beforeDhuhr: 300) == nil)
    }

    @Test(
        "the last third begins a third of the night before Fajr, in summer and winter",
        arguments: ["2026-06-21", "2026-12-21"])
    func lastThird(date: String) throws {
        let evening = try times(date)
        let morning = try times(evening.date.next.description)
        let qiyam = try #require(PrayerWindow.qiyam(maghrib: evening.maghrib, fajr: morning.fajr))
        let expected = morning.fajr.seconds - (morning.fajr.seconds - evening.maghrib.seconds) / 3
        #expect((qiyam.start.seconds - expected).magnitude <= 1 && qiyam.end == morning.fajr)
        // The times of two places may cross: no night is left.
        #expect(PrayerWindow.qiyam(maghrib: morning.fajr, fajr: evening.maghrib) == nil)
    }

    @Test(
        "Jummah, Suhoor, Iftar, Tarawih and the Eid prayer stand where they should")
    func others() throws {
        let times = try times("2026-03-06")
        #expect(times.jummah(afterDhuhr: 30) == times.dhuhr + .minutes(30))
        #expect(times.jummah(afterDhuhr: -5) == times.dhuhr)
        let suhoor = try #require(times.suhoor(beforeFajr: 45, lasting: 30))
        #expect(suhoor.start == times.fajr - .minutes(45) && suhoor.end == times.fajr - .minutes(15))
        #expect(times.suhoor(beforeFajr: 30, lasting: 60)?.end == times.fajr)
        #expect(times.iftar(lasting: 15)?.start == times.maghrib)
        #expect(times.tarawih(afterIsha: 15, ishaEnds: times.isha + .minutes(20)) == times.isha + .minutes(20))
        #expect(times.tarawih(afterIsha: 30, ishaEnds: times.isha + .minutes(20)) == times.isha + .minutes(30))
        #expect(times.eidPrayer(afterSunrise: 20) == times.sunrise + .minutes(20))
        // A polar day of a few minutes: still before Dhuhr.
        #expect(times.eidPrayer(afterSunrise: 10_000) == times.dhuhr - .minutes(1))
    }
}
