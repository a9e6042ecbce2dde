/// A month of a year, counted from Muharram 1343: 0, 1, 2 …
struct HijriMonthIndex: Hashable, Sendable {
    let number: Int

    /// `nil` outside the years covered.
    init?(year: Int, month: HijriMonth) {
        guard let number = UmmAlQuraCalendar.index(year: year, month: month) else { return nil }
        self.number = number
    }

    /// The month that many after Muharram 1343; `nil` outside the years covered.
    init?(_ number: Int) {
        guard number >= 0, number < UmmAlQuraCalendar.monthStarts.count - 1 else { return nil }
        self.number = number
    }

    var year: Int { UmmAlQuraTable.firstYear + number / 12 }

    var month: HijriMonth { HijriMonth.allCases[number % 12] }

    /// How many days the month has in the calendar as it is printed.
    var length: Int {
        Int(UmmAlQuraCalendar.monthStarts[number + 1] - UmmAlQuraCalendar.monthStarts[number])
    }
}
