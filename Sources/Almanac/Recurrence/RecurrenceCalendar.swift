/// The calendar in which a rule counts months, Gregorian or Hijri.
struct RecurrenceCalendar: Hashable, Sendable {
    let scale: RecurrenceRule.Scale
    /// The Hijri calendar with the person's corrections.
    let hijri: HijriCalendar

    /// The length of the longest possible month. Days beyond the end of a month are handled as the rule's
    /// ``RecurrenceRule/Skip`` says.
    var longestMonth: Int { scale == .gregorian ? 31 : 30 }

    /// Returns a date's year, month and day; `nil` outside the calendar's years.
    func parts(of date: CivilDate) -> CivilDate.Parts? {
        guard scale == .ummAlQura else { return date.parts }
        return hijri.date(of: date).map { CivilDate.Parts(year: $0.year, month: $0.month.rawValue, day: $0.day) }
    }

    /// Returns a month's first day and its number of days; `nil` outside the calendar's years.
    func month(_ month: Int, of year: Int) -> (first: CivilDate, days: Int)? {
        guard scale == .ummAlQura else {
            return CivilDate(year: year, month: month, day: 1).map { ($0, CivilDate.days(inMonth: month, of: year)) }
        }
        guard let name = HijriMonth(rawValue: month), let first = hijri.civilDate(year: year, month: name, day: 1),
            let days = hijri.days(inMonth: name, of: year)
        else { return nil }
        return (first, days)
    }

    /// Returns a year's first day and its number of days.
    func year(_ year: Int) -> (first: CivilDate, days: Int)? {
        guard let first = month(1, of: year), let last = month(12, of: year) else { return nil }
        return (first.first, first.first.days(to: last.first) + last.days)
    }
}

extension CivilDate {
    /// Returns the number of the week that contains a date, and the number of weeks in that year (ISO 8601, but with
    /// any first day of the week). The first week is the one with at least four days in January.
    func week(beginning weekStart: Weekday) -> (number: Int, of: Int) {
        let middle = adding(days: 3 - (weekday.rawValue - weekStart.rawValue + 7) % 7)
        let year = middle.year
        let end = CivilDate(year: year, month: 12, day: 28) ?? middle
        let last = end.adding(days: 3 - (end.weekday.rawValue - weekStart.rawValue + 7) % 7)
        return (middle.yearDay / 7 + 1, last.yearDay / 7 + 1)
    }

    /// The day of the year, counted from 0.
    private var yearDay: Int { (CivilDate(year: year, month: 1, day: 1) ?? self).days(to: self) }
}
