/// The index of a month, counted from Muharram 1343, which is 0.
struct HijriMonthIndex: Hashable, Sendable {
    let number: Int

    /// Creates the index of a month; `nil` outside the covered years.
    init?(year: Int, month: HijriMonth) {
        guard let number = UmmAlQuraCalendar.index(year: year, month: month) else { return nil }
        self.number = number
    }

    /// Creates an index from its number; `nil` outside the covered years.
    init?(_ number: Int) {
        guard number >= 0, number < UmmAlQuraCalendar.monthStarts.count - 1 else { return nil }
        self.number = number
    }

    var year: Int { UmmAlQuraTable.firstYear + number / 12 }

    var month: HijriMonth { HijriMonth.allCases[number % 12] }

    /// The number of days of the month in the calendar as printed.
    var length: Int {
        Int(UmmAlQuraCalendar.monthStarts[number + 1] - UmmAlQuraCalendar.monthStarts[number])
    }
}
