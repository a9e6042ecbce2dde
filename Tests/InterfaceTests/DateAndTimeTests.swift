import Almanac
import Interface
import Testing

@Suite struct DateAndTimeTests {
    let arabic: Strings
    let english: Strings
    let locales: Locales
    let afternoon: ClockTime
    let today: CivilDate

    init() throws {
        locales = try Checkout.locales()
        arabic = locales.strings(code: "ar")
        english = locales.strings(code: "en")
        afternoon = try #require(ClockTime(hour: 14, minute: 42))
        today = try #require(CivilDate(year: 2026, month: 11, day: 21))
    }

    @Test("SY-036 SY-033 clock times in both digits, on both clocks")
    func times() throws {
        #expect(arabic.time(afternoon) == "٢:٤٢\u{A0}م")
        #expect(english.time(afternoon) == "2:42\u{A0}PM")
        #expect(locales.strings(code: "ar", clock: .twentyFourHours).time(afternoon) == "١٤:٤٢")
        #expect(
            locales.strings(code: "ar", digits: locales.digits(code: "ar", isLatin: true)).time(afternoon)
                == "2:42\u{A0}م")
        #expect(english.time(.midnight) == "12:00\u{A0}AM")
        #expect(english.time(.noon) == "12:00\u{A0}PM")
        #expect(locales.strings(code: "en", clock: .twentyFourHours).time(.midnight) == "00:00")
        let end = try #require(ClockTime(hour: 15, minute: 2))
        #expect(arabic.timeRange(afternoon, end) == "٢:٤٢ – ٣:٠٢\u{A0}م")
        #expect(english.timeRange(.midnight, end) == "12:00\u{A0}AM – 3:02\u{A0}PM")
    }

    @Test("SY-031 lengths of time in words")
    func durations() {
        #expect(arabic.duration(minutes: 44) == "٤٤ دقيقة")
        #expect(arabic.duration(minutes: 80) == "ساعة و٢٠ دقيقة")
        #expect(arabic.duration(minutes: 120) == "ساعتان")
        #expect(arabic.duration(.minutes(0)) == "أقل من دقيقة")
        #expect(english.duration(minutes: 80) == "1 hour 20 minutes")
        #expect(english.duration(minutes: -5) == "Under a minute")
        #expect(arabic.shortDuration(minutes: 80) == "١\u{A0}س\u{A0}٢٠\u{A0}د")
    }

    @Test("SY-036 dates of both calendars")
    func dates() {
        #expect(arabic.weekdayAndDate(today) == "السبت ٢١ نوفمبر")
        #expect(english.weekdayAndDate(today) == "Saturday 21 November")
        #expect(english.date(today) == "21 November 2026")
        #expect(arabic.hijriDate(day: 11, month: 6, year: 1448) == "١١ جمادى الآخرة ١٤٤٨")
        #expect(english.hijriDate(day: 11, month: 6, year: 1448) == "11 Jumada II 1448")
    }

    @Test("SY-036 days near today by name, and the week from its chosen first day")
    func days() {
        #expect(arabic.relativeDay(today, today: today) == "اليوم")
        #expect(english.relativeDay(today.next, today: today) == "Tomorrow")
        #expect(english.relativeDay(today.previous, today: today) == "Yesterday")
        #expect(english.relativeDay(today.adding(days: 3), today: today) == "Tuesday")
        #expect(english.relativeDay(today.adding(days: 7), today: today) == "Saturday 28 November")
        #expect(locales.strings(code: "ar", firstWeekday: .saturday).weekdays.first == .saturday)
        #expect(locales.strings(code: "ar", firstWeekday: .saturday).weekdays.last == .friday)
    }
}
