import Almanac
import AlmanacSweep
import TestSupport
import Testing

@Suite struct HighLatitudeRuleTests {
    private static func zone(_ longitude: Double) -> Zone {
        Zone(identifier: "solar", fixedOffset: Int((longitude / 15).rounded()) * 3_600)
    }

    private func times(
        _ date: String, _ latitude: Double, _ longitude: Double, _ rule: HighLatitudeRule?,
        method: PrayerMethod = .muslimWorldLeague
    ) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: longitude)),
            in: Self.zone(longitude), rules: PrayerRules(method: method, highLatitude: rule))
    }

    @Test(
        "MZ-040 nearest latitude gives the times of 48° on the same meridian, south with its sign",
        arguments: ["2026-01-15", "2026-06-21", "2026-09-30"])
    func nearestLatitude(date: String) throws {
        for sign in [1.0, -1.0] {
            let far = try times(date, 69.65 * sign, 18.96, .nearestLatitude)
            let near = try times(date, 48 * sign, 18.96, nil)
            for event in PrayerEvent.allCases { #expect(far[event] == near[event], "\(event)") }
            #expect(far.resolution == .nearestLatitude(48 * sign) && far.cause == .chosen)
        }
        #expect(try times(date, 48, 18.96, .nearestLatitude).resolution == .none)
    }

    @Test("MZ-041 the fixed middle of night: 90 minutes from sunset and to sunrise, never past the middle of the night")
    func middleOfNightFixed() throws {
        let start = try #require(CivilDate("2026-01-01"))
        var capped = 0
        for latitude in [49.0, 55, 60, 64, 65.5, -54.8] {
            let place = try #require(Coordinates(latitude: latitude, longitude: 25))
            let rules = PrayerRules(
                method: .muslimWorldLeague, highLatitude: .middleOfNightFixed, rounding: MinuteRounding.none)
            func times(_ day: Int) -> PrayerTimes {
                PrayerTimes.compute(date: start.adding(days: day), at: place, in: Self.zone(25), rules: rules)
            }
            var today = times(0)
            for day in 1...365 {
                let next = times(day)
                defer { today = next }
                guard today.resolution == .none, next.resolution == .none else { continue }
                let night = next.sun.sunrise - today.sun.sunset
                let middle = today.sun.sunset + TimeSpan(microseconds: night.microseconds / 2)
                // The Sun of one day and of the next give the middle within a second of each other.
                #expect(today.isha <= middle + .seconds(1) && middle - .seconds(1) <= next.fajr, "\(latitude) \(day)")
                if night >= .minutes(184) {
                    #expect(((today.isha - today.sun.sunset) - .minutes(90)).microseconds.magnitude < 10_000)
                    #expect(((next.sun.sunrise - next.fajr) - .minutes(90)).microseconds.magnitude < 10_000)
                    #expect(today.origins.isha == .fixed(90) && next.origins.fajr == .fixed(90))
                } else if night < .minutes(176) {
                    capped += 1
                    #expect(today.origins.isha == .middleOfNight && next.origins.fajr == .middleOfNight)
                }
            }
        }
        #expect(capped > 20)
    }

    @Test("MZ-042 the nearest day is within 7 days and its own times; farther away 48° stands in, with the reason")
    func nearestDay() throws {
        // Oslo misses 18° from the end of April on.
        let normal = try times("2026-04-10", 59.91, 10.75, .nearestDay)
        #expect(normal.resolution == .none && normal.origins.isha == .angle(17))
        let start = try #require(CivilDate("2026-04-01"))
        var last: CivilDate?
        var borrowed = 0
        for day in 0..<60 {
            let date = start.adding(days: day)
            let times = try times(date.description, 59.91, 10.75, .nearestDay)
            switch times.resolution {
            case .none: last = date
            case .nearestDay(let other):
                borrowed += 1
                #expect(other == last && date.days(to: other).magnitude <= 7 && times.cause == .angleMissed)
                let there = try self.times(other.description, 59.91, 10.75, .nearestDay)
                for event in PrayerEvent.allCases {
                    let apart = times[event] - there[event] - .hours(24 * Int64(other.days(to: date)))
                    #expect(apart.minutes.magnitude <= 1, "\(date) \(event)")
                }
            case .nearestLatitude(let latitude): #expect(latitude == 48 && times.cause == .angleMissed && borrowed == 7)
            case .evenDay: Issue.record("no even day in this millennium")
            }
        }
        #expect(borrowed == 7)
    }

    @Test("K55 each method names its rule, the twilight angle where the authority names none")
    func ownRules() throws {
        for method in PrayerMethod.all {
            #expect(method.highLatitude == (method.identifier == "moonsighting" ? .oneSeventh : .twilightAngle))
        }
        for latitude in [50.0, 59.91, 64] {
            let own = try times("2026-06-01", latitude, 10, nil)
            let chosen = try times("2026-06-01", latitude, 10, .twilightAngle)
            #expect(own.fajr == chosen.fajr && own.isha == chosen.isha)
        }
    }

    @Test("K55 a night under 15 minutes takes the times of 48° and says why, whatever the rule")
    func shortNight() throws {
        var seen: Set<ResolutionCause> = []
        for rule in HighLatitudeRule.allCases where rule != .nearestLatitude && rule != .nearestDay {
            let start = try #require(CivilDate("2026-05-15"))
            for day in 0..<60 {
                let times = try times(start.adding(days: day).description, 65.75, 25, rule)
                seen.insert(times.cause)
                #expect((times.resolution == .none) == (times.cause == .none))
            }
        }
        #expect(seen.contains(.shortNight))
        #expect(try times("2026-06-21", 69.65, 18.96, .middleOfNightFixed).cause == .sunStaysUp)
        #expect(try times("2026-12-21", 69.65, 18.96, .twilightAngle).cause == .sunStaysDown)
    }

    @Test("The shares of the field's rules: half of the night, its seventh, an angle's sixtieths")
    func shares() throws {
        for (rule, share, origin) in [
            (HighLatitudeRule.middleOfNight, 0.5, PrayerOrigin.middleOfNight), (.oneSeventh, 1.0 / 7, .seventhOfNight),
            (.twilightAngle, 17.0 / 60, .twilightPortion(17)),
        ] {
            let today = try times("2026-06-21", 55.75, 37.6, rule)
            let next = try times("2026-06-22", 55.75, 37.6, rule)
            let night = Double((next.sun.sunrise - today.sun.sunset).microseconds)
            let isha = Double((today.isha - today.sun.sunset).microseconds)
            #expect((isha - share * night).magnitude < 61e6 && today.origins.isha == origin, "\(rule)")
        }
    }

    @Test("MZ-044 a coarse sweep of the Earth: in order, none missing, no step unexplained, by every method and rule")
    func sweep() {
        var sweep = Sweep()
        sweep.latitudes = [-89, -66, -55, -21, 0, 33, 48, 52, 60, 65, 67, 78]
        sweep.longitudes = [-100]
        sweep.stride = 20
        sweep.run()
        #expect(sweep.faults.isEmpty, "\(sweep.report)")
        #expect(sweep.days > 100_000)
    }
}
