import Almanac

/// How long a closed account can still be taken back, by a clock that may jump: the rule that erased records wait by
/// (`Erasure.look(at:)`). A closed account whose time is over takes a whole person's data with it.
struct ClosingWait: Hashable {
    /// When it was closed.
    var closed: Instant
    /// When it was last looked at, to within an hour.
    var seen: Instant?
    /// Until when it waits longer, because nobody had looked for a while.
    var held: Instant?

    /// How far back the clock may jump. If it jumps further, it was wrong before or is wrong now.
    private static let slack = TimeSpan.hours(1)

    /// Looks at the account.
    ///
    /// A clock that was set back begins the wait anew. Two days without a look may mean that the machine was off, or that
    /// the clock is far ahead, so one more day must then pass, once.
    ///
    /// - Returns: whether the wait is over.
    mutating func look(at now: Instant, keeping: TimeSpan) -> Bool {
        let last = seen ?? closed
        if now <= last - Self.slack {
            self = ClosingWait(closed: now, seen: now)
            return false
        }
        let isFirst = now - last >= .hours(48) && held == nil
        if isFirst { held = now + .hours(24) }
        if isFirst || now - last >= Self.slack { seen = now }
        return now >= closed + keeping && now >= held ?? now
    }
}
