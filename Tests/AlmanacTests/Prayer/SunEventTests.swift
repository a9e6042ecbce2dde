import Almanac
import TestSupport
import Testing

/// The eight methods over twelve months against an ephemeris of another make.
@Suite struct SunEventTests {
    private struct Day {
        var method: PrayerMethod
        var place: Coordinates
        var zone: Zone
        var date: CivilDate
        /// Fajr, sunrise, transit, Asr, Hanafi Asr, sunset, Isha: seconds since 1970, before offsets and rounding.
        var seconds: [Int64?]

        init(_ row: VectorFile.Row) throws {
            method = try #require(PrayerMethod.named(row[0]))
            let latitude = try #require(Double(row[2]))
            let longitude = try #require(Double(row[3]))
            place = try #require(Coordinates(latitude: latitude, longitude: longitude))
            let hours = try #require(Int(row[4]))
            zone = Zone(identifier: "local", fixedOffset: hours * 3_600)
            date = try #require(CivilDate(row[5]))
            seconds = row.columns[6...].map { Int64($0) }
        }
    }

    @Test("Every method's times are its angles' times by an independent ephemeris, over twelve months")
    func ephemeris() throws {
        let days = try VectorFile.rows("almanac/sun-events.tsv", columns: 13).map { try Day($0) }
        #expect(Set(days.map { $0.method.identifier }).count == 8 && days.count >= 96)
        var worst = 0.0
        for day in days {
            for madhhab in Madhhab.allCases {
                let times = PrayerTimes.compute(
                    date: day.date, at: day.place, in: day.zone, method: day.method, madhhab: madhhab)
                let expected = [
                    day.seconds[0], day.seconds[1], day.seconds[2], day.seconds[madhhab == .hanafi ? 4 : 3],
                    day.seconds[5], day.seconds[6],
                ]
                for (event, second) in zip(PrayerEvent.allCases, expected) {
                    guard let second else { continue }
                    let bare = times[event] - .minutes(Int64(day.method.offsets[event]))
                    // Rounding moves a time by half a minute either way, or up by as much as a minute.
                    let moved = Double((bare - Instant(seconds: second)).microseconds) / 1e6
                    let beyond = (day.method.rounding == .up ? moved - 30 : moved).magnitude - 30
                    worst = max(worst, beyond)
                    #expect(beyond <= (event == .asr ? 18 : 4), "\(day.method.identifier) \(day.date) \(event)")
                }
            }
        }
        print("prayer times: at most \(worst) s from the ephemeris beyond rounding")
    }
}
