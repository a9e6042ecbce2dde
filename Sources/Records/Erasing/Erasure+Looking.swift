extension Erasure {
    /// How long it can be taken back: 7 days (K70).
    public static let keeping: Int64 = 7 * day
    private static let day: Int64 = 86_400_000
    /// A clock that is set back by more was wrong before, or is now.
    private static let slack: Int64 = 3_600_000

    /// What a look at it comes to.
    public enum Look: Hashable, Sendable {
        /// There is nothing to do yet.
        case wait
        /// The wait goes on; this is to be noted.
        case note
        /// Its time is over: its records go.
        case over
        /// It is final, and what the look before did is done once more in case that was cut short; then the note goes.
        case settled
    }

    /// Looks whether the time to take it back is over, at an instant in milliseconds since 1970.
    ///
    /// It is never over early by a clock that jumps. Set back, the wait begins anew; after two days without a look, which
    /// may be a clock far ahead as well as a machine that was off, one more day has to pass, once.
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
