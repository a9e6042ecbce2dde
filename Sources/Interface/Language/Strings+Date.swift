import Almanac

extension Strings {
    /// A weekday's name: `السبت`, `Saturday`.
    public func weekday(_ weekday: Weekday) -> String { self[key: "weekday." + weekday.name] }

    /// The short name of a weekday, for narrow calendars: `سبت`, `Sat`.
    public func shortWeekday(_ weekday: Weekday) -> String { self[key: "weekday.short." + weekday.name] }

    /// The days of the week, beginning with the person's first day.
    public var weekdays: [Weekday] {
        Weekday.allCases.indices.map { Weekday.allCases[($0 + firstWeekday.rawValue) % 7] }
    }

    /// A month of the Gregorian calendar, 1 to 12: `نوفمبر`, `November`.
    public func month(_ month: Int) -> String { self[key: "month." + String(month)] }

    /// A month of the Hijri calendar, 1 to 12: `جمادى الآخرة`, `Jumada II`.
    public func hijriMonth(_ month: Int) -> String { self[key: "hijri.month." + String(month)] }

    /// The number of a day in its month. In some languages the first day has a special form: `1er`.
    private func day(_ day: Int) -> String {
        day == 1 ? self(.dateFirst, .number("day", day)) : number(day)
    }

    /// A day and its month: `٢١ نوفمبر`, `21 November`.
    public func dayAndMonth(_ date: CivilDate) -> String {
        let parts = date.parts
        return self(.dateDayMonth, .word("day", day(parts.day)), .word("month", month(parts.month)))
    }

    /// A day of a month of either calendar: `١ رمضان`, `1 Ramadan`.
    public func dayAndMonth(day: Int, month: Int, isHijri: Bool) -> String {
        self(
            .dateDayMonth, .word("day", self.day(day)),
            .word("month", isHijri ? hijriMonth(month) : self.month(month)))
    }

    /// A day, its month and its year: `٢١ نوفمبر ٢٠٢٦`, `21 November 2026`.
    public func date(_ date: CivilDate) -> String {
        let parts = date.parts
        return self(
            .dateDayMonthYear, .word("day", day(parts.day)), .word("month", month(parts.month)),
            .number("year", parts.year))
    }

    /// A weekday with its day and month: `السبت ٢١ نوفمبر`, `Saturday 21 November`.
    public func weekdayAndDate(_ date: CivilDate) -> String {
        self(.dateWeekdayDayMonth, .word("weekday", weekday(date.weekday)), .word("date", dayAndMonth(date)))
    }

    /// The title of a day's page, with the short name of the month if the language has one: `Saturday 21 Nov`.
    public func dayTitle(_ date: CivilDate) -> String {
        let parts = date.parts
        let dayAndMonth = self(
            .dateDayMonth, .word("day", day(parts.day)), .word("month", self[key: "month.short." + String(parts.month)])
        )
        return self(.dateWeekdayDayMonth, .word("weekday", weekday(date.weekday)), .word("date", dayAndMonth))
    }

    /// A date of the Hijri calendar: `١١ جمادى الآخرة ١٤٤٨`, `11 Jumada II 1448`.
    public func hijriDate(day: Int, month: Int, year: Int) -> String {
        self(
            .dateDayMonthYear, .word("day", self.day(day)), .word("month", hijriMonth(month)), .number("year", year))
    }

    /// `اليوم`, `غدًا`, `أمس`, the weekday within the next six days, or the weekday with the date.
    public func relativeDay(_ date: CivilDate, today: CivilDate) -> String {
        switch Int(date.dayNumber) - Int(today.dayNumber) {
        case 0: self[.today]
        case 1: self[.tomorrow]
        case -1: self[.yesterday]
        case 2...6: weekday(date.weekday)
        default: weekdayAndDate(date)
        }
    }
}

extension Weekday {
    /// Finds the weekday with an English name in lower case.
    public init?(name: String) {
        for day in Self.allCases where day.name == name {
            self = day
            return
        }
        return nil
    }

    /// The English name in lower case, for files and settings.
    public var name: String {
        switch self {
        case .sunday: "sunday"
        case .monday: "monday"
        case .tuesday: "tuesday"
        case .wednesday: "wednesday"
        case .thursday: "thursday"
        case .friday: "friday"
        case .saturday: "saturday"
        }
    }
}
