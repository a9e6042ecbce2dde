import Almanac

/// The names under which a day's essentials are logged, from day to day: they are looked up anew where the plan changes only.
struct EssentialNames {
    let plans: PlanHistory
    let config: PathConfig
    private var names: [String] = []
    /// The days that the names hold for.
    private var from: CivilDate?
    private var before: CivilDate?

    init(plans: PlanHistory, config: PathConfig) {
        self.plans = plans
        self.config = config
    }

    /// The names on a date; asked in the order of the dates, or in any other.
    mutating func names(on date: CivilDate) -> [String] {
        if let from, from <= date, before.map({ date < $0 }) ?? true { return names }
        names = plans.essentials(on: date).flatMap { id in config.entries(of: id) }
        from = date
        // On the day of a change the plan before it counts as well.
        let isChange = plans.entries.contains { $0.from == date }
        before = isChange ? date.next : plans.entries.first { $0.from > date }?.from
        return names
    }
}
