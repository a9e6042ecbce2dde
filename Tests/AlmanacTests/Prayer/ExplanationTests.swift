import Almanac
import TestSupport
import Testing

@Suite struct ExplanationTests {
    private func explain(
        _ date: String, _ latitude: Double, _ rules: PrayerRules, longitude: Double = 10.75, hours: Int = 1
    ) throws -> DayExplanation {
        try PrayerTimes.explain(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: longitude)),
            in: Zone(identifier: "local", fixedOffset: hours * 3_600), rules: rules)
    }

    @Test("MZ-027 every time is its exact moment with the minutes and the rounding that the explanation names")
    func adds() throws {
        var generator = Generator(seed: 27)
        for _ in 0..<1_500 {
            let rules = PrayerRules(
                method: PrayerMethod.all[generator.integer(in: 0...PrayerMethod.all.count - 1)],
                madhhab: generator.bool() ? .hanafi : .standard,
                highLatitude: HighLatitudeRule.allCases[generator.integer(in: 0...5)],
                offsets: PrayerOffsets(fajr: generator.integer(in: -5...5), asr: generator.integer(in: -5...5)))
            let place = try #require(
                Coordinates(latitude: generator.double(in: -80...80), longitude: generator.double(in: -180...180)))
            let zone = Zone(identifier: "local", fixedOffset: Int((place.longitude / 15).rounded()) * 3_600)
            let date = CivilDate(dayNumber: generator.integer(in: 15_000...27_000))
            let day = PrayerTimes.explain(date: date, at: place, in: zone, rules: rules)
            #expect(day.times == PrayerTimes.compute(date: date, at: place, in: zone, rules: rules))
            for event in day.all {
                #expect(event.time == day.times[event.event] && event.origin == day.times.origins[event.event])
                let minutes = TimeSpan.minutes(Int64(event.methodMinutes + event.ownMinutes))
                let rest = (event.time - event.moved - minutes - event.exact).microseconds
                switch event.rounding {
                case .nearest: #expect(rest.magnitude <= 30_000_000)
                case .up: #expect((0..<60_000_000).contains(rest))
                case .cautious: #expect(event.event == .sunrise ? (-60_000_000...0).contains(rest) : rest >= 0)
                default: Issue.record("no method rounds so")
                }
            }
        }
    }

    @Test("An ordinary day names angle, shadow, method's minutes and rounding, and nothing else")
    func ordinary() throws {
        let day = try explain(
            "2026-03-01", 41.0082, PrayerRules(method: .diyanet, offsets: PrayerOffsets(isha: 2)), longitude: 28.9784,
            hours: 3)
        #expect(day.times.resolution == .none && day.latitude == 41.0082 && !day.isBeyondThreshold && day.dip == 0)
        #expect(day[.fajr].origin == .angle(18) && day[.isha].origin == .angle(17) && day[.asr].origin == .shadow(1))
        #expect(day[.maghrib].methodMinutes == 7 && day[.sunrise].methodMinutes == -7 && day[.isha].ownMinutes == 2)
        for event in day.all {
            #expect(event.reason == .none && event.moved == .zero && event.step == .usual)
        }
    }

    @Test("MZ-042 MZ-044 a high latitude's explanation says which rule gave the time and why")
    func reasons() throws {
        let summer = try explain("2026-06-21", 59.91, PrayerRules(method: .muslimWorldLeague))
        #expect(summer.isBeyondThreshold && summer[.isha].origin == .twilightPortion(17))
        #expect(summer[.isha].reason == .angleNotReached(17) && summer[.fajr].reason == .angleNotReached(18))
        let spring = try explain(
            "2026-04-20", 59.91, PrayerRules(method: .muslimWorldLeague, highLatitude: .oneSeventh))
        #expect(spring[.isha].origin == .seventhOfNight && spring[.isha].reason == .angleTooFar(17))
        let fixed = try explain("2026-03-01", 59.91, PrayerRules(method: .egypt, highLatitude: .middleOfNightFixed))
        #expect(fixed[.fajr].reason == .minutesFixed && fixed[.fajr].origin == .fixed(90))
        let ramadan = try explain("2026-03-01", 21.4, PrayerRules(method: .ummAlQura), longitude: 39.8, hours: 3)
        #expect(ramadan.usesRamadan && ramadan[.isha].origin == .minutes(120))
        let polar = try explain("2026-06-21", 69.65, PrayerRules(method: .muslimWorldLeague), longitude: 18.96)
        #expect(polar.latitude == 48 && polar.times.cause == .sunStaysUp)
        let high = try explain(
            "2026-03-01", 21.4, PrayerRules(method: .kemenag, elevation: 900), longitude: 39.8, hours: 3)
        #expect((high.dip - 0.88).magnitude < 1e-9)
    }

    @Test(
        "MZ-044 a step of 3 minutes, beyond 48° of 6, has its reason: another rule, or a Sun that crosses at a shallow slant"
    )
    func steps() throws {
        var ruleChanged = 0
        var shallow = 0
        let start = try #require(CivilDate("2026-01-01"))
        for (latitude, rule) in [
            (21.4, nil), (47.9, nil), (59.91, nil), (66.0, nil), (69.65, nil), (57.0, .nearestDay),
        ]
            as [(Double, HighLatitudeRule?)]
        {
            for day in 0..<365 {
                let date = start.adding(days: day).description
                let explained = try explain(date, latitude, PrayerRules(method: .muslimWorldLeague, highLatitude: rule))
                for event in explained.all {
                    let limit: Int64 = latitude > 48 ? 6 : 3
                    switch event.step {
                    case .usual:
                        #expect(event.sinceYesterday.minutes.magnitude <= limit, "\(latitude) \(date) \(event)")
                    case .ruleChanged: ruleChanged += 1
                    case .shallowSun:
                        shallow += 1
                        #expect(latitude > 60 || rule == .nearestDay, "\(latitude) \(date) \(event.event)")
                    }
                }
            }
        }
        #expect(ruleChanged > 10 && shallow > 10)
    }
}
