import Almanac
import Records

/// A day in both calendars, in the format of Aladhan's answers.
struct AladhanDate: Sendable {
    /// The civil years that the Hijri calendar covers completely.
    static let years = 1925...2173
    /// How a date is written.
    static let example = "21-11-2026"

    private let date: CivilDate
    private let hijriDate: HijriDate
    private let daysInMonth: Int
    private let holidays: [JSON]

    /// - Parameter adjustment: the days by which the Hijri date is later than the calendar's.
    init(_ date: CivilDate, _ calendar: HijriCalendar, adjustment: Int) throws(AladhanProblem) {
        guard let days = SpecialDays.of(date.adding(days: adjustment), calendar: calendar) else {
            throw .date("date", example: Self.example, Self.years)
        }
        self.date = date
        hijriDate = days.hijri
        daysInMonth = calendar.days(inMonth: days.hijri.month, of: days.hijri.year) ?? 30
        holidays = AladhanNames.holidays(days)
    }

    /// Creates a date with the adjustment that a request asks for.
    init(_ date: CivilDate, _ context: RequestContext) throws(AladhanProblem) {
        try self.init(date, context.settings.calendar, adjustment: Self.adjustment(context.query))
    }

    /// The parameter `adjustment` in days.
    static func adjustment(_ query: FormFields) throws(AladhanProblem) -> Int {
        try AladhanQuery.number(query, "adjustment", -5...5) ?? 0
    }

    /// A civil date from `DD-MM-YYYY`.
    static func civil(_ text: String) throws(AladhanProblem) -> CivilDate {
        guard let (day, month, year) = numbers(text), years.contains(year),
            let date = CivilDate(year: year, month: month, day: day)
        else { throw .date("date", example: example, years) }
        return date
    }

    /// The civil date of a Hijri date `DD-MM-YYYY`, shifted by the query's adjustment.
    static func civil(hijri text: String, _ context: RequestContext) throws(AladhanProblem) -> CivilDate {
        guard let (day, month, year) = numbers(text) else {
            throw .date("date", example: "11-06-1448", HijriDate.years)
        }
        let adjustment = try adjustment(context.query)
        let calendar = context.settings.calendar
        do throws(FieldError) {
            let hijri = try calendar.date(year: year, month: month, day: day)
            return (calendar.civilDate(of: hijri) ?? hijri.civilDate).adding(days: -adjustment)
        } catch {
            switch error.reason {
            case .outOfRange(let low, let high): throw .number(error.field, Int(low), Int(high))
            case .noSuchDay(let days): throw .number(error.field, 1, days)
            case .malformed, .outsideDates: throw .date("date", example: "11-06-1448", HijriDate.years)
            }
        }
    }

    /// The three numbers of a date, each of at most four digits.
    private static func numbers(_ text: String) -> (day: Int, month: Int, year: Int)? {
        var found: [Int] = []
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            guard (1...4).contains(part.utf8.count), let number = Int(part), number >= 0, part.utf8.first != 0x2B else {
                return nil
            }
            found.append(number)
        }
        return found.count == 3 ? (found[0], found[1], found[2]) : nil
    }

    /// Both calendars, as the conversions return them.
    var json: JSON { .object(["hijri": hijri, "gregorian": gregorian]) }

    /// The date for reading: `21 Nov 2026`.
    var readable: String {
        let parts = date.parts
        let month = String(AladhanNames.months[parts.month - 1].prefix(3))
        return Self.two(parts.day) + " " + month + " \(parts.year)"
    }

    var gregorian: JSON {
        let parts = date.parts
        return .object([
            "date": .string(Self.text(parts.day, parts.month, parts.year)), "format": "DD-MM-YYYY",
            "day": .string(Self.two(parts.day)),
            "weekday": .object(["en": .string(AladhanNames.weekdays[date.weekday.rawValue].civil)]),
            "month": .object([
                "number": .int(Int64(parts.month)), "en": .string(AladhanNames.months[parts.month - 1]),
            ]),
            "year": .string("\(parts.year)"),
            "designation": .object(["abbreviated": "AD", "expanded": "Anno Domini"]),
        ])
    }

    var hijri: JSON {
        let number = hijriDate.month.rawValue
        let weekday = AladhanNames.weekdays[date.weekday.rawValue]
        let month = AladhanNames.hijriMonths[number - 1]
        return .object([
            "date": .string(Self.text(hijriDate.day, number, hijriDate.year)), "format": "DD-MM-YYYY",
            "day": .string(Self.two(hijriDate.day)),
            "weekday": .object(["en": .string(weekday.hijri), "ar": .string(weekday.arabic)]),
            "month": .object([
                "number": .int(Int64(number)), "en": .string(month.latin), "ar": .string(month.arabic),
                "days": .int(Int64(daysInMonth)),
            ]),
            "year": .string("\(hijriDate.year)"),
            "designation": .object(["abbreviated": "AH", "expanded": "Anno Hegirae"]),
            "holidays": .array(holidays), "method": "UAQ",
        ])
    }

    /// A number with at least two digits.
    static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func text(_ day: Int, _ month: Int, _ year: Int) -> String {
        two(day) + "-" + two(month) + "-\(year)"
    }
}
