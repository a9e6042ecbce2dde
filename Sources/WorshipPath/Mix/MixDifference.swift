/// What a refreshed plan changes, to be shown before it is taken (WP-039).
public struct MixDifference: Hashable, Sendable {
    /// Actions that come in, go, or change between essentials and bonuses or in their minutes.
    public var added: [PlannedAction] = []
    public var removed: [PlannedAction] = []
    public var changed: [PlannedAction] = []
    /// Mercy days a week more, or fewer below zero.
    public var mercy: Int

    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && mercy == 0 }

    /// - Returns: what becomes of `old` where `new` is taken.
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
