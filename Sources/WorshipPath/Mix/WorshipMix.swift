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

/// An action in a plan, with its suggested minutes; 0 if none are suggested.
public struct PlannedAction: Hashable, Sendable {
    public var id: String
    public var area: WorshipArea
    public var minutes: Int

    public init(id: String, area: WorshipArea, minutes: Int) {
        self.id = id
        self.area = area
        self.minutes = minutes
    }
}

/// The changes in a refreshed plan, which are shown before it is accepted (WP-039).
public struct MixDifference: Hashable, Sendable {
    /// The actions that are added, are removed, or change in their minutes or between essentials and bonuses.
    public var added: [PlannedAction] = []
    public var removed: [PlannedAction] = []
    public var changed: [PlannedAction] = []
    /// The change in weekly mercy days, negative if there are fewer.
    public var mercy: Int

    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && mercy == 0 }

    /// Compares a plan with a new one.
    public init(from old: WorshipMix, to new: WorshipMix) {
        mercy = new.mercy - old.mercy
        for action in new.essentials + new.bonuses {
            if !old.contains(action.id) {
                added.append(action)
            } else if !old.essentials.contains(action) || !new.essentials.contains(action) {
                if !(old.bonuses.contains(action) && new.bonuses.contains(action)) { changed.append(action) }
            }
        }
        for action in old.essentials + old.bonuses where !new.contains(action.id) { removed.append(action) }
    }
}
