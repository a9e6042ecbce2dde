import Almanac

/// Everything a person noted on their path, from which all figures are computed.
public struct PathHistory: Hashable, Sendable {
    public var plans: PlanHistory
    public private(set) var days: [CivilDate: DayLog] = [:]
    public var rests: [RestWeek] = []
    /// The intentions, in any order.
    public var intentions: [PathIntention] = []
    /// The levels and badges reached so far, which only grow (K61).
    public var reached = Reached()

    public init(plans: PlanHistory = PlanHistory(), days: [DayLog] = []) {
        self.plans = plans
        for day in days { self.days[day.date] = day }
    }

    /// The notes of a date, for reading and writing.
    public subscript(date: CivilDate) -> DayLog {
        get { days[date] ?? DayLog(date: date) }
        set { days[date] = newValue }
    }

    /// Returns how many of a date's essentials were done, and how many there were. An action with parts counts as done
    /// with its first part.
    public func essentials(on date: CivilDate, config: PathConfig) -> (done: Int, all: Int) {
        let ids = plans.essentials(on: date)
        guard let day = days[date], !day.actions.isEmpty else { return (0, ids.count) }
        var done = 0
        for id in ids where config.entries(of: id).contains(where: { day.isDone($0) }) { done += 1 }
        return (done, ids.count)
    }

    /// Whether a date is in a week of rest.
    public func isResting(on date: CivilDate) -> Bool { rests.contains { $0.contains(date) } }

    /// The latest intention; `nil` before the first.
    public var intention: PathIntention? {
        var latest: PathIntention?
        for intention in intentions where intention.setAt >= latest?.setAt ?? intention.setAt { latest = intention }
        return latest
    }
}

/// An intention at the time it was set. Intentions are only added, and the latest applies (WP-087).
public struct PathIntention: Hashable, Sendable {
    public var setAt: Instant
    /// The date at the person's place at that time.
    public var date: CivilDate
    /// The person's own words.
    public var text: String?
    /// The weekly focus that the person chose.
    public var weeklyFocus: String?
    /// Whether the questions about intention and pace were answered again at the same time.
    public var isReview: Bool

    public init(
        setAt: Instant, date: CivilDate, text: String? = nil, weeklyFocus: String? = nil, isReview: Bool = false
    ) {
        self.setAt = setAt
        self.date = date
        self.text = text
        self.weeklyFocus = weeklyFocus
        self.isReview = isReview
    }
}

/// Days on which the plan pauses: nothing is expected, no reminders come, and all windows stand still (WP-081).
public struct RestWeek: Hashable, Sendable {
    public var from: CivilDate
    /// The number of days, which is less than offered if the person came back earlier.
    public var days: Int

    public init(from: CivilDate, days: Int) {
        self.from = from
        self.days = max(0, days)
    }

    public func contains(_ date: CivilDate) -> Bool { from <= date && from.days(to: date) < days }

    /// Returns the same rest, ended before a date.
    public func ended(on date: CivilDate) -> RestWeek { RestWeek(from: from, days: min(days, from.days(to: date))) }
}
