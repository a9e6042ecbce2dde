/// A person's changes to their plan. They are kept apart from what results from the answers, so that a new plan never
/// overwrites them (WP-036).
public struct MixEdits: Hashable, Sendable {
    /// Actions added to the essentials or bonuses, in the order in which they were added.
    public private(set) var essentials: [String] = []
    public private(set) var bonuses: [String] = []
    /// Actions that were removed.
    public private(set) var removed: [String] = []

    public init() {}

    /// Restores stored edits. A name in several lists stays only in the first.
    public init(essentials: [String], bonuses: [String], removed: [String]) {
        for id in removed { remove(id) }
        for id in bonuses { put(id, essential: false) }
        for id in essentials { put(id, essential: true) }
    }

    public var isEmpty: Bool { essentials.isEmpty && bonuses.isEmpty && removed.isEmpty }

    /// Adds an action to the plan, wherever it was before.
    public mutating func put(_ id: String, essential: Bool) {
        forget(id)
        if essential { essentials.append(id) } else { bonuses.append(id) }
    }

    /// Removes an action from the plan.
    public mutating func remove(_ id: String) {
        forget(id)
        removed.append(id)
    }

    /// Replaces an action with another.
    public mutating func swap(_ old: String, for new: String, essential: Bool) {
        remove(old)
        put(new, essential: essential)
    }

    /// Undoes all changes to an action.
    public mutating func forget(_ id: String) {
        essentials.removeAll { $0 == id }
        bonuses.removeAll { $0 == id }
        removed.removeAll { $0 == id }
    }
}

extension WorshipMix {
    /// Returns the plan with a person's changes. Actions that are unknown to the configuration or of areas that were
    /// not chosen are ignored, and removing the last essential is too, so that the day keeps one.
    ///
    /// What people add themselves isn't limited by the numbers and minutes of the suggestions.
    public func edited(_ edits: MixEdits, answers: PathAnswers, config: PathConfig) -> WorshipMix {
        let areas = config.areas(answers.areas)
        var mix = self
        mix.put(edits.essentials, essential: true, areas, answers, config)
        mix.put(edits.bonuses, essential: false, areas, answers, config)
        mix.bonuses.removeAll { edits.removed.contains($0.id) }
        let staying = mix.essentials.filter { !edits.removed.contains($0.id) }
        mix.essentials = staying.isEmpty ? Array(mix.essentials.prefix(1)) : staying
        return mix
    }

    private mutating func put(
        _ ids: [String], essential: Bool, _ areas: WorshipAreas, _ answers: PathAnswers, _ config: PathConfig
    ) {
        let size = config.context(answers.context)?.size ?? config.time(answers.time).size
        for id in ids {
            guard let action = config.action(id), areas.contains(action.area) else { continue }
            if !essential, essentials.count == 1, essentials[0].id == id { continue }
            essentials.removeAll { $0.id == id }
            bonuses.removeAll { $0.id == id }
            let planned = PlannedAction(id: id, area: action.area, minutes: action.minutes(size))
            if essential { essentials.append(planned) } else { bonuses.append(planned) }
        }
    }
}
