import Almanac

/// A month of the Gregorian calendar, as addresses write it: `2026-11`.
struct YearMonth: Hashable, Sendable {
    let year: Int
    let month: Int

    /// The years for which tables are made, because zones and the Hijri calendar are known for them.
    static let years = 1925...2173

    /// `nil` if there is no such month, or its year has no tables.
    init?(year: Int, month: Int) {
        guard Self.years.contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    /// The month of a date.
    init?(_ date: CivilDate) { self.init(year: date.year, month: date.month) }

    /// Reads `2026-11`; `nil` for any other text.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count == 7, let first = CivilDate(String(text) + "-01") else { return nil }
        self.init(first)
    }

    var first: CivilDate { CivilDate(year: year, month: month, day: 1) ?? CivilDate(dayNumber: 0) }

    var last: CivilDate { first.adding(days: CivilDate.days(inMonth: month, of: year) - 1) }

    /// Every day of the month.
    var days: [CivilDate] {
        (0..<CivilDate.days(inMonth: month, of: year)).map { first.adding(days: $0) }
    }

    /// The month before; `nil` if it has no table.
    var previous: YearMonth? { YearMonth(first.previous) }

    /// The month after; `nil` if it has no table.
    var next: YearMonth? { YearMonth(first.adding(days: 31)) }
}

extension YearMonth: CustomStringConvertible {
    var description: String { "\(year)-" + (month < 10 ? "0" : "") + "\(month)" }
}
