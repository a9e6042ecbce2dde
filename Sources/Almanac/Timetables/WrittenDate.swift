/// Reads dates as people write them in a table: `2026-11-21`, `21/11/2026`, `21 Nov 2026`, with any digits.
public enum WrittenDate {
    /// The result of reading a text.
    public enum Reading: Hashable, Sendable {
        case date(CivilDate)
        /// It could be day and month or month and day.
        case ambiguous
    }

    /// Returns the date that a text means; `nil` if it is not a date, or has no year.
    ///
    /// - Parameter order: Which number comes first in numeric dates, if known.
    public static func read(_ text: String, order: DateOrder?) -> Reading? {
        switch DateText(CellText.clean(Array(text.utf8)))?.form {
        case .date(let date): return .date(date)
        case .named(let month, let day, let year):
            return year.flatMap { CivilDate(year: $0, month: month, day: day) }.map { .date($0) }
        case .numbers(let first, let second, let year):
            guard let year else { return nil }
            guard let order = order ?? Self.order(first, second) else { return .ambiguous }
            let (day, month) = order == .dayMonth ? (first, second) : (second, first)
            return CivilDate(year: year, month: month, day: day).map { .date($0) }
        case .day, nil: return nil
        }
    }

    /// Returns which number comes first in the dates of a table, if at least one date is unambiguous and none
    /// contradicts it.
    public static func order(of texts: [String]) -> DateOrder? {
        var found: DateOrder?
        for text in texts {
            guard case .numbers(let first, let second, _)? = DateText(CellText.clean(Array(text.utf8)))?.form,
                first != second, let order = order(first, second)
            else { continue }
            if let found, found != order { return nil }
            found = order
        }
        return found
    }

    private static func order(_ first: Int, _ second: Int) -> DateOrder? {
        if first == second || first > 12 { return .dayMonth }
        return second > 12 ? .monthDay : nil
    }

    /// Returns the minute of the day that a text means: `9:30`, `09.30`, `9:30 pm`, `٩:٣٠ م`; `nil` if it is not a
    /// time.
    public static func minute(_ text: String) -> Int? {
        guard let clock = ClockText(CellText.clean(Array(text.utf8))) else { return nil }
        let hour = clock.hour % 24
        switch clock.isAfternoon {
        case nil: return hour * 60 + clock.minute
        case let isAfternoon?: return (hour > 12 ? hour : hour % 12 + (isAfternoon ? 12 : 0)) * 60 + clock.minute
        }
    }
}
