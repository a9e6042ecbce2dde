extension Instant {
    /// Returns the instant that much later, clamped to the range of instants.
    public static func + (instant: Instant, span: TimeSpan) -> Instant {
        Instant(microseconds: instant.microseconds.clampedSum(with: span.microseconds))
    }

    /// Returns the instant that much earlier, clamped to the range of instants.
    public static func - (instant: Instant, span: TimeSpan) -> Instant {
        instant + (-span)
    }

    /// Returns the time from `b` to `a`.
    public static func - (a: Instant, b: Instant) -> TimeSpan {
        TimeSpan(microseconds: a.microseconds.clampedDifference(with: b.microseconds))
    }

    public static func += (instant: inout Instant, span: TimeSpan) {
        instant = instant + span
    }
}
