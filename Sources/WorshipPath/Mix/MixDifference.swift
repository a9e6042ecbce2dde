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
