import Almanac
import TestSupport
import Testing

/// Twelve days of a year as three authorities printed them.
@Suite struct PrintedDaysTests {
    @Test(
        "MZ-012 MZ-029 MZ-033 twelve days that Dubai, Makkah and Doha printed are met within 2 minutes in all six times",
        arguments: ["Dubai", "Makkah", "Doha"])
    func printed(city: String) throws {
        let rows = VectorFile.rows("almanac/published.tsv", columns: 12).filter { $0[0] == city }
        #expect(Set(rows.map { $0[5].prefix(7) }).count == 12, "one day of each month")
        for row in rows {
            let latitude = try #require(Double(row[1]))
            let longitude = try #require(Double(row[2]))
            let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            let zone = Zone(identifier: "local", fixedOffset: try #require(Int(row[3])) * 3600)
            let method = try #require(PrayerMethod.named(row[4]))
            let date = try #require(CivilDate(row[5]))
            let times = PrayerTimes.compute(date: date, at: place, in: zone, method: method, madhhab: .standard)
            for event in PrayerEvent.allCases {
                let clock = try #require(ClockTime(row[6 + event.rawValue]))
                let deviation = (times[event] - zone.instant(of: date, at: clock)).minutes
                #expect(abs(deviation) <= 2, "\(city) \(date) \(event): \(deviation) minutes")
            }
        }
    }
}
