import Quran

/// What a form of the plans' page asks for.
enum KhatmaStep: String, CaseIterable, Hashable, Sendable {
    /// Makes a plan.
    case add
    /// Takes one away, and brings it back.
    case remove
    case restore
    /// The portion is read; it was not.
    case read
    case unread
    /// A later end, at the pace that the plan began with.
    case later
}
