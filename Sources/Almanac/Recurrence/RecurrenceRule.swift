/// A recurrence rule of RFC 5545 §3.3.10 that repeats by days, with the calendars of RFC 7529.
///
/// Lists are ascending and contain each value once. What a rule leaves open (the weekday of a weekly rule, the day of a
/// monthly rule) is taken from the first day of its ``Recurrence``.
public struct RecurrenceRule: Hashable, Sendable {
    /// The unit in which the rule counts.
    public enum Frequency: String, Hashable, Sendable, CaseIterable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// When the rule ends.
    public enum End: Hashable, Sendable {
        case never
        /// After that many days, at least 1.
        case count(Int)
        /// On this date, which is included.
        case until(CivilDate)
    }

    /// The calendar in which months and years are counted (RSCALE).
    public enum Scale: String, Hashable, Sendable, CaseIterable {
        case gregorian = "GREGORIAN"
        case ummAlQura = "ISLAMIC-UMALQURA"
    }

    /// What happens to a day that a month doesn't have (RFC 7529 §4.1).
    public enum Skip: String, Hashable, Sendable, CaseIterable {
        /// It is left out.
        case omit = "OMIT"
        /// It becomes the last day of the month.
        case backward = "BACKWARD"
        /// It becomes the first day of the next month.
        case forward = "FORWARD"
    }

    /// A weekday: every one (`MO`), or a certain one of the month or year (`2MO`, `-1FR`).
    public struct Day: Hashable, Sendable {
        public var weekday: Weekday
        /// Counted from the beginning (1 to 53) or from the end (-1 to -53); `nil` for every one.
        public var ordinal: Int?

        public init(_ weekday: Weekday, ordinal: Int? = nil) {
            self.weekday = weekday
            self.ordinal = ordinal
        }
    }

    public var frequency: Frequency
    /// The number of days, weeks, months or years from one period to the next.
    public var interval = 1
    public var end = End.never
    /// 1 to 12.
    public var months: [Int] = []
    /// 1 to 53, or -1 to -53 from the end of the year.
    public var weekNumbers: [Int] = []
    /// 1 to 366, or -1 to -366 from the end of the year.
    public var yearDays: [Int] = []
    /// 1 to 31, or -1 to -31 from the end of the month.
    public var monthDays: [Int] = []
    public var days: [Day] = []
    /// Which of a period's days are used: 1 to 366 from the first, -1 to -366 from the last; empty for all.
    public var positions: [Int] = []
    /// The first day of the week.
    public var weekStart = Weekday.monday
    public var scale = Scale.gregorian
    public var skip = Skip.omit

    public init(_ frequency: Frequency) {
        self.frequency = frequency
    }
}
