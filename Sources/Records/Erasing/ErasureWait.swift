/// How long something erased can still be taken back, by a clock that may jump.
///
/// A clock that jumps never ends the wait early. If it was set back, the wait starts again. Two days without a check may mean
/// that the machine was off, or that the clock is far ahead, so one more day must then pass, once.
public struct ErasureWait: Hashable, Sendable {
    /// When it can no longer be taken back, in milliseconds since 1970; `nil` before the first check.
    public private(set) var until: Int64?
    /// When it was last checked, to within a day.
    public private(set) var seen: Int64?
    /// Whether the wait was already extended because nothing had checked for a while.
    public private(set) var wasHeld: Bool

    /// How long it can be taken back: 7 days (K70).
    public static let keeping: Int64 = 7 * day
    private static let day: Int64 = 86_400_000
    /// How far back the clock may jump. If it jumps further, it was wrong before or is wrong now.
    private static let slack: Int64 = 3_600_000

    /// Creates a wait as it was stored.
    public init(until: Int64?, seen: Int64?, wasHeld: Bool) {
        self.until = until
        self.seen = seen
        self.wasHeld = wasHeld
    }

    /// Creates a wait that begins at an instant, in milliseconds since 1970.
    public init(from now: Int64) {
        self.init(until: now + Self.keeping, seen: now, wasHeld: false)
    }

    /// Checks whether the time is over. `now` is in milliseconds since 1970. The answer is never
    /// ``Erasure/Look/settled``.
    public mutating func look(at now: Int64) -> Erasure.Look {
        guard let until, let seen, now > seen - Self.slack else {
            self = ErasureWait(from: now)
            return .note
        }
        if now - seen >= 2 * Self.day, !wasHeld {
            self.until = max(until, now + Self.day)
            self.seen = now
            wasHeld = true
            return .note
        }
        if now >= until { return .over }
        guard now - seen >= Self.day else { return .wait }
        self.seen = now
        return .note
    }
}
