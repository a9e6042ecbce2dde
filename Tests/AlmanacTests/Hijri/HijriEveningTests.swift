import Almanac
import Testing

/// Rules behind MZ-234, which wait for their blocks and pages.
@Suite struct HijriEveningTests {
    private static let riyadh = Zone(identifier: "Asia/Riyadh", fixedOffset: 10_800)

    private func times(_ date: String) throws -> PrayerTimes {
        try PrayerTimes.compute(
            date: #require(CivilDate(date)), at: #require(Coordinates(latitude: 24.7136, longitude: 46.6753)),
            in: Self.riyadh, method: .ummAlQura)
    }

    @Test("the Hijri date changes at midnight, or at Maghrib where that is chosen")
    func beginnings() throws {
        // 2026-02-17 is 29 Sha'ban 1447; Ramadan begins on its evening.
        let today = try times("2026-02-17")
        let calendar = HijriCalendar.ummAlQura
        let before = today.maghrib - .minutes(1)
        #expect(calendar.date(at: before, today: today, beginning: .maghrib)?.description == "1447-08-29")
        #expect(calendar.date(at: today.maghrib, today: today, beginning: .maghrib)?.description == "1447-09-01")
        #expect(calendar.date(at: today.maghrib, today: today, beginning: .midnight)?.description == "1447-08-29")
        // After midnight the evening's date goes on.
        let tomorrow = try times("2026-02-18")
        #expect(
            calendar.date(at: tomorrow.fajr, today: tomorrow, yesterday: today)?.description == "1447-09-01")
        // Where a Maghrib comes after midnight, the minutes before it belong to the day before.
        #expect(
            calendar.date(at: today.maghrib - .minutes(5), today: tomorrow, yesterday: today)?.description
                == "1447-08-29")
    }

    @Test("A Hijri date that is none is refused with the name of the field")
    func fields() throws {
        let calendar = HijriCalendar.ummAlQura
        #expect(try calendar.date(year: 1448, month: 6, day: 11).civilDate.description == "2026-11-21")
        #expect(try calendar.date(text: "1448-06-11").civilDate.description == "2026-11-21")
        #expect(throws: FieldError(field: "year", reason: .outOfRange(1343, 1600))) {
            try calendar.date(year: 1342, month: 1, day: 1)
        }
        #expect(throws: FieldError(field: "month", reason: .outOfRange(1, 12))) {
            try calendar.date(year: 1448, month: 13, day: 1)
        }
        #expect(throws: FieldError(field: "day", reason: .noSuchDay(monthHas: 29))) {
            try calendar.date(year: 1446, month: 9, day: 30)
        }
        #expect(throws: FieldError(field: "day", reason: .noSuchDay(monthHas: 29))) {
            try calendar.date(year: 1446, month: 9, day: .min)
        }
        for text in ["", "1448-6-11", "1448/06/11", "١٤٤٨-٠٦-١١", "1448-06-11 "] {
            #expect(throws: FieldError(field: "from", reason: .malformed(expected: "1447-09-01"))) {
                try calendar.date(text: text, field: "from")
            }
        }
        let known = HijriDate.civilDates
        #expect(known.lowerBound == CivilDate("1924-08-01"))
        for date in [known.lowerBound, known.upperBound] { #expect(try calendar.date(of: date, field: "date").day > 0) }
        for date in [known.lowerBound.previous, known.upperBound.next, CivilDate(dayNumber: .max)] {
            #expect(
                throws: FieldError(field: "date", reason: .outsideDates(known.lowerBound, known.upperBound))
            ) { try calendar.date(of: date, field: "date") }
        }
        // With a correction the day is there.
        let corrections = try HijriCorrections(text: "1445-09+1")
        #expect(try HijriCalendar(corrections: corrections).date(year: 1445, month: 8, day: 30).day == 30)
    }
}
