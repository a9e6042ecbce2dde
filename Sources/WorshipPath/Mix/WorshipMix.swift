/// A person's plan: a few daily essentials, bonuses that are never owed, and its mercy.
public struct WorshipMix: Hashable, Sendable {
    /// In the configuration's order, at most five.
    public var essentials: [PlannedAction]
    /// In the configuration's order, at most four.
    public var bonuses: [PlannedAction]
    /// Mercy days a week.
    public var mercy: Int
    /// Whether the week's focus shows until the person chooses.
    public var showsFocus: Bool

    /// All that is suggested for a day.
    public var minutes: Int {
        var sum = 0
        for action in essentials { sum += action.minutes }
        for action in bonuses { sum += action.minutes }
        return sum
    }

    /// The plan that answers give; the same answers always give the same.
    ///
    /// - Parameter isLighter: fewer essentials, as it was offered and accepted (WP-037), or as somebody who begins anew
    ///   has them from the start (WP-016).
    public init(_ answers: PathAnswers, isLighter: Bool = false, config: PathConfig) {
        let time = config.time(answers.time)
        let pace = config.pace(answers.pace)
        let choice = MixChoice(answers, config: config)
        var essentials = choice.take(essentials: true, most: pace.essentials, minutes: time.minutes - time.kept)
        if isLighter || answers.consistency == .freshStart {
            // Fewer than otherwise, but two where there are two.
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

    /// Whether an action stands in it.
    public func contains(_ id: String) -> Bool {
        for action in essentials + bonuses where action.id == id { return true }
        return false
    }
}
