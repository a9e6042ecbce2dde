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
