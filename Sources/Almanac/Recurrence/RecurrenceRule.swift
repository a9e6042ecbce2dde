/// When something comes again: a recurrence rule of RFC 5545 §3.3.10 by days, with the calendars of RFC 7529.
///
/// Lists are rising and hold each value once. What a rule leaves open (the weekday of a weekly rule, the day of a monthly
/// one) comes from the first day of its ``Recurrence``.
public struct RecurrenceRule: Hashable, Sendable {
    /// What the rule counts in.
    public enum Frequency: String, Hashable, Sendable, CaseIterable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// Where the rule ends.
    public enum End: Hashable, Sendable {
        case never
        /// After that many days, at least 1.
        case count(Int)
        /// With this date, itself included.
        case until(CivilDate)
    }

    /// The calendar that months and years are counted in (RSCALE).
    public enum Scale: String, Hashable, Sendable, CaseIterable {
        case gregorian = "GREGORIAN"
        case ummAlQura = "ISLAMIC-UMALQURA"
    }

    /// What becomes of a day that a month doesn't have (RFC 7529 §4.1).
    public enum Skip: String, Hashable, Sendable, CaseIterable {
        /// It is left out.
        case omit = "OMIT"
        /// The month's last day takes its place.
        case backward = "BACKWARD"
        /// The next month's first day takes its place.
        case forward = "FORWARD"
    }

    /// A weekday, every one (`MO`) or one of those of the month or year (`2MO`, `-1FR`).
    public struct Day: Hashable, Sendable {
        public var weekday: Weekday
        /// From the beginning (1 to 53) or from the end (-1 to -53); `nil` for every one.
        public var ordinal: Int?

        public init(_ weekday: Weekday, ordinal: Int? = nil) {
            self.weekday = weekday
            self.ordinal = ordinal
        }
    }

    public var frequency: Frequency
    /// Every so many days, weeks, months or years.
    public var interval = 1
    public var end = End.never
    /// 1 to 12.
    public var months: [Int] = []
    /// 1 to 53, or from the year's end -1 to -53.
    public var weekNumbers: [Int] = []
    /// 1 to 366, or from the year's end -1 to -366.
    public var yearDays: [Int] = []
    /// 1 to 31, or from the month's end -1 to -31.
    public var monthDays: [Int] = []
    public var days: [Day] = []
    /// Which of a period's days are taken: 1 to 366 from its first, -1 to -366 from its last; empty for all.
    public var positions: [Int] = []
    /// The day that weeks begin with.
    public var weekStart = Weekday.monday
    public var scale = Scale.gregorian
    public var skip = Skip.omit

    public init(_ frequency: Frequency) {
        self.frequency = frequency
    }
}
