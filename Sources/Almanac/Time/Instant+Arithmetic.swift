extension Instant {
    /// The instant that much later; held at the ends of the range instead of overflowing.
    public static func + (instant: Instant, span: TimeSpan) -> Instant {
        Instant(microseconds: instant.microseconds.clampedSum(with: span.microseconds))
    }

    /// The instant that much earlier; held at the ends of the range instead of overflowing.
    public static func - (instant: Instant, span: TimeSpan) -> Instant {
        instant + (-span)
    }

    /// The time from `b` to `a`.
    public static func - (a: Instant, b: Instant) -> TimeSpan {
        TimeSpan(microseconds: a.microseconds.clampedDifference(with: b.microseconds))
    }

    public static func += (instant: inout Instant, span: TimeSpan) {
        instant = instant + span
    }
}
