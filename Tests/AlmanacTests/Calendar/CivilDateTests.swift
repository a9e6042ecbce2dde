import Almanac
import TestSupport
import Testing

@Suite struct CivilDateTests {
    @Test("Every day of 1900 to 2100 has its parts, its text and its weekday, in one unbroken row")
    func everyDay() throws {
        var expected = try #require(CivilDate(year: 1900, month: 1, day: 1))
        var weekday = 1
        for year in 1900...2100 {
            for month in 1...12 {
                for day in 1...CivilDate.days(inMonth: month, of: year) {
                    let date = try #require(CivilDate(year: year, month: month, day: day))
                    guard date == expected, date.parts == .init(year: year, month: month, day: day),
                        CivilDate(date.description) == date, date.weekday.rawValue == weekday
                    else {
                        Issue.record("\(year)-\(month)-\(day) gives \(date)")
                        return
                    }
                    expected = date.next
                    weekday = (weekday + 1) % 7
                }
            }
        }
    }

    @Test("SY-021 29 February and 31 December follow the calendar")
    func yearEnds() throws {
        #expect(CivilDate("2028-02-28")?.next.description == "2028-02-29")
        #expect(CivilDate("2027-02-28")?.next.description == "2027-03-01")
        #expect(CivilDate("2100-02-28")?.next.description == "2100-03-01")
        #expect(CivilDate("2000-02-28")?.next.description == "2000-02-29")
        #expect(CivilDate("2026-12-31")?.next.description == "2027-01-01")
        #expect(CivilDate("2026-11-21")?.weekday == .saturday)
    }

    @Test(
        "Text that is no date is refused",
        arguments: [
            "", "2026-11-2", "2026-11-211", "2026-13-01", "2026-00-10", "2027-02-29", "2026-11-00", "2026/11/21",
            "+026-11-21", "٢٠٢٦-١١-٢١", "0000-01-01", "2026-1a-01", "9999999999",
        ])
    func noDate(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test("Any day number and any step stays in range and never traps")
    func extremes() {
        var generator = Generator(seed: 1)
        for _ in 0..<2_000 {
            let date = CivilDate(dayNumber: generator.integer(in: Int32.min...Int32.max))
            let parts = date.parts
            #expect((1...12).contains(parts.month) && (1...31).contains(parts.day))
            let moved = date.adding(days: generator.integer(in: Int.min...Int.max))
            #expect(moved.description.isEmpty == false)
        }
        #expect(CivilDate(dayNumber: .max).next == CivilDate(dayNumber: .max))
        #expect(CivilDate("2026-11-21")?.nextOrSame(.friday).description == "2026-11-27")
        #expect(CivilDate("2026-11-21")?.nextOrSame(.saturday).description == "2026-11-21")
    }

    @Test("Clock times parse and print to the minute")
    func clockTimes() {
        for minute in 0..<1_440 {
            let time = ClockTime(minuteOfDay: minute)
            #expect(time != nil && time.flatMap { ClockTime($0.description) } == time)
        }
        for text in ["24:00", "23:60", "1:00", "01:0", "0100", "", "-1:00", "01:00:00"] {
            #expect(ClockTime(text) == nil, "\(text)")
        }
    }

    @Test("Spans and instants hold at the ends of their range instead of trapping")
    func clamping() {
        #expect(Instant(seconds: .max).microseconds == .max)
        #expect(Instant(milliseconds: .min).microseconds == .min)
        #expect(Instant(microseconds: .max) + .days(1) == Instant(microseconds: .max))
        #expect(Instant(microseconds: .min) - .days(1) == Instant(microseconds: .min))
        #expect(Instant(microseconds: 5) - TimeSpan(microseconds: .min) == Instant(microseconds: .max))
        #expect(Instant(microseconds: -1).seconds == -1)
        #expect((Instant(seconds: 90) - Instant(seconds: 0)).minutes == 1)
        #expect(CivilDateTime(utcSeconds: -1).description == "1969-12-31T23:59:59")
    }
}
