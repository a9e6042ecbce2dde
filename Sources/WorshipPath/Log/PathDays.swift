import Almanac

/// How each day from the beginning of the path to today counts. It is computed from what was noted, and never stored.
public struct PathDays: Hashable, Sendable {
    /// The first day, or today before the path began.
    public let start: CivilDate
    /// How many days back from today are looked at: a century. No path began earlier; what a device sent may say so, and every
    /// page of the path would then count its way through all the days since.
    public static let longest = 36_525
    /// The standing of each day, ending with today; empty before the path began.
    public let standings: [DayStanding]

    /// - Parameter today: The current date at the person's place.
    public init(_ history: PathHistory, today: CivilDate, config: PathConfig) {
        var standings: [DayStanding] = []
        var date = max(history.plans.start ?? today.next, today.adding(days: -Self.longest))
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

/// How a day counts on the path. No screen ever names the last case.
public enum DayStanding: Hashable, Sendable {
    /// At least one essential was done.
    case onPath
    /// A missed day that was marked as a day of mercy, which counts.
    case mercy
    /// A day in a week of rest, or an excused day, which neither counts nor breaks a streak.
    case leftOut
    /// Today, before anything was done.
    case open
    /// Nothing was done, and the day was not marked.
    case quiet

    /// Whether it counts for the streak and the levels (WP-050).
    public var counts: Bool { self == .onPath || self == .mercy }
}

/// The names under which a day's essentials are logged, which are looked up again only when the plan changes.
struct EssentialNames {
    let plans: PlanHistory
    let config: PathConfig
    private var names: [String] = []
    /// The days for which the names are valid.
    private var from: CivilDate?
    private var before: CivilDate?

    init(plans: PlanHistory, config: PathConfig) {
        self.plans = plans
        self.config = config
    }

    /// Returns the names on a date. Dates may be requested in any order, but ascending is fastest.
    mutating func names(on date: CivilDate) -> [String] {
        if let from, from <= date, before.map({ date < $0 }) ?? true { return names }
        names = plans.essentials(on: date).flatMap { id in config.entries(of: id) }
        from = date
        // On the day of a change, the previous plan counts as well.
        let isChange = plans.entries.contains { $0.from == date }
        before = isChange ? date.next : plans.entries.first { $0.from > date }?.from
        return names
    }
}
