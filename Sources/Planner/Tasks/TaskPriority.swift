/// How important a task is compared to others. A task without a priority counts as ``medium``.
///
/// RFC 5545 §3.8.1.9 names these three levels for calendars without finer ones.
public enum TaskPriority: String, Hashable, Sendable, CaseIterable {
    case high, medium, low
}
