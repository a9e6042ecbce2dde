import Almanac
import TestSupport
import Testing

/// The eight methods in 26 cities over twelve months against an ephemeris of another make.
@Suite struct CityTests {
    private struct Day {
        var city: String
        var place: Coordinates
        var zone: Zone
        var date: CivilDate
        var sunrise: Int64
        var transit: Int64
        /// Asr by one length of the shadow and by two.
        var asr: [Int64]
        var sunset: Int64
        var fajr: [Double: Int64] = [:]
        var isha: [Double: Int64] = [:]

        init(_ row: VectorFile.Row) throws {
            city = row[0]
            let latitude = try #require(Double(row[1]))
            let longitude = try #require(Double(row[2]))
            place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            zone = Zone(identifier: "local", fixedOffset: try #require(Int(row[3])) * 60)
            date = try #require(CivilDate(row[4]))
            sunrise = try #require(Int64(row[5]))
            transit = try #require(Int64(row[6]))
            asr = [try #require(Int64(row[7])), try #require(Int64(row[8]))]
            sunset = try #require(Int64(row[9]))
            for (angle, text) in zip([15, 18, 18.2, 18.5, 19.5, 20], row[10].split(separator: " ")) {
                fajr[angle] = Int64(text)
            }
            for (angle, text) in zip([15, 17, 17.5, 18, 18.2], row[11].split(separator: " ")) {
                isha[angle] = Int64(text)
            }
        }

        /// The ephemeris's second of a time by a method; `nil` where an angle isn't reached.
        func second(_ event: PrayerEvent, _ method: PrayerMethod, _ madhhab: Madhhab) -> Int64? {
            switch (event, method.fajr, method.isha) {
            case (.fajr, .angle(let angle), _): return fajr[angle]
            case (.sunrise, _, _): return sunrise
            case (.dhuhr, _, _): return transit
            case (.asr, _, _): return asr[madhhab.shadowFactor - 1]
            case (.maghrib, _, _): return sunset
            case (.isha, _, .angle(let angle)): return isha[angle]
            case (.isha, _, .minutes(let usual, let ramadan)):
                return sunset + Int64(HijriDate(date)?.month == .ramadan ? ramadan : usual) * 60
            default: return nil
            }
        }
    }

    @Test(
        "MZ-012 MZ-025 MZ-030 MZ-031 MZ-032 MZ-034 by 8 methods in 26 cities over 12 months within a minute of an ephemeris"
    )
    func cities() throws {
        let days = try VectorFile.rows("almanac/cities.tsv", columns: 12).map { try Day($0) }
        #expect(Set(days.map { $0.city }).count == 26 && days.count == 26 * 12)
        var off = [0, 0]
        var byRule = 0
        for day in days {
            for method in PrayerMethod.main {
                for madhhab in Madhhab.allCases {
                    let times = PrayerTimes.compute(
                        date: day.date, at: day.place, in: day.zone, method: method, madhhab: madhhab)
                    for event in PrayerEvent.allCases {
                        if case .twilightPortion = times.origins[event] {
                            #expect(day.place.latitude > 48)
                            byRule += 1
                            continue
                        }
                        let second = try #require(day.second(event, method, madhhab))
                        let rounded = (method.rounding == .up ? second + 59 : second + 30) / 60
                        let minute = rounded + Int64(method.offsets[event])
                        let deviation = Int((times[event].seconds / 60 - minute).magnitude)
                        try #require(deviation <= 1, "\(method.identifier) \(day.city) \(day.date) \(event)")
                        off[deviation] += 1
                    }
                }
            }
        }
        // Twilight beyond 48° is the high latitude rule's, in five of the cities.
        #expect(off[0] > 28_000 && off[1] < 1_000 && byRule < 1_000, "\(off) \(byRule)")
        print("prayer times: 26 cities: \(off[0]) as the ephemeris has them, \(off[1]) a minute off, \(byRule) by rule")
    }
}
