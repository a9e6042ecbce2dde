import Almanac

/// A week of the person's calendar.
public struct PathWeek: Hashable, Sendable {
    /// Its first day.
    public let start: CivilDate

    /// Creates the week that contains a date, if weeks begin on a given day.
    public init(of date: CivilDate, startingOn weekday: Weekday) {
        start = date.adding(days: -((date.weekday.rawValue - weekday.rawValue + 7) % 7))
    }

    /// Its seven dates.
    public var dates: [CivilDate] { (0..<7).map { start.adding(days: $0) } }
}
