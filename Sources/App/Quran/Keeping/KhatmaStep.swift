import Quran

/// What a form of the plans' page asks for.
enum KhatmaStep: String, CaseIterable, Hashable, Sendable {
    /// Creates a plan.
    case add
    /// Removes a plan, and restores it.
    case remove
    case restore
    /// Notes that the portion was read, and undoes that.
    case read
    case unread
    /// Moves the end later, at the plan's original pace.
    case later
}
