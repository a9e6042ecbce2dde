import Almanac
import TestSupport
import Testing

@Suite struct PrayerMethodTests {
    private static let makkah = (latitude: 21.4225, longitude: 39.8262)
    private static let riyadhTime = Zone(identifier: "Asia/Riyadh", fixedOffset: 10_800)

    private func times(
        _ date: String, _ method: PrayerMethod, _ madhhab: Madhhab = .standard, in zone: Zone = riyadhTime,
        latitude: Double = makkah.latitude, longitude: Double = makkah.longitude
    ) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: latitude, longitude: longitude)),
            in: zone, method: method, madhhab: madhhab)
    }

    @Test("Each method has its authority's figures")
    func figures() throws {
        let expected: [(String, Double, IshaRule)] = [
            ("mwl", 18, .angle(17)), ("umm-al-qura", 18.5, .minutes(90, ramadan: 120)), ("egypt", 19.5, .angle(17.5)),
            ("karachi", 18, .angle(18)), ("isna", 15, .angle(15)), ("dubai", 18.2, .angle(18.2)),
            ("singapore", 20, .angle(18)), ("diyanet", 18, .angle(17)),
        ]
        #expect(PrayerMethod.main.map { $0.identifier } == expected.map { $0.0 })
        for (identifier, fajr, isha) in expected {
            let method = try #require(PrayerMethod.named(identifier))
            #expect(method.fajr == .angle(fajr) && method.isha == isha)
            #expect(!method.authority.isEmpty && !method.source.isEmpty)
        }
        #expect(PrayerMethod.named("") == nil && PrayerMethod.named("MWL") == nil)
    }

    @Test("MZ-029 Umm al-Qura's Isha is 90 minutes after Maghrib and 120 in Ramadan, by the Hijri date")
    func ramadan() throws {
        // Ramadan 1446 was 2025-03-01 to 2025-03-29.
        for (date, minutes) in [
            ("2025-02-28", 90), ("2025-03-01", 120), ("2025-03-15", 120), ("2025-03-29", 120), ("2025-03-30", 90),
        ] {
            let times = try times(date, .ummAlQura)
            #expect((times.isha - times.maghrib).minutes == Int64(minutes), "\(date)")
            #expect(times.origins.isha == .minutes(minutes))
        }
    }

    @Test("The Hanafi Asr is later, and only Asr")
    func madhhab() throws {
        let standard = try times("2026-11-21", .muslimWorldLeague)
        let hanafi = try times("2026-11-21", .muslimWorldLeague, .hanafi)
        #expect((hanafi.asr - standard.asr).minutes > 30)
        #expect(hanafi.origins.asr == .shadow(2) && standard.origins.asr == .shadow(1))
        for event in PrayerEvent.allCases where event != .asr { #expect(hanafi[event] == standard[event]) }
    }

    @Test("SY-021 on days with a clock change the times stay the Sun's, and only the clocks move")
    func clockChange() throws {
        let zone = try ZoneLocalTests.zone("GMT0BST,M3.5.0/1,M10.5.0")
        for (first, second, change) in [("2026-03-28", "2026-03-29", 60), ("2026-10-24", "2026-10-25", -60)] {
            let before = try times(first, .muslimWorldLeague, in: zone, latitude: 51.5074, longitude: -0.1278)
            let after = try times(second, .muslimWorldLeague, in: zone, latitude: 51.5074, longitude: -0.1278)
            for event in PrayerEvent.allCases {
                let day = (after[event] - before[event]).minutes
                #expect((day - 24 * 60).magnitude <= 5, "\(second) \(event)")
                let clocks = zone.local(after[event]).minuteOfDay - zone.local(before[event]).minuteOfDay
                #expect((clocks - change).magnitude <= 5, "\(second) \(event)")
            }
        }
    }

    @Test("SY-021 29 February, 31 December and 1 January follow the days beside them without a jump")
    func yearEnds() throws {
        for date in ["2028-02-28", "2028-02-29", "2026-12-31", "2027-01-01"] {
            let today = try times(date, .muslimWorldLeague)
            let tomorrow = try times(#require(CivilDate(date)).next.description, .muslimWorldLeague)
            for event in PrayerEvent.allCases {
                #expect(((tomorrow[event] - today[event]).minutes - 24 * 60).magnitude <= 2, "\(date) \(event)")
            }
        }
    }

    @Test("Where clocks are a day from the Sun the times belong to the clock's date")
    func dateLine() throws {
        // Kiritimati: 157.4° west, 14 hours east of UTC.
        let zone = Zone(identifier: "Pacific/Kiritimati", fixedOffset: 14 * 3_600)
        let times = try times("2026-11-21", .muslimWorldLeague, in: zone, latitude: 1.87, longitude: -157.4)
        for event in PrayerEvent.allCases { #expect(zone.local(times[event]).date.description == "2026-11-21") }
        // Isha after midnight keeps the row's date: Istanbul's summer on clocks three hours ahead.
        let late = Zone(identifier: "late", fixedOffset: 6 * 3_600)
        let isha = try self.times("2026-06-21", .muslimWorldLeague, in: late, latitude: 41, longitude: 29).isha
        #expect(late.local(isha).date.description == "2026-06-22")
    }
}
