/// A day of the Umm al-Qura calendar, from 1 Muharram 1343 (1924-08-01) to the end of 1600 (2174).
///
/// Up to 1422 AH the months are as they were announced, some with 28 or 31 days. From 1423 on they follow the
/// calendar's astronomical rule (see `UmmAlQuraRule`). Days begin at midnight here.
public struct HijriDate: Hashable, Sendable {
    public let year: Int
    public let month: HijriMonth
    /// 1 to 29 or 30; in a few months before 1365, up to 28 or 31.
    public let day: Int

    /// The years covered by the calendar.
    public static let years = UmmAlQuraTable.firstYear...UmmAlQuraTable.lastYear

    /// The civil dates covered by the calendar, from 1 Muharram 1343 to the end of 1600.
    public static var civilDates: ClosedRange<CivilDate> {
        let starts = UmmAlQuraCalendar.monthStarts
        return CivilDate(dayNumber: starts[0])...CivilDate(dayNumber: starts[starts.count - 1] - 1)
    }

    /// Creates the Hijri date of a civil date; `nil` outside the covered years.
    public init?(_ date: CivilDate) {
        guard let index = UmmAlQuraCalendar.index(of: date),
            let month = HijriMonth(rawValue: index % 12 + 1)
        else { return nil }
        year = UmmAlQuraTable.firstYear + index / 12
        self.month = month
        day = Int(date.dayNumber - UmmAlQuraCalendar.monthStarts[index]) + 1
    }

    /// Creates a day known to exist in a calendar, with or without corrections.
    init(_ index: HijriMonthIndex, day: Int) {
        year = index.year
        month = index.month
        self.day = day
    }

    /// Creates a date from its parts; `nil` if there is no such day or the year is not covered.
    public init?(year: Int, month: HijriMonth, day: Int) {
        guard let days = Self.days(inMonth: month, of: year), day >= 1, day <= days else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Returns the number of days in a month; `nil` if the year is not covered.
    public static func days(inMonth month: HijriMonth, of year: Int) -> Int? {
        guard let index = UmmAlQuraCalendar.index(year: year, month: month) else { return nil }
        return Int(UmmAlQuraCalendar.monthStarts[index + 1] - UmmAlQuraCalendar.monthStarts[index])
    }

    /// The civil date in the calendar as printed. Use ``HijriCalendar`` to take corrections into account.
    public var civilDate: CivilDate {
        let index = UmmAlQuraCalendar.index(year: year, month: month) ?? 0
        return CivilDate(dayNumber: UmmAlQuraCalendar.monthStarts[index] + Int32(day - 1))
    }
}

extension HijriDate: Comparable {
    public static func < (a: HijriDate, b: HijriDate) -> Bool {
        (a.year, a.month.rawValue, a.day) < (b.year, b.month.rawValue, b.day)
    }
}

extension HijriDate: CustomStringConvertible {
    /// The text `1447-09-01`, which ``HijriCalendar`` reads.
    public var description: String {
        DecimalText.padded(year, to: 4) + "-" + DecimalText.padded(month.rawValue, to: 2) + "-"
            + DecimalText.padded(day, to: 2)
    }
}
