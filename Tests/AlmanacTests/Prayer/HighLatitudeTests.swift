import Almanac
import TestSupport
import Testing

@Suite struct HighLatitudeTests {
    private static func zone(_ longitude: Double) -> Zone {
        Zone(identifier: "solar", fixedOffset: Int((longitude / 15).rounded()) * 3_600)
    }

    /// Checks a row of days at one place: six times in order each day, and Isha before the next Fajr.
    private func check(
        _ place: Coordinates, in zone: Zone, from start: CivilDate, days: Int, _ method: PrayerMethod,
        _ madhhab: Madhhab
    ) -> [DayResolution] {
        var resolutions: [DayResolution] = []
        var isha: Instant?
        for number in 0..<days {
            let date = start.adding(days: number)
            let times = PrayerTimes.compute(date: date, at: place, in: zone, method: method, madhhab: madhhab)
            let row = PrayerEvent.allCases.map { times[$0] }
            let isOrdered = zip(row, row.dropFirst()).allSatisfy { $0 < $1 }
            let isWhole = row.allSatisfy { $0.microseconds % 60_000_000 == 0 }
            let noon = zone.instant(of: date, at: .noon)
            if !isOrdered || !isWhole || isha.map({ $0 >= times.fajr }) == true
                || (times.dhuhr - noon).minutes.magnitude > 13 * 60
            {
                Issue.record("\(method.identifier) \(place) \(date): \(row.map { zone.local($0).description })")
            }
            isha = times.isha
            resolutions.append(times.resolution)
        }
        return resolutions
    }

    @Test("MZ-044 six ordered times every day of two years at every latitude, poles included, for all methods")
    func everyLatitude() throws {
        let start = try #require(CivilDate("2026-01-01"))
        var generator = Generator(seed: 44)
        for method in PrayerMethod.all {
            for step in stride(from: -90.0, through: 90, by: 15) {
                let latitude = max(-90, min(90, step + generator.double(in: -7.5...7.5)))
                let longitude = generator.double(in: -180...180)
                let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
                let madhhab: Madhhab = generator.bool() ? .standard : .hanafi
                _ = check(place, in: Self.zone(longitude), from: start, days: 731, method, madhhab)
            }
            for latitude in [-90.0, -75, -66.56, -65.7, -60, -48, 48, 60, 65.7, 66.56, 67, 70, 75, 90] {
                let place = try #require(Coordinates(latitude: latitude, longitude: 25))
                _ = check(place, in: Self.zone(25), from: start, days: 366, method, .standard)
            }
        }
    }

    @Test("MZ-044 polar days and nights get the times of 48° and say so")
    func polar() throws {
        let tromso = try #require(Coordinates(latitude: 69.65, longitude: 18.96))
        let start = try #require(CivilDate("2026-01-01"))
        let resolutions = check(tromso, in: Self.zone(15), from: start, days: 365, .muslimWorldLeague, .standard)
        let midsummer = try #require(CivilDate("2026-06-21"))
        #expect(resolutions[start.days(to: midsummer)] == .nearestLatitude(48))
        #expect(try resolutions[start.days(to: #require(CivilDate("2026-12-21")))] == .nearestLatitude(48))
        #expect(try resolutions[start.days(to: #require(CivilDate("2026-03-21")))] == .none)
        let there = PrayerTimes.compute(
            date: midsummer, at: tromso, in: Self.zone(15), method: .muslimWorldLeague)
        let south = PrayerTimes.compute(
            date: midsummer, at: try #require(Coordinates(latitude: 48, longitude: 18.96)), in: Self.zone(15),
            method: .muslimWorldLeague)
        for event in PrayerEvent.allCases { #expect((there[event] - south[event]).minutes.magnitude <= 1) }
    }

    @Test("MZ-044 above 48° summer twilight is the angle's sixtieth part of the night, winter's the angle itself")
    func twilight() throws {
        let oslo = try #require(Coordinates(latitude: 59.91, longitude: 10.75))
        let zone = Self.zone(15)
        let summer = PrayerTimes.compute(
            date: try #require(CivilDate("2026-06-21")), at: oslo, in: zone, method: .muslimWorldLeague)
        #expect(summer.origins.fajr == .twilightPortion(18) && summer.origins.isha == .twilightPortion(17))
        let night = 24 * 60 - (summer.maghrib - summer.sunrise).minutes
        #expect(((summer.isha - summer.maghrib).minutes - night * 17 / 60).magnitude <= 1)
        #expect(((summer.sunrise - summer.fajr).minutes - night * 18 / 60).magnitude <= 1)
        let winter = PrayerTimes.compute(
            date: try #require(CivilDate("2026-12-21")), at: oslo, in: zone, method: .muslimWorldLeague)
        #expect(winter.origins.fajr == .angle(18) && winter.origins.isha == .angle(17))
    }

    @Test("A method with extreme figures and a date millennia off still give an ordered day")
    func extremes() throws {
        var generator = Generator(seed: 55)
        for _ in 0..<2_000 {
            func minutes() -> Int { generator.integer(in: -600...600) }
            let method = PrayerMethod(
                identifier: "extreme", authority: "", source: "", fajr: .angle(generator.double(in: -10...90)),
                isha: generator.bool()
                    ? .angle(generator.double(in: -10...90)) : .minutes(minutes(), ramadan: minutes()),
                offsets: PrayerOffsets(
                    fajr: minutes(), sunrise: minutes(), dhuhr: minutes(), asr: minutes(), maghrib: minutes(),
                    isha: minutes()),
                rounding: generator.bool() ? .nearest : .up)
            let place = try #require(
                Coordinates(latitude: generator.double(in: -90...90), longitude: generator.double(in: -180...180)))
            let date = CivilDate(
                dayNumber: generator.bool()
                    ? generator.integer(in: 0...40_000) : generator.integer(in: Int32.min...Int32.max))
            let times = PrayerTimes.compute(date: date, at: place, in: Self.zone(place.longitude), method: method)
            let row = PrayerEvent.allCases.map { times[$0] }
            #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 }, "\(date) \(place) \(method)")
        }
    }
}
