/// How a day counts on the path. No screen ever names the last one.
public enum DayStanding: Hashable, Sendable {
    /// At least one essential was done.
    case onPath
    /// A missed day that was marked as one of mercy: it counts.
    case mercy
    /// A day of a week of rest, or an excused one: it is seen through, and not counted.
    case leftOut
    /// Today, before anything was done.
    case open
    /// Nothing was done, and it was not marked.
    case quiet

    /// Whether it counts for the streak and the levels (WP-050).
    public var counts: Bool { self == .onPath || self == .mercy }
}
