/// The days of a series that a change is for. The raw value is what forms send.
enum SeriesExtent: String, CaseIterable, Sendable {
    /// Only this day.
    case this
    /// This day and those after it.
    case following
    /// Every day.
    case all
}
