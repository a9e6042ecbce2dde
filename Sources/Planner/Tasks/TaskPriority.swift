/// How much a task matters beside the others. A task without one counts as ``medium``.
///
/// The three steps are those RFC 5545 §3.8.1.9 names for calendars that know no finer ones.
public enum TaskPriority: String, Hashable, Sendable, CaseIterable {
    case high, medium, low
}
