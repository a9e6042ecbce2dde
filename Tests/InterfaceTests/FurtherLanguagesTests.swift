import Almanac
import Interface
import Records
import Testing

/// What the further languages write their own way, and that a language needs no code.
@Suite struct FurtherLanguagesTests {
    private let locales: Locales
    private let afternoon: ClockTime
    private let first: CivilDate

    init() throws {
        locales = try Checkout.locales()
        afternoon = try #require(ClockTime(hour: 14, minute: 42))
        first = try #require(CivilDate(year: 2026, month: 12, day: 1))
    }

    @Test("SY-035 a language is one catalogue and one line of the registry: its digits, grammar and clock are data")
    func newLanguage() throws {
        var files = try Checkout.catalogues()
        let lines = files["registry"]?["languages"]?.array ?? []
        // A language that nobody speaks: Bengali's digits, Polish plurals, a week from Saturday.
        let line: JSON = [
            "code": "qx", "name": "Qx", "direction": "rtl", "digits": "০১২৩৪৫৬৭৮৯", "decimal": "·", "group": "’",
            "clock": "12", "firstWeekday": "saturday", "places": "latin",
            "plural": ["one": "n = 1", "few": "n % 10 = 2..4 and n % 100 != 12..14"],
        ]
        files["registry"] = ["languages": .array(lines + [line])]
        files["qx"] = [
            "time.periods": "0 nu | 6 ma | 13 po | 21 nu",
            "duration.hours": ["one": "{count} hora", "few": "{count} hory", "other": "{count} horen"],
            "duration.minutes": ["one": "{count} mino", "few": "{count} miny", "other": "{count} minen"],
            "duration.hoursAndMinutes": "{minutes} & {hours}", "date.dayMonth": "{month}-{day}", "month.12": "dek",
            "date.first": "1st", "weekday.tuesday": "tu", "date.weekdayDayMonth": "{date} ({weekday})",
        ]
        let strings = try Locales(files).strings(code: "qx")
        #expect(strings.language.direction == .rightToLeft)
        #expect(strings.time(afternoon) == "২:৪২\u{A0}po")
        #expect(strings.duration(minutes: 142) == "২২ miny & ২ hory")
        #expect(strings.duration(minutes: 60) == "১ hora" && strings.duration(minutes: 12 * 60) == "১২ horen")
        #expect(strings.weekdayAndDate(first) == "dek-1st (tu)")
        #expect(strings.decimal(-1234.5) == "\u{200E}\u{2212}১২৩৪·৫")
        #expect(strings.digits.grouped(1_234_567) == "১’২৩৪’৫৬৭")
        #expect(strings.weekdays.first == .saturday)
    }

    @Test(
        "a line of the registry that can't be used names the file, the key and the reason",
        arguments: [
            ("digits", "01234"), ("digits", "0123456798"), ("digits", "abcdefghij"), ("decimal", ""),
            ("places", "greek"),
            ("clock", "13"), ("firstWeekday", "friyay"), ("direction", "up"), ("name", ""),
        ])
    func malformedLine(key: String, value: String) throws {
        var files = try Checkout.catalogues()
        var lines = files["registry"]?["languages"]?.array ?? []
        var line = try #require(lines[0].object)
        line[key] = .string(value)
        lines[0] = .object(line)
        files["registry"] = ["languages": .array(lines)]
        let error = #expect(throws: LocaleError.self) { try Locales(files) }
        #expect(error?.file == "registry.json")
        #expect(error?.key == key)
    }

    @Test(
        "parts of the day that can't be read name the catalogue and the key",
        arguments: [
            "", "AM | PM", "1 AM | 12 PM", "0 AM | 12", "0 AM | 24 PM", "0 AM | 12 PM | 12 XM", "0 AM |", "-1 AM",
        ])
    func malformedPeriods(text: String) throws {
        var files = try Checkout.catalogues()
        var catalogue = try #require(files["fr"]?.object)
        catalogue["time.periods"] = .string(text)
        files["fr"] = .object(catalogue)
        let error = #expect(throws: LocaleError.self) { try Locales(files) }
        #expect(error?.file == "fr.json" && error?.key == "time.periods")
    }

    @Test("SY-033 SY-036 times in each language's own digits and clock, and in Latin digits where they are chosen")
    func times() {
        #expect(locales.strings(code: "ur").time(afternoon) == "۲:۴۲\u{A0}دوپہر")
        let latin = locales.digits(code: "ur", isLatin: true)
        #expect(locales.strings(code: "ur", digits: latin).time(afternoon) == "2:42\u{A0}دوپہر")
        for code in ["id", "tr", "fr"] { #expect(locales.strings(code: code).time(afternoon) == "14:42") }
        #expect(locales.strings(code: "id", clock: .twelveHours).time(afternoon) == "2:42\u{A0}siang")
        #expect(locales.digits(code: "tr", isLatin: false).number(5) == "٥")
        #expect(locales.digits(code: "ur", isLatin: false).number(5) == "۵")
    }

    @Test("SY-036 dates of both calendars, with the decimal sign and the thousands of the language")
    func dates() {
        #expect(locales.strings(code: "ur").weekdayAndDate(first) == "منگل، ۱ دسمبر")
        #expect(locales.strings(code: "id").weekdayAndDate(first) == "Selasa, 1 Desember")
        #expect(locales.strings(code: "tr").weekdayAndDate(first) == "1 Aralık Salı")
        #expect(locales.strings(code: "fr").weekdayAndDate(first) == "mardi 1er décembre")
        #expect(locales.strings(code: "ur").hijriDate(day: 9, month: 12, year: 1448) == "۹ ذوالحجہ ۱۴۴۸")
        #expect(locales.strings(code: "id").hijriDate(day: 1, month: 10, year: 1448) == "1 Syawal 1448")
        #expect(locales.strings(code: "tr").hijriDate(day: 1, month: 8, year: 1448) == "1 Şaban 1448")
        #expect(locales.strings(code: "fr").hijriDate(day: 1, month: 8, year: 1448) == "1er Chaabane 1448")
        for code in ["id", "tr", "fr"] { #expect(locales.strings(code: code).degrees(18.5) == "18,5°") }
        #expect(locales.strings(code: "ur").degrees(18.5) == "۱۸٫۵°")
        #expect(locales.strings(code: "fr").digits.grouped(12_345) == "12\u{202F}345")
        #expect(locales.strings(code: "id").digits.grouped(12_345) == "12.345")
        #expect(locales.strings(code: "tr").digits.grouped(9_999) == "9999")
    }

    @Test("MZ-219 prayers go by the names that each community gives them")
    func prayers() {
        let expected = [
            "ur": ["فجر", "ظہر", "عصر", "مغرب", "عشاء"], "id": ["Subuh", "Zuhur", "Asar", "Magrib", "Isya"],
            "tr": ["İmsak", "Öğle", "İkindi", "Akşam", "Yatsı"], "fr": ["Fajr", "Dohr", "Asr", "Maghrib", "Isha"],
        ]
        for (code, names) in expected {
            let strings = locales.strings(code: code)
            #expect(["fajr", "dhuhr", "asr", "maghrib", "isha"].map { strings[key: "prayer." + $0] } == names)
        }
    }

    @Test("a language whose texts stand elsewhere is there once they are brought, and else gives the first's")
    func elsewhere() throws {
        var files = try Checkout.catalogues()
        let french = try Catalogue(file: "fr.json", try #require(files["fr"]?.object))
        files["fr"] = nil
        #expect(throws: LocaleError.self) { try Locales(files) }
        let locales = try Locales(files, elsewhere: ["fr"])
        #expect(locales.isElsewhere(code: "fr") && !locales.isElsewhere(code: "tr") && !locales.isElsewhere(code: "xx"))
        #expect(locales.strings(code: "fr", brought: french)[.today] == "Aujourd’hui")
        #expect(locales.strings(code: "fr").language.code == "ar")
    }
}
