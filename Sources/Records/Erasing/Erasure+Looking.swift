extension Erasure {
    /// How long an erasure can be undone: 7 days (K70).
    public static let keeping: Int64 = 7 * day
    private static let day: Int64 = 86_400_000
    /// How far back the clock may jump. If it jumps further, it was wrong before or is wrong now.
    private static let slack: Int64 = 3_600_000

    /// The result of a check.
    public enum Look: Hashable, Sendable {
        /// There is nothing to do yet.
        case wait
        /// The wait goes on, and the erasure has changed and must be stored.
        case note
        /// The time to undo is over, and the records must be removed.
        case over
        /// The erasure is final. The cleanup is repeated in case it was interrupted the first time, and then the note
        /// is deleted.
        case settled
    }

    /// Checks whether the time to undo the erasure is over. `now` is in milliseconds since 1970.
    ///
    /// A clock that jumps never ends the wait early. If it was set back, the wait starts again. Two days without a
    /// check may mean that the machine was off, or that the clock is far ahead, so one more day must then pass, once.
    public mutating func look(at now: Int64) -> Look {
        if isFinal { return .settled }
        guard let until, let seen, now > seen - Self.slack else {
            self.until = now + Self.keeping
            self.seen = now
            wasHeld = false
            return .note
        }
        if now - seen >= 2 * Self.day, !wasHeld {
            self.until = max(until, now + Self.day)
            self.seen = now
            wasHeld = true
            return .note
        }
        if now >= until {
            isFinal = true
            return .over
        }
        guard now - seen >= Self.day else { return .wait }
        self.seen = now
        return .note
    }
}
