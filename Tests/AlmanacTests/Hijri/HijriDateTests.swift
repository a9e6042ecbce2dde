import Almanac
import TestSupport
import Testing

@Suite struct HijriDateTests {
    @Test("MZ-029 known first days of the Umm al-Qura calendar")
    func anchors() throws {
        let anchors: [(Int, HijriMonth, Int, String)] = [
            (1343, .muharram, 1, "1924-08-01"), (1420, .muharram, 1, "1999-04-17"), (1423, .muharram, 1, "2002-03-15"),
            (1440, .muharram, 1, "2018-09-11"), (1441, .ramadan, 1, "2020-04-24"), (1444, .ramadan, 1, "2023-03-23"),
            (1445, .ramadan, 1, "2024-03-11"), (1446, .jumadaAlAkhirah, 1, "2024-12-02"),
            (1446, .ramadan, 1, "2025-03-01"), (1447, .muharram, 1, "2025-06-26"), (1447, .ramadan, 1, "2026-02-18"),
            (1448, .muharram, 1, "2026-06-16"), (1448, .jumadaAlAkhirah, 11, "2026-11-21"),
            (1450, .muharram, 1, "2028-05-25"), (1485, .shawwal, 1, "2063-01-31"),
        ]
        for (year, month, day, text) in anchors {
            let civil = try #require(CivilDate(text))
            let hijri = try #require(HijriDate(year: year, month: month, day: day))
            #expect(hijri.civilDate == civil, "\(year) \(month) \(day)")
            #expect(HijriDate(civil) == hijri, "\(text)")
        }
    }

    @Test("MZ-029 Hijri dates match the Umm al-Qura table of 1440 to 1460")
    func table() throws {
        let rows = VectorFile.rows("almanac/umm-al-qura.tsv", columns: 13)
        #expect(rows.count == 21)
        for row in rows {
            let year = try #require(Int(row[0]))
            for month in HijriMonth.allCases {
                let first = try #require(CivilDate(row[month.rawValue]))
                let hijri = try #require(HijriDate(first))
                #expect(hijri.year == year && hijri.month == month && hijri.day == 1, "\(first)")
            }
        }
    }

    @Test("SY-021 every civil day has one Hijri day, in one unbroken row across month and year ends")
    func everyDay() throws {
        let start = try #require(CivilDate("1924-08-01"))
        #expect(HijriDate(start.previous) == nil)
        var date = start
        var last: HijriDate?
        var lengths: [Int: Int] = [:]
        while let hijri = HijriDate(date) {
            if hijri.civilDate != date { Issue.record("\(date) gives \(hijri)") }
            if let last {
                let follows =
                    hijri.day == 1
                    ? last.day == HijriDate.days(inMonth: last.month, of: last.year)
                        && (hijri.month.rawValue == last.month.rawValue % 12 + 1)
                        && hijri.year == last.year + (hijri.month == .muharram ? 1 : 0)
                    : hijri.day == last.day + 1 && hijri.month == last.month && hijri.year == last.year
                if !follows { Issue.record("\(hijri) after \(last)") }
                if hijri.day == 1 { lengths[last.day, default: 0] += 1 }
            }
            last = hijri
            date = date.next
        }
        #expect(last.map { $0.year == 1600 && $0.month == .dhuAlHijjah } == true)
        #expect(lengths[28] == 5 && lengths[31] == 3 && lengths.keys.sorted() == [28, 29, 30, 31])
    }

    @Test("A date that is none, or lies outside the years covered, is refused")
    func refusals() {
        #expect(HijriDate(year: 1446, month: .ramadan, day: 30) == nil)
        #expect(HijriDate(year: 1446, month: .ramadan, day: 29) != nil)
        #expect(HijriDate(year: 1446, month: .ramadan, day: 0) == nil)
        #expect(HijriDate(year: 1342, month: .ramadan, day: 1) == nil)
        #expect(HijriDate(year: 1601, month: .muharram, day: 1) == nil)
        #expect(HijriDate(year: .max, month: .muharram, day: .max) == nil)
        for number in [Int32.min, -16_590, 75_000, .max] { #expect(HijriDate(CivilDate(dayNumber: number)) == nil) }
    }
}
