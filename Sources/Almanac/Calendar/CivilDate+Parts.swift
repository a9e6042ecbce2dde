extension CivilDate {
    /// Year, month (1 to 12) and day (1 to 31).
    public struct Parts: Hashable, Sendable {
        public var year: Int
        public var month: Int
        public var day: Int

        public init(year: Int, month: Int, day: Int) {
            self.year = year
            self.month = month
            self.day = day
        }
    }

    /// The date's year, month and day.
    public var parts: Parts {
        // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days. In 64 bits, because a day
        // number may be any Int32, and Int has only 32 bits in the worker.
        let shifted = Int64(dayNumber) + 719_468
        let era = shifted.flooredDivision(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return Parts(
            year: Int(year), month: Int(month), day: Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))
    }

    public var year: Int { parts.year }

    /// 1 (January) to 12 (December).
    public var month: Int { parts.month }

    /// 1 to 31.
    public var day: Int { parts.day }

    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, the fourth day after Sunday.
        Weekday.allCases[Int((Int64(dayNumber) + 4).flooredRemainder(by: 7))]
    }
}
