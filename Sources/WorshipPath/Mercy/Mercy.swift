import Almanac

/// The mercy of the weeks: so many missed days of each may be marked and then count. What a week leaves is not carried over.
public struct Mercy: Hashable, Sendable {
    public let days: PathDays
    /// Mercy days a week.
    public let allowed: Int
    public let weekStart: Weekday
    /// How many days back may be marked.
    public let reach: Int

    public init(days: PathDays, allowed: Int, weekStart: Weekday, config: PathConfig) {
        self.days = days
        self.allowed = max(0, allowed)
        self.weekStart = weekStart
        reach = config.mercyReach
    }

    /// How many missed days were marked in the week of a date. It may be more than is allowed where the week's beginning
    /// or the pace changed since: what was granted stays granted.
    public func used(inWeekOf date: CivilDate) -> Int {
        var used = 0
        for day in PathWeek(of: date, startingOn: weekStart).dates where days[day] == .mercy { used += 1 }
        return used
    }

    /// How many days of that week may still be marked, never below zero.
    public func left(inWeekOf date: CivilDate) -> Int { max(0, allowed - used(inWeekOf: date)) }

    /// Whether a person may mark a date now: today or a missed day within reach, with mercy left in its own week.
    public func canMark(_ date: CivilDate) -> Bool {
        guard date.days(to: days.today) <= reach, let standing = days[date] else { return false }
        return (standing == .quiet || standing == .open) && left(inWeekOf: date) > 0
    }

    /// Whether a marked date may be taken back: at least for its week (WP-053).
    public func canUndo(_ date: CivilDate) -> Bool { days[date] == .mercy && date.days(to: days.today) <= reach }

    /// The missed days right before today that mercy can still cover, together with days on the path before them; empty
    /// where it can't cover all, or there is nothing to keep. This is what the app suggests once.
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
