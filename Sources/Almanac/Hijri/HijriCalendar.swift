/// The Umm al-Qura calendar with a person's corrections, which converts between civil and Hijri dates.
public struct HijriCalendar: Hashable, Sendable {
    public var corrections: HijriCorrections

    public init(corrections: HijriCorrections = .none) {
        self.corrections = corrections
    }

    /// The calendar as printed.
    public static let ummAlQura = HijriCalendar()

    /// Returns the Hijri date of a civil date; `nil` outside the covered years.
    public func date(of civil: CivilDate) -> HijriDate? {
        guard !corrections.isEmpty else { return HijriDate(civil) }
        guard var index = UmmAlQuraCalendar.index(of: civil) else { return nil }
        // No boundary moves by more than two days, and no month is shorter than 28.
        if civil.dayNumber < start(of: index) {
            index -= 1
        } else if index + 2 < UmmAlQuraCalendar.monthStarts.count, civil.dayNumber >= start(of: index + 1) {
            index += 1
        }
        guard let month = HijriMonthIndex(index) else { return nil }
        return HijriDate(month, day: Int(civil.dayNumber - start(of: index)) + 1)
    }

    /// Returns the civil date of a Hijri date; `nil` if this calendar has no such day.
    public func civilDate(of date: HijriDate) -> CivilDate? {
        civilDate(year: date.year, month: date.month, day: date.day)
    }

    /// Returns the civil date of a day of a month; `nil` if this calendar has no such day.
    public func civilDate(year: Int, month: HijriMonth, day: Int) -> CivilDate? {
        guard let index = HijriMonthIndex(year: year, month: month), day >= 1, day <= length(of: index)
        else { return nil }
        return CivilDate(dayNumber: start(of: index.number) + Int32(day - 1))
    }

    /// Returns the number of days in a month; `nil` if the year is not covered.
    public func days(inMonth month: HijriMonth, of year: Int) -> Int? {
        HijriMonthIndex(year: year, month: month).map { length(of: $0) }
    }

    /// Returns the number of days in a year; `nil` if it is not covered.
    public func days(inYear year: Int) -> Int? {
        guard let first = HijriMonthIndex(year: year, month: .muharram) else { return nil }
        let end = first.number + 12
        guard end < UmmAlQuraCalendar.monthStarts.count - 1 else {
            return Int(UmmAlQuraCalendar.monthStarts[end] - start(of: first.number))
        }
        return Int(start(of: end) - start(of: first.number))
    }

    /// Returns the day number of a month's first day by the month's index, with corrections.
    private func start(of index: Int) -> Int32 {
        UmmAlQuraCalendar.monthStarts[index] + Int32(corrections.shift(of: index))
    }

    private func length(of index: HijriMonthIndex) -> Int { corrections.length(of: index) }
}
