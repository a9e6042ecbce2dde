/// Which days of a series a change is for. The raw value is what forms send.
enum SeriesExtent: String, CaseIterable, Sendable {
    /// This day alone.
    case this
    /// This day and those after it.
    case following
    /// Every day.
    case all
}
