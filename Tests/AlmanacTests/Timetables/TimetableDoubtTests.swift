import Testing

@testable import Almanac

@Suite struct TimetableDoubtTests {
    private typealias Table = TimetableFixture
    private static let limits = TimetableLimits(sun: 20, asr: 30, twilight: 120, step: 12)
    private static let november = Table.dates("2026-11-01", 30)

    /// A timetable of the computed times, each changed by some minutes.
    private static func table(
        _ dates: [CivilDate] = november, _ change: (CivilDate, PrayerEvent) -> Int = { _, _ in 0 }
    ) throws -> Timetable {
        let days = dates.compactMap { date in
            TimetableDay(
                date: date,
                begins: PrayerEvent.allCases.map { event in
                    ClockTime(minuteOfDay: Table.clock(date)[event.rawValue].minuteOfDay + change(date, event))
                })
        }
        return try #require(Timetable(name: "Test", days: days))
    }

    private static func doubts(_ table: Timetable) -> [TimetableDoubt] {
        table.doubts(in: Table.zone, limits: limits) { Table.times($0, $1) }
    }

    @Test("a timetable near the computed times raises no doubt, a Hanafi Asr included")
    func fine() throws {
        #expect(try Self.doubts(Self.table()).isEmpty)
        #expect(try Self.doubts(Self.table { _, event in event == .fajr ? -45 : 5 }).isEmpty)
        let hanafi = try Self.table { date, event in
            event == .asr ? Int((Table.times(date, .hanafi).asr - Table.times(date).asr).minutes) : 0
        }
        #expect(Self.doubts(hanafi).isEmpty)
    }

    @Test("a mistyped time, a forgotten clock change and missing dates are each named once, with their dates")
    func doubts() throws {
        let typo = try Self.table { date, event in date.day == 12 && event == .dhuhr ? 30 : 0 }
        let doubts = Self.doubts(typo)
        #expect(doubts.map { $0.first.day } == [12, 12, 13])
        guard case .farFromComputed(.dhuhr, 30)? = doubts.first?.kind, case .jump(.dhuhr, let minutes) = doubts[1].kind
        else {
            Issue.record("\(doubts)")
            return
        }
        #expect((29...31).contains(minutes))
        let hour = try Self.doubts(Self.table { date, event in date.day >= 20 ? 60 : 0 })
        #expect(hour.first { $0.kind == .hourOff(minutes: 60) }.map { [$0.first.day, $0.last.day] } == [20, 30])
        let shifted = try Self.table { date, event in date.day >= 20 ? 60 : 0 }
        #expect(shifted.firstImplausibleDate(in: Table.zone, limits: Self.limits) { Table.times($0, $1) }?.day == 20)
        let gap = try Self.doubts(Self.table(Self.november.filter { !(5...7).contains($0.day) }))
        #expect(gap.map { $0.kind } == [.missingDates])
        #expect(gap.first.map { [$0.first.day, $0.last.day] } == [5, 7])
        let away = try Self.doubts(Self.table { _, event in event == .maghrib ? 40 : 0 })
        #expect(
            away == [
                TimetableDoubt(
                    first: Self.november[0], last: Self.november[29], kind: .farFromComputed(.maghrib, minutes: 40))
            ])
    }

    @Test("a congregation before the prayer begins is doubted and never used")
    func iqama() throws {
        let table = try Table.read([
            "Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Isha Jamaat",
            "2026-11-01,05:10,06:53,11:45,14:12,16:33,18:16,18:00",
        ])
        #expect(Self.doubts(table).map { $0.kind } == [.iqamaBeforeBeginning(.isha)])
        #expect(table.days[0].iqamaMinute(of: .isha) == table.days[0].minute(of: .isha))
    }

    @Test("timetables find their days, name missing ones and join")
    func model() throws {
        let table = try Self.table(Self.november.filter { $0.day != 9 })
        #expect(table[Self.november[8]] == nil && table[Self.november[9]]?.date == Self.november[9])
        #expect(table[Self.november[0].previous] == nil && table[Self.november[29].next] == nil)
        #expect(table.missingDates() == [Self.november[8]])
        let other = try Self.table(Table.dates("2026-11-20", 20))
        #expect(table.merging(other)?.days.count == 38)
        #expect(Timetable(name: "", days: []) == nil)
        #expect(Timetable(name: "", days: table.days + [table.days[0]]) == nil)
        let clock = PrayerEvent.allCases.map { table.days[0][$0] }
        let long = Table.dates("2026-01-01", 801).compactMap { TimetableDay(date: $0, begins: clock) }
        #expect(long.count == 801 && Timetable(name: "", days: long) == nil)
    }
}
