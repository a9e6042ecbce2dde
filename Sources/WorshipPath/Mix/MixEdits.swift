/// What a person changed in their plan. It is kept apart from what the answers give, so that a new plan never overwrites
/// it (WP-036).
public struct MixEdits: Hashable, Sendable {
    /// Actions put among the essentials or bonuses, in the order they were put.
    public private(set) var essentials: [String] = []
    public private(set) var bonuses: [String] = []
    /// Actions taken out.
    public private(set) var removed: [String] = []

    public init() {}

    /// Edits read back from where they were kept; a name in several lists stays in the first.
    public init(essentials: [String], bonuses: [String], removed: [String]) {
        for id in removed { remove(id) }
        for id in bonuses { put(id, essential: false) }
        for id in essentials { put(id, essential: true) }
    }

    public var isEmpty: Bool { essentials.isEmpty && bonuses.isEmpty && removed.isEmpty }

    /// Puts an action into the plan, from wherever it stood.
    public mutating func put(_ id: String, essential: Bool) {
        forget(id)
        if essential { essentials.append(id) } else { bonuses.append(id) }
    }

    /// Takes an action out of the plan.
    public mutating func remove(_ id: String) {
        forget(id)
        removed.append(id)
    }

    /// One action in another's place.
    public mutating func swap(_ old: String, for new: String, essential: Bool) {
        remove(old)
        put(new, essential: essential)
    }

    /// Takes back what was changed about an action.
    public mutating func forget(_ id: String) {
        essentials.removeAll { $0 == id }
        bonuses.removeAll { $0 == id }
        removed.removeAll { $0 == id }
    }
}
