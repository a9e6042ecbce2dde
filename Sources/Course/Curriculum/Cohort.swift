import Almanac

/// Students who walk a level together, from one date on.
public struct Cohort: Hashable, Sendable {
    public var id: String
    /// The level's id.
    public var level: String
    /// The day on which week 1 opens, of the weekday on which weeks open.
    public var start: CivilDate
    /// Days whose weeks are holidays: no week of the level runs in them.
    public var holidays: [CivilDate]
    public var audience: Audience?
    /// The coaches of its students, by their ids.
    public var coaches: [String]
    /// From when one can enrol; `nil` if that is not known.
    public var enrolmentOpens: CivilDate?

    /// Whether the calendar week that begins on a day is a holiday.
    func isHoliday(weekOf date: CivilDate) -> Bool {
        let next = date.adding(days: Weekday.allCases.count)
        return holidays.contains { date <= $0 && $0 < next }
    }
}

/// Whom something is for; `nil` means everybody.
public enum Audience: String, CaseIterable, Hashable, Sendable {
    case brothers
    case sisters
}
