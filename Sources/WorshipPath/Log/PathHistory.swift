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
