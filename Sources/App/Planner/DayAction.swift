/// What a form can do to a whole day. The raw value is the last part of the path.
enum DayAction: String, CaseIterable, Hashable, Sendable {
    /// Moves the tasks that overlap a prayer to the nearest free times.
    case around
    /// Moves every open task back into the inbox.
    case inbox
    /// Notes something on the day: see ``MarkStep``.
    case mark
}
