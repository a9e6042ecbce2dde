/// All months of the Umm al-Qura calendar, from Muharram 1343 to Dhu al-Hijjah 1600.
enum UmmAlQuraCalendar {
    /// The day number on which each month begins, followed by the day after the last month.
    static let monthStarts: [Int32] = {
        var starts: [Int32] = []
        starts.reserveCapacity((UmmAlQuraTable.lastYear - UmmAlQuraTable.firstYear + 1) * 12 + 1)
        var day = UmmAlQuraTable.firstDay
        for (index, bits) in (UmmAlQuraTable.recorded + UmmAlQuraTable.computed).enumerated() {
            for month in 1...12 {
                starts.append(day)
                day += length(year: UmmAlQuraTable.firstYear + index, month: month, bits: bits)
            }
        }
        starts.append(day)
        return starts
    }()

    private static func length(year: Int, month: Int, bits: UInt16) -> Int32 {
        for irregular in UmmAlQuraTable.irregular where irregular.year == year && irregular.month == month {
            return Int32(irregular.days)
        }
        return bits & (1 << UInt16(month - 1)) == 0 ? 29 : 30
    }

    /// Returns the index of a month, counted from Muharram 1343; `nil` outside the table.
    static func index(year: Int, month: HijriMonth) -> Int? {
        guard year >= UmmAlQuraTable.firstYear, year <= UmmAlQuraTable.lastYear else { return nil }
        return (year - UmmAlQuraTable.firstYear) * 12 + month.rawValue - 1
    }

    /// Returns the index of the month that contains a day; `nil` outside the table.
    static func index(of date: CivilDate) -> Int? {
        let starts = monthStarts
        guard let first = starts.first, let end = starts.last, date.dayNumber >= first, date.dayNumber < end
        else { return nil }
        // The mean month has 29.530588 days, so the guess is off by at most one month.
        var index = min(Int(Double(date.dayNumber - first) / 29.530588), starts.count - 2)
        while starts[index] > date.dayNumber { index -= 1 }
        while starts[index + 1] <= date.dayNumber { index += 1 }
        return index
    }
}
