import Almanac

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
