/// What a form can do to a whole day. The raw value is the last part of the path.
enum DayAction: String, CaseIterable, Hashable, Sendable {
    /// Moves the tasks that stand on a prayer to the nearest free times.
    case around
    /// Puts every task that is still open back into the inbox.
    case inbox
    /// Notes something on it: see ``MarkStep``.
    case mark
}
