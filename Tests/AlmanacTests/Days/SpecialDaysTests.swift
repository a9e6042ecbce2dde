import Almanac
import TestSupport
import Testing

/// Rules behind MZ-139, MZ-149, MZ-157, MZ-158, MZ-162, MZ-235, which wait for their blocks and pages.
@Suite struct SpecialDaysTests {
    private func day(_ text: String, _ calendar: HijriCalendar = .ummAlQura) throws -> SpecialDays {
        let date = try #require(CivilDate(text))
        return try #require(SpecialDays.of(date, calendar: calendar))
    }

    @Test("the days of 1447 and 1448 that calendars print are found")
    func anchors() throws {
        let anchors: [(String, [Occasion])] = [
            ("2025-06-26", [.newYear, .thursday]), ("2025-07-04", [.tasua, .jummah]), ("2025-07-05", [.ashura]),
            ("2026-02-18", [.ramadan]), ("2026-03-10", [.ramadan, .lastTenOfRamadan]),
            ("2026-03-20", [.eidAlFitr, .jummah]), ("2026-03-21", [.sixOfShawwal]),
            ("2026-05-18", [.firstTenOfDhuAlHijjah, .monday]), ("2026-05-26", [.firstTenOfDhuAlHijjah, .arafah]),
            ("2026-05-27", [.firstTenOfDhuAlHijjah, .eidAlAdha]), ("2026-05-30", [.tashreeq, .whiteDay]),
            ("2026-05-31", [.whiteDay]), ("2026-11-23", [.whiteDay, .monday]), ("2026-11-21", []),
        ]
        for (date, occasions) in anchors { #expect(try day(date).occasions == occasions, "\(date)") }
    }

    @Test("fasting is never recommended on an Eid or 11 to 13 Dhul Hijjah, whatever the weekday")
    func fasting() throws {
        var date = try #require(CivilDate("2025-06-26"))
        let end = date.adding(days: 30 * 365)
        var counts = [0, 0, 0, 0]
        while date < end {
            let day = try #require(SpecialDays.of(date))
            let isFeast =
                (day.hijri.month == .shawwal && day.hijri.day == 1)
                || (day.hijri.month == .dhuAlHijjah && (10...13).contains(day.hijri.day))
            switch day.fasting {
            case .ramadan:
                #expect(day.hijri.month == .ramadan)
                counts[0] += 1
            case .notObserved:
                #expect(isFeast)
                counts[1] += 1
            case .recommended(let reasons):
                #expect(!isFeast && !reasons.isEmpty && day.hijri.month != .ramadan)
                counts[2] += 1
            case .ordinary:
                #expect(!isFeast)
                counts[3] += 1
            }
            date = date.next
        }
        #expect(counts[0] > 29 * 30 && counts[1] == 31 + 30 * 4 && counts[2] > 2_500 && counts[3] > 5_000)
        #expect(try day("2026-05-28").fasting == .notObserved(.tashreeq))
        #expect(try day("2026-05-26").fasting == .recommended([.firstTenOfDhuAlHijjah, .arafah]))
        #expect(try day("2026-06-08").fasting == .recommended([.monday]))
    }

    @Test("every Friday is Jummah and no other day")
    func jummah() throws {
        var date = try #require(CivilDate("2026-01-01"))
        for _ in 0..<800 {
            #expect(SpecialDays.of(date)?.isJummah == (date.weekday == .friday))
            date = date.next
        }
    }

    @Test("a night of Ramadan begins at the Maghrib before its day; five odd nights; none on Eid's eve")
    func nights() throws {
        let first = try day("2026-02-17")
        #expect(first.hijri.month == .shaban && first.night?.number == 1 && first.night?.year == 1447)
        var nights: [Int] = []
        var odd: [Int] = []
        var date = try #require(CivilDate("2026-02-10"))
        for _ in 0..<60 {
            if let night = RamadanNight(beginningOn: date) {
                nights.append(night.number)
                if night.isOddOfLastTen { odd.append(night.number) }
                #expect(night.isOfLastTen == (night.number > 20))
            }
            date = date.next
        }
        #expect(nights == Array(1...30))
        #expect(odd == [21, 23, 25, 27, 29])
        let eve = try day("2026-03-19")
        #expect(eve.hijri.description == "1447-09-30" && eve.night == nil && eve.isEidEve)
        #expect(try day("2026-03-18").isEidEve == false)
        #expect(try day("2026-05-26").isEidEve)
    }

    @Test("a moved Eid takes the days around it along, and can be taken back")
    func movedEid() throws {
        // Eid al-Adha 1447 is 2026-05-27; a day later it is Arafah on the 27th and Tashreeq to the 31st.
        let corrections = try HijriCorrections.none.movingEid(.alAdha, year: 1447, by: 1)
        let calendar = HijriCalendar(corrections: corrections)
        #expect(Eid.alAdha.date(year: 1447, calendar: calendar)?.description == "2026-05-28")
        #expect(try day("2026-05-27", calendar).isOccasion(.arafah))
        #expect(try day("2026-05-28", calendar).eid == .alAdha)
        #expect(try day("2026-05-31", calendar).fasting == .notObserved(.tashreeq))
        #expect(try corrections.movingEid(.alAdha, year: 1447, by: 0).isEmpty)
        // By ±1 and ±2 in every year: possible, because neighbours move along.
        for year in 1440...1500 {
            for eid in Eid.allCases {
                for days in [-2, -1, 1, 2] {
                    let moved = try HijriCorrections.none.movingEid(eid, year: year, by: days)
                    let printed = try #require(eid.date(year: year))
                    let date = try #require(eid.date(year: year, calendar: HijriCalendar(corrections: moved)))
                    #expect(printed.days(to: date) == days)
                    let back = try moved.movingEid(eid, year: year, by: 0)
                    #expect(back.isEmpty, "\(year) \(eid) \(days): \(moved.text) leaves \(back.text)")
                }
            }
        }
    }

    @Test("A Hijri year lists its months and its events once, in order")
    func year() throws {
        let year = try #require(HijriYear(1447))
        #expect(year.months.count == 12 && year.months.map { $0.days }.reduce(0, +) == 355)
        #expect(year.months[8].first.description == "2026-02-18" && year.months[8].days == 30)
        func dates(_ occasion: Occasion) -> [String] {
            year.events.filter { $0.occasion == occasion }.map { "\($0.first) \($0.last)" }
        }
        #expect(dates(.ramadan) == ["2026-02-18 2026-03-19"])
        #expect(dates(.lastTenOfRamadan) == ["2026-03-10 2026-03-19"])
        #expect(dates(.eidAlFitr) == ["2026-03-20 2026-03-20"])
        #expect(dates(.tashreeq) == ["2026-05-28 2026-05-30"])
        #expect(dates(.whiteDay).count == 12)
        #expect(dates(.jummah).isEmpty)
        for index in 1..<year.events.count { #expect(year.events[index - 1].first <= year.events[index].first) }
        #expect(HijriYear(1342) == nil && HijriYear(1601) == nil && HijriYear(.max) == nil)
        #expect(HijriYear(1343) != nil && HijriYear(1600) != nil)
        #expect(SpecialDays.of(CivilDate(dayNumber: .max)) == nil)
    }
}
