/// Why a correction of the Hijri calendar is refused.
public enum HijriCorrectionError: Error, Hashable, Sendable {
    /// The calendar does not cover the year.
    case yearNotCovered(Int)
    /// It is the calendar's first month, and no month before it could take up the days.
    case firstMonth
    /// A first day can be moved by at most two days.
    case daysOutOfRange(Int)
    /// The month would have that many days, instead of 29 or 30, unless neighbouring months move too.
    case monthLength(year: Int, month: HijriMonth, days: Int)
    /// Two moves are for the same month.
    case namedTwice(year: Int, month: HijriMonth)
    /// The moves are incompatible: around this month, months of 29 and 30 days can't satisfy all of them.
    case conflict(year: Int, month: HijriMonth)
    /// The stored text is malformed from that byte on.
    case malformed(position: Int)

    /// The name of the field that is wrong.
    public var field: String {
        switch self {
        case .yearNotCovered: "year"
        case .firstMonth, .namedTwice: "month"
        case .daysOutOfRange, .monthLength, .conflict: "days"
        case .malformed: "hijriCorrections"
        }
    }
}
