/// How a day counts on the path. No screen ever names the last case.
public enum DayStanding: Hashable, Sendable {
    /// At least one essential was done.
    case onPath
    /// A missed day that was marked as a day of mercy, which counts.
    case mercy
    /// A day in a week of rest, or an excused day, which neither counts nor breaks a streak.
    case leftOut
    /// Today, before anything was done.
    case open
    /// Nothing was done, and the day was not marked.
    case quiet

    /// Whether it counts for the streak and the levels (WP-050).
    public var counts: Bool { self == .onPath || self == .mercy }
}
