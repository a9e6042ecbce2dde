/// Why a correction of the Hijri calendar is refused.
public enum HijriCorrectionError: Error, Hashable, Sendable {
    /// The calendar does not cover the year.
    case yearNotCovered(Int)
    /// Nothing lies before the calendar's first month that could take up the days.
    case firstMonth
    /// A first day moves by at most two days.
    case daysOutOfRange(Int)
    /// The month would have that many days unless its neighbours move along; it has 29 or 30.
    case monthLength(year: Int, month: HijriMonth, days: Int)
    /// Two moves name the same month.
    case namedTwice(year: Int, month: HijriMonth)
    /// The moves can't be together: about this month no lengths of 29 and 30 days lead from one to the next.
    case conflict(year: Int, month: HijriMonth)
    /// The stored text is none, from that byte on.
    case malformed(position: Int)

    /// The name of the field that is to blame.
    public var field: String {
        switch self {
        case .yearNotCovered: "year"
        case .firstMonth, .namedTwice: "month"
        case .daysOutOfRange, .monthLength, .conflict: "days"
        case .malformed: "hijriCorrections"
        }
    }
}
