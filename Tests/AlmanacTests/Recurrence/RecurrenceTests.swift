import Almanac
import TestSupport
import Testing

@Suite struct RecurrenceTests {
    static func date(_ text: String) -> CivilDate { CivilDate(text)! }

    static func dates(_ rule: String, _ start: String, _ count: Int = 6) throws -> [String] {
        var found: [String] = []
        for date in try Recurrence(rule, from: date(start)).dates(from: date(start)) {
            if found.count == count { break }
            found.append(date.description)
        }
        return found
    }

    @Test(
        "MZ-079 rules come on the days that RFC 5545 says",
        arguments: [
            ("FREQ=MONTHLY", "2026-01-31", ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"]),
            ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-15", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]),
            ("FREQ=YEARLY", "2024-02-29", ["2024-02-29", "2028-02-29", "2032-02-29", "2036-02-29"]),
            (
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO", "1997-08-05",
                ["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"]
            ),
            (
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", "1997-08-05",
                ["1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31"]
            ),
            (
                "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997-09-02",
                ["1998-02-13", "1998-03-13", "1998-11-13", "1999-08-13"]
            ),
            (
                "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29",
                ["1997-09-29", "1997-10-30", "1997-11-27", "1997-12-30"]
            ),
            (
                "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12",
                ["1997-05-12", "1998-05-11", "1999-05-17", "2000-05-15"]
            ),
            ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", ["1997-05-19", "1998-05-18", "1999-05-17", "2000-05-15"]),
            ("FREQ=MONTHLY;BYDAY=MO,2TU", "2026-11-01", ["2026-11-02", "2026-11-09", "2026-11-10", "2026-11-16"]),
            (
                "freq=daily;count=3\nEXDATE:20261122\nRDATE;VALUE=DATE:20261201", "2026-11-21",
                ["2026-11-21", "2026-11-23", "2026-12-01"]
            ),
        ])
    func examples(rule: String, start: String, expected: [String]) throws {
        #expect(try Self.dates(rule, start, expected.count) == expected)
    }

    @Test("a rule that names every position is worked out as quickly as one that names none, and gives the same days")
    func everyPositionTimed() throws {
        let days = "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"
        let positions = ((1...366).map { "\($0)" } + (1...366).map { "-\($0)" }).joined(separator: ",")
        let clock = ContinuousClock()
        let start = clock.now
        let every = try Self.dates(days + ";BYSETPOS=" + positions, "2026-01-01", 1_500)
        #expect(clock.now - start < .seconds(2))
        #expect(every == (try Self.dates(days, "2026-01-01", 1_500)))
        #expect(
            try Self.dates(days + ";BYSETPOS=2,-364,1", "2026-01-01", 4) == [
                "2026-01-01", "2026-01-02", "2027-01-01", "2027-01-02",
            ])
    }

    @Test("MZ-079 Hijri rules follow the Umm al-Qura calendar and what was sighted; a missing 30th is skipped as asked")
    func hijri() throws {
        let white = try Recurrence(
            "RSCALE=ISLAMIC-UMALQURA;FREQ=MONTHLY;BYMONTHDAY=13,14,15", from: Self.date("2026-01-01"))
        var number = 0
        for date in white.dates(from: white.start) {
            if number == 120 { break }
            number += 1
            #expect((13...15).contains(HijriDate(date)?.day ?? 0))
        }
        let ramadan = try Recurrence(
            "RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1", from: Self.date("2026-01-01"))
        let first = try #require(ramadan.next(from: ramadan.start))
        #expect(HijriDate(first)?.month == .ramadan && HijriDate(first)?.day == 1)
        let year = try #require(HijriDate(first)?.year)
        let sighted = HijriCalendar(corrections: try HijriCorrections.none.moving(year: year, month: .ramadan, by: 1))
        #expect(ramadan.next(from: ramadan.start, hijri: sighted) == first.next)
        #expect(ramadan.occurs(on: first.next, hijri: sighted) && !ramadan.occurs(on: first, hijri: sighted))
        for (skip, day) in [("OMIT", 30), ("BACKWARD", 29), ("FORWARD", 1)] {
            let rule = "RSCALE=ISLAMIC-UMALQURA;FREQ=MONTHLY;BYMONTHDAY=30;SKIP=\(skip)"
            let set = try Recurrence(rule, from: Self.date("2026-01-01"))
            var found = 0
            for date in set.dates(from: set.start) {
                if found == 24 { break }
                found += 1
                let hijri = try #require(HijriDate(date))
                #expect(hijri.day == 30 || hijri.day == day, "\(skip) \(hijri)")
                #expect(set.occurs(on: date), "\(skip) \(date)")
            }
        }
    }

    @Test("MZ-079 Gregorian days that a month lacks go back or forward by SKIP (RFC 7529)")
    func skipped() throws {
        let back = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"
        #expect(try Self.dates(back, "2026-01-31", 4) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
        let forward = "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD"
        #expect(try Self.dates(forward, "2024-02-29", 3) == ["2024-02-29", "2025-03-01", "2026-03-01"])
    }

    @Test(
        "MZ-079 a rule that never comes ends",
        arguments: [
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
            "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1",
            "FREQ=YEARLY;BYWEEKNO=10;BYMONTH=12;BYDAY=MO", "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2",
            "RSCALE=ISLAMIC-UMALQURA;FREQ=DAILY;BYMONTHDAY=31",
        ])
    func never(rule: String) throws {
        #expect(try Recurrence(rule, from: Self.date("2026-01-01")).next(from: Self.date("2026-01-01")) == nil)
    }

    @Test(
        "MZ-079 what is no rule is refused by the part that is wrong",
        arguments: [
            ("", "", RecurrenceError.Reason.malformed), ("FREQ=HOURLY", "FREQ", .withinDay),
            ("FREQ=SECONDLY", "FREQ", .withinDay),
            ("FREQ=DAILY;BYHOUR=9", "BYHOUR", .withinDay), ("INTERVAL=2", "FREQ", .missing),
            ("FREQ=SOMETIMES", "FREQ", .malformed),
            ("FREQ=DAILY;INTERVAL=0", "INTERVAL", .malformed), ("FREQ=DAILY;COUNT=99999999999", "COUNT", .malformed),
            ("FREQ=DAILY;COUNT=2;UNTIL=20270101", "UNTIL", .misplaced),
            ("FREQ=DAILY;UNTIL=20270230", "UNTIL", .malformed),
            ("FREQ=WEEKLY;BYDAY=XX", "BYDAY", .malformed), ("FREQ=WEEKLY;BYDAY=2MO", "BYDAY", .misplaced),
            ("FREQ=MONTHLY;BYWEEKNO=2", "BYWEEKNO", .misplaced), ("FREQ=MONTHLY;BYYEARDAY=2", "BYYEARDAY", .misplaced),
            ("FREQ=WEEKLY;BYMONTHDAY=2", "BYMONTHDAY", .misplaced), ("FREQ=DAILY;BYSETPOS=1", "BYSETPOS", .misplaced),
            ("FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY", .malformed),
            ("FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY", .malformed),
            ("FREQ=DAILY;FREQ=DAILY", "FREQ", .twice), ("FREQ=DAILY;X=1", "X", .unknown),
            ("FREQ=DAILY;SKIP=BACKWARD", "SKIP", .misplaced),
            ("RSCALE=CHINESE;FREQ=DAILY", "RSCALE", .calendar), ("FREQ=DAILY\nFREQ=DAILY", "RRULE", .twice),
            ("FREQ=DAILY\nEXDATE:soon", "EXDATE", .malformed),
        ])
    func refused(text: String, part: String, reason: RecurrenceError.Reason) {
        do throws(RecurrenceError) {
            _ = try Recurrence(text.isEmpty ? "x" : text, from: Self.date("2026-01-01"))
            Issue.record("\(text) was taken")
        } catch {
            #expect(error.reason == reason)
            if !part.isEmpty { #expect(error.part == part) }
        }
    }

    @Test("MZ-079 20,000 random texts are read or refused, and what is read is written and read again as the same")
    func fuzz() throws {
        var generator = Generator(seed: 5545)
        let parts = [
            "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY", "INTERVAL=3", "COUNT=7",
            "UNTIL=20280101T000000Z", "BYDAY=MO,-1FR",
            "BYDAY=TU", "BYMONTH=2,9", "BYMONTHDAY=-1,30", "BYYEARDAY=100", "BYWEEKNO=53", "BYSETPOS=-1", "WKST=SU",
            "SKIP=FORWARD",
            "RSCALE=ISLAMIC-UMALQURA", "RSCALE=GREGORIAN", "", "=", "BYDAY=", "\u{1F319}=1",
            "BYMONTHDAY=99999999999999999999",
        ]
        var taken = 0
        for _ in 0..<20_000 {
            let text = (0...generator.integer(in: 0...4)).map { _ in generator.element(of: parts)! }.joined(
                separator: ";")
            guard let set = try? Recurrence(text, from: Self.date("2026-01-31")) else { continue }
            taken += 1
            #expect(try Recurrence(set.text, from: set.start) == set, "\(text)")
        }
        #expect(taken > 500)
    }

    @Test("MZ-079 a rule continued from one of its days comes on the same days as before")
    func continued() throws {
        for rule in [
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "FREQ=MONTHLY;COUNT=9", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD",
            "FREQ=YEARLY;UNTIL=20400101",
        ] {
            let set = try Recurrence(rule, from: Self.date("2026-01-31"))
            var all: [CivilDate] = []
            for date in set.dates(from: set.start) where all.count < 9 {
                all.append(date)
                if all.count == 9 { break }
            }
            let rest = try #require(set.continued(from: all[3]))
            var later: [CivilDate] = []
            for date in rest.dates(from: rest.start) {
                later.append(date)
                if later.count == all.count - 3 { break }
            }
            #expect(later == Array(all[3...]), "\(rule)")
        }
    }
}
