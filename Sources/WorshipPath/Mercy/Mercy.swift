import Almanac

/// The weekly mercy: a number of missed days that can be marked in each week and then count. Unused days are not
/// carried over.
public struct Mercy: Hashable, Sendable {
    public let days: PathDays
    /// The weekly mercy days.
    public let allowed: Int
    public let weekStart: Weekday
    /// How many days back a day may be marked.
    public let reach: Int

    public init(days: PathDays, allowed: Int, weekStart: Weekday, config: PathConfig) {
        self.days = days
        self.allowed = max(0, allowed)
        self.weekStart = weekStart
        reach = config.mercyReach
    }

    /// Returns how many missed days were marked in the week of a date. There may be more than allowed if the first day
    /// of the week or the pace changed since, because what was granted is kept.
    public func used(inWeekOf date: CivilDate) -> Int {
        var used = 0
        for day in PathWeek(of: date, startingOn: weekStart).dates where days[day] == .mercy { used += 1 }
        return used
    }

    /// Returns how many days of that week may still be marked, never below zero.
    public func left(inWeekOf date: CivilDate) -> Int { max(0, allowed - used(inWeekOf: date)) }

    /// Whether a date may be marked now: it must be today or a missed day within reach, with mercy left in its own
    /// week.
    public func canMark(_ date: CivilDate) -> Bool {
        guard date.days(to: days.today) <= reach, let standing = days[date] else { return false }
        return (standing == .quiet || standing == .open) && left(inWeekOf: date) > 0
    }

    /// Whether marking a date may be undone, which is possible at least for its week (WP-053).
    public func canUndo(_ date: CivilDate) -> Bool { days[date] == .mercy && date.days(to: days.today) <= reach }

    /// The missed days directly before today that mercy can still cover, if there are days on the path before them. It
    /// is empty if mercy can't cover all of them, or there is nothing to keep. This is what the app suggests once.
    public var offer: [CivilDate] {
        var missed: [CivilDate] = []
        var left: [CivilDate: Int] = [:]
        var date = days.today.previous
        while let standing = days[date], !standing.counts {
            if standing == .quiet {
                let week = PathWeek(of: date, startingOn: weekStart).start
                let rest = left[week] ?? self.left(inWeekOf: date)
                guard rest > 0, date.days(to: days.today) <= reach else { return [] }
                left[week] = rest - 1
                missed.insert(date, at: 0)
            }
            date = date.previous
        }
        return days[date]?.counts ?? false ? missed : []
    }
}

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
