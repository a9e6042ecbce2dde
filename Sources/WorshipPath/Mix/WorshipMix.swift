/// A person's plan: a few daily essentials, bonuses that are never expected, and the mercy days.
public struct WorshipMix: Hashable, Sendable {
    /// The essentials in the configuration's order, at most five.
    public var essentials: [PlannedAction]
    /// The bonuses in the configuration's order, at most four.
    public var bonuses: [PlannedAction]
    /// The weekly mercy days.
    public var mercy: Int
    /// Whether the week's focus is shown by default.
    public var showsFocus: Bool

    /// The total minutes suggested for a day.
    public var minutes: Int {
        var sum = 0
        for action in essentials { sum += action.minutes }
        for action in bonuses { sum += action.minutes }
        return sum
    }

    /// Creates the plan for a person's answers. The same answers always give the same plan.
    ///
    /// - Parameter isLighter: Whether to plan fewer essentials, because the person accepted a lighter plan (WP-037). A
    ///   person who is starting anew has fewer from the start (WP-016).
    public init(_ answers: PathAnswers, isLighter: Bool = false, config: PathConfig) {
        let time = config.time(answers.time)
        let pace = config.pace(answers.pace)
        let choice = MixChoice(answers, config: config)
        var essentials = choice.take(essentials: true, most: pace.essentials, minutes: time.minutes - time.kept)
        if isLighter || answers.consistency == .freshStart {
            // Fewer than usual, but two if there are two.
            let most = max(min(pace.lighter, essentials.count - 1), min(2, essentials.count))
            essentials = Array(essentials.prefix(most))
        }
        var left = time.minutes
        for action in essentials { left -= action.planned.minutes }
        let bonuses = choice.take(essentials: false, most: time.bonuses, minutes: left)
        self.essentials = MixChoice.ordered(essentials)
        self.bonuses = MixChoice.ordered(bonuses)
        mercy = config.mercy(for: answers)
        showsFocus = pace.showsFocus
    }

    /// Whether the plan contains an action.
    public func contains(_ id: String) -> Bool {
        for action in essentials + bonuses where action.id == id { return true }
        return false
    }
}
