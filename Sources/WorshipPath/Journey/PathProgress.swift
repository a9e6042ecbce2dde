import Almanac

/// A person's progress on their path, computed from what they noted (WP-088). The same notes always give the same
/// result.
public struct PathProgress: Hashable, Sendable {
    public let level: LevelState
    public let streakDays: Int
    public let mercyDaysUsedThisWeek: Int
    public let mercyDaysAllowedPerWeek: Int
    public let badges: [PathBadge]
    /// When the person last answered an offer to change the plan.
    public let lastPlanAdaptationAt: Instant?
    /// What has been reached so far, to be stored if it is more than before.
    public let reached: Reached

    /// - Parameters:
    ///   - today: The current date at the person's place.
    ///   - mercy: The weekly mercy days.
    public init(
        _ history: PathHistory, today: CivilDate, weekStart: Weekday, mercy: Int, hasBlossom: Bool = true,
        lastPlanAdaptationAt: Instant? = nil, config: PathConfig
    ) {
        let days = PathDays(history, today: today, config: config)
        let week = Mercy(days: days, allowed: mercy, weekStart: weekStart, config: config)
        level = LevelState(days, history: history, hasBlossom: hasBlossom, config: config)
        streakDays = days.streak
        mercyDaysUsedThisWeek = week.used(inWeekOf: today)
        mercyDaysAllowedPerWeek = week.allowed
        var reached = history.reached
        for step in level.reached { reached.add(step.level, on: step.date) }
        for each in PathBadge.given(days, history: history) { reached.add(each.badge, on: each.date) }
        self.reached = reached
        badges = reached.badgesInOrder
        self.lastPlanAdaptationAt = lastPlanAdaptationAt
    }
}
