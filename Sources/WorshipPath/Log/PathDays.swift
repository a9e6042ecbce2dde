import Almanac

/// How each day from the beginning of the path to today counts. It is computed from what was noted, and never stored.
public struct PathDays: Hashable, Sendable {
    /// The first day, or today before the path began.
    public let start: CivilDate
    /// The standing of each day, ending with today; empty before the path began.
    public let standings: [DayStanding]

    /// - Parameter today: The current date at the person's place.
    public init(_ history: PathHistory, today: CivilDate, config: PathConfig) {
        var standings: [DayStanding] = []
        var date = history.plans.start ?? today.next
        start = min(date, today)
        var essentials = EssentialNames(plans: history.plans, config: config)
        while date <= today {
            standings.append(Self.standing(of: date, history, today, essentials.names(on: date)))
            date = date.next
        }
        self.standings = standings
    }

    /// The last day; the same as ``start`` if there are none.
    public var today: CivilDate { start.adding(days: max(0, standings.count - 1)) }

    /// How a date counts; `nil` outside the path's days.
    public subscript(date: CivilDate) -> DayStanding? {
        let index = start.days(to: date)
        return standings.indices.contains(index) ? standings[index] : nil
    }

    /// The number of days on the path up to today without a break. An unfinished today is not a break (WP-051).
    public var streak: Int {
        var length = 0
        for standing in standings.reversed() {
            if standing.counts { length += 1 }
            if standing == .quiet { break }
        }
        return length
    }

    private static func standing(
        of date: CivilDate, _ history: PathHistory, _ today: CivilDate, _ essentials: [String]
    ) -> DayStanding {
        let day = history.days[date]
        if let day, essentials.contains(where: { day.isDone($0) }) { return .onPath }
        if day?.excuse != nil || history.isResting(on: date) { return .leftOut }
        if day?.usedGraceDay ?? false { return .mercy }
        return date == today ? .open : .quiet
    }
}
