import Almanac
import TestSupport
import Testing

@Suite struct PrayerRulesTests {
    private static let zone = Zone(identifier: "Asia/Riyadh", fixedOffset: 10_800)

    private func times(_ date: String, _ rules: PrayerRules, latitude: Double = 24.71) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: 46.68)),
            in: Self.zone, rules: rules)
    }

    @Test("MZ-224 a person's minutes move their own prayer and no other")
    func offsets() throws {
        let plain = try times("2026-11-21", PrayerRules(method: .ummAlQura))
        for event in PrayerEvent.allCases {
            for minutes in [-5, 5] {
                var offsets = PrayerOffsets.none
                offsets[event] = minutes
                let moved = try times("2026-11-21", PrayerRules(method: .ummAlQura, offsets: offsets))
                for other in PrayerEvent.allCases {
                    #expect((moved[other] - plain[other]).minutes == (other == event ? Int64(minutes) : 0))
                }
            }
        }
    }

    @Test("The roundings stand in their order around the exact time")
    func roundings() throws {
        for day in 1...28 {
            let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
            func rounded(_ rounding: MinuteRounding) throws -> PrayerTimes {
                try times(date, PrayerRules(method: .karachi, rounding: rounding))
            }
            let (exact, down) = (try rounded(.none), try rounded(.down))
            let (nearest, up, cautious) = (try rounded(.nearest), try rounded(.up), try rounded(.cautious))
            for event in PrayerEvent.allCases {
                #expect(down[event] <= exact[event] && exact[event] <= up[event])
                #expect(up[event] - down[event] == .minutes(1))
                #expect((nearest[event] - exact[event]).microseconds.magnitude <= 30_000_000)
                #expect(cautious[event] == (event == .sunrise ? down : up)[event])
                for times in [down, nearest, up] { #expect(times[event].microseconds % 60_000_000 == 0) }
            }
        }
    }

    @Test("A height lowers the horizon: sunrise earlier, sunset later, by what the dip takes")
    func elevation() throws {
        let plain = try times("2026-03-20", PrayerRules(method: .kemenag, rounding: MinuteRounding.none))
        let high = try times(
            "2026-03-20", PrayerRules(method: .kemenag, elevation: 1_000, rounding: MinuteRounding.none))
        // 1.76′ for the root of the metres: 0.93°, at an equinox under 24.71° about 4.1 minutes of time.
        let expected = 1.76 / 60 * 1_000.0.squareRoot() * 4 / 0.9084 * 60e6
        #expect((Double((plain.sunrise - high.sunrise).microseconds) - expected).magnitude < 3e6)
        #expect((Double((high.maghrib - plain.maghrib).microseconds) - expected).magnitude < 3e6)
        #expect(
            high.dhuhr == plain.dhuhr && high.asr == plain.asr && high.fajr == plain.fajr && high.isha == plain.isha)
        #expect(PrayerMethod.all.filter { $0.elevation == .lowered }.map { $0.identifier } == ["kemenag"])
    }

    @Test("MZ-026 the night, its middle and its thirds by either definition")
    func night() throws {
        let today = try times("2026-11-21", PrayerRules(method: .ummAlQura))
        let next = try times("2026-11-22", PrayerRules(method: .ummAlQura))
        for definition in NightDefinition.allCases {
            let night = today.night(before: next, definition)
            #expect(night.begin == today.sun.sunset)
            #expect(night.end == (definition == .toFajr ? next.fajr : next.sun.sunrise))
            let length = night.end - night.begin
            let half = night.middle - night.begin - TimeSpan(microseconds: length.microseconds / 2)
            let last = night.end - night.lastThird - TimeSpan(microseconds: length.microseconds / 3)
            #expect(half.microseconds.magnitude <= 30_000_000 && last.microseconds.magnitude <= 30_000_001)
            #expect(night.begin < night.endOfFirstThird && night.endOfFirstThird < night.middle)
            #expect(night.middle < night.lastThird && night.lastThird < night.end)
        }
        #expect(PrayerMethod.tehran.night == .toFajr && PrayerMethod.jafari.night == .toFajr)
        #expect(PrayerRules(method: .tehran).nightInForce == .toFajr)
        #expect(PrayerRules(method: .tehran, night: .toSunrise).nightInForce == .toSunrise)
        // The Institute of Geophysics: sunset 16:52, midnight 23:08, 2024-11-27.
        let zone = Zone(identifier: "Asia/Tehran", fixedOffset: 12_600)
        let tehran = try #require(Coordinates(latitude: 35.6892, longitude: 51.389))
        let date = try #require(CivilDate("2024-11-27"))
        let days = [date, date.next].map { PrayerTimes.compute(date: $0, at: tehran, in: zone, method: .tehran) }
        let middle = zone.local(days[0].night(before: days[1], .toFajr).middle)
        #expect((middle.minuteOfDay - (23 * 60 + 8)).magnitude <= 1)
    }

    @Test("MZ-225 imsak before Fajr, and the congregation after each prayer but before the next")
    func imsakAndCongregation() throws {
        let times = try times("2026-11-21", PrayerRules(method: .ummAlQura))
        #expect(times.fajr - times.imsak(minutes: 10) == .minutes(10))
        let gaps = try CongregationGaps(fajr: 25, dhuhr: 20, maghrib: 60, isha: 10)
        #expect(times.congregation(.fajr, gaps) - times.fajr == .minutes(25))
        #expect(
            times.congregation(.asr, gaps) == times.asr && times.congregation(.isha, gaps) - times.isha == .minutes(10))
        #expect(times.congregation(.maghrib, gaps) == times.maghrib + .minutes(60))
        let summer = PrayerTimes.compute(
            date: try #require(CivilDate("2026-06-21")), at: try #require(Coordinates(latitude: 64, longitude: 25)),
            in: Zone(identifier: "local", fixedOffset: 7_200), method: .muslimWorldLeague)
        #expect(summer.congregation(.maghrib, gaps) < summer.isha)
        #expect(throws: FieldError(field: "iqama.asr", reason: .outOfRange(0, 60))) { try CongregationGaps(asr: 61) }
        #expect(throws: FieldError(field: "iqama.fajr", reason: .outOfRange(0, 60))) {
            try CongregationGaps(fajr: -1)
        }
    }

    @Test("Ramadan is the Umm al-Qura calendar's unless the person's calendar says otherwise")
    func ramadan() throws {
        for (given, date, minutes) in [
            (nil, "2025-03-01", 120), (false, "2025-03-01", 90), (true, "2025-02-28", 120), (nil, "2025-02-28", 90),
        ] as [(Bool?, String, Int64)] {
            let times = try times(date, PrayerRules(method: .ummAlQura, isRamadan: given))
            #expect((times.isha - times.maghrib).minutes == minutes, "\(date)")
        }
    }

    /// Input that is refused, by the field at fault.
    static let bad: [(field: String, make: @Sendable () throws -> Void)] = [
        ("fajrAngle", { _ = try PrayerMethod.custom(fajr: .angle(26), isha: .angle(17)) }),
        ("fajrAngle", { _ = try PrayerMethod.custom(fajr: .angle(.nan), isha: .angle(17)) }),
        ("ishaAngle", { _ = try PrayerMethod.custom(fajr: .angle(18), isha: .angle(4)) }),
        ("ishaMinutes", { _ = try PrayerMethod.custom(fajr: .angle(18), isha: .minutes(241, ramadan: 90)) }),
        ("fajrMinutes", { _ = try PrayerMethod.custom(fajr: .minutes(-1), isha: .angle(17)) }),
        (
            "maghribAngle",
            {
                _ = try PrayerMethod.custom(fajr: .angle(18), maghrib: .angle(11), isha: .angle(17))
            }
        ),
        ("elevation", { try PrayerRules(method: .egypt, elevation: 9_001).check() }),
        ("elevation", { try PrayerRules(method: .egypt, elevation: .infinity).check() }),
        ("offsets.asr", { try PrayerRules(method: .egypt, offsets: PrayerOffsets(asr: 61)).check() }),
        ("imsakMinutes", { try PrayerRules(method: .egypt, imsakMinutes: -1).check() }),
        ("threshold", { try PrayerRules(method: .egypt, figures: HighLatitudeFigures(threshold: 30)).check() }),
        ("latitude", { _ = try Coordinates(checkingLatitude: 90.1, longitude: 0) }),
        ("longitude", { _ = try Coordinates(checkingLatitude: 0, longitude: .nan) }),
        ("date", { try CivilDate(dayNumber: 900_000).checkForPrayers() }),
    ]

    @Test("Bad input is refused with the field's name and range", arguments: bad.indices)
    func refused(index: Int) {
        let error = #expect(throws: FieldError.self) { try Self.bad[index].make() }
        #expect(error?.field == Self.bad[index].field)
    }

    @Test("Methods of one's own: angles or minutes")
    func custom() throws {
        let minutes = try PrayerMethod.custom(fajr: .minutes(80), maghrib: .minutes(4), isha: .minutes(75, ramadan: 75))
        let times = try times("2026-11-21", PrayerRules(method: minutes, rounding: MinuteRounding.none))
        #expect(times.sunrise - times.fajr == .minutes(80) && times.isha - times.maghrib == .minutes(75))
        #expect((times.maghrib - times.sun.sunset - .minutes(4)).microseconds.magnitude <= 1_000)
        let angles = try PrayerMethod.custom(fajr: .angle(18), isha: .angle(17))
        let league = try self.times("2026-11-21", PrayerRules(method: .muslimWorldLeague))
        let own = try self.times("2026-11-21", PrayerRules(method: angles))
        #expect(own.fajr == league.fajr && own.isha == league.isha)
    }

    @Test("Every name leads back to its value")
    func names() {
        for rule in HighLatitudeRule.allCases { #expect(HighLatitudeRule(named: rule.identifier) == rule) }
        for rounding in MinuteRounding.allCases { #expect(MinuteRounding(named: rounding.identifier) == rounding) }
        for shafaq in Shafaq.allCases { #expect(Shafaq(named: shafaq.identifier) == shafaq) }
        for night in NightDefinition.allCases { #expect(NightDefinition(named: night.identifier) == night) }
        for method in PrayerMethod.all { #expect(PrayerMethod.named(method.identifier) == method) }
        #expect(HighLatitudeRule(named: "") == nil && MinuteRounding(named: "x") == nil && Shafaq(named: "red") == nil)
        for entry in PrayerMethod.aladhanNumbers {
            #expect(PrayerMethod(aladhanNumber: entry.number) == entry.method)
            #expect(entry.method.aladhanNumber == entry.number)
        }
        #expect(PrayerMethod.aladhanNumbers.map { $0.number } == Array(0...23).filter { $0 != 6 })
        #expect(Set(PrayerMethod.aladhanNumbers.map { $0.method.identifier }).count == PrayerMethod.all.count)
        #expect(PrayerMethod(aladhanNumber: 6) == nil && PrayerMethod(aladhanNumber: 99) == nil)
    }
}
