import Almanac

/// The state of a locked path on a device: open until some time, or how often a wrong code was tried.
public struct PathOpening: Hashable, Sendable {
    /// When it closes.
    public var until: Instant?
    /// The number of wrong codes since the last right one, and when the last of them was tried.
    public var tries: Int
    public var tried: Instant?

    public init(until: Instant? = nil, tries: Int = 0, tried: Instant? = nil) {
        self.until = until
        self.tries = tries
        self.tried = tried
    }

    /// Whether it is open. A clock that was set back doesn't keep it open longer than the rule allows.
    public func isOpen(at now: Instant, _ rule: LockRule) -> Bool {
        guard let until else { return false }
        return now < until && until.milliseconds - now.milliseconds <= Int64(rule.minutes) * 60_000
    }

    /// Returns the seconds until the next code may be tried: none at first, then twice as many after each wrong code.
    public func wait(at now: Instant, _ rule: LockRule) -> Int {
        guard let tried, tries >= rule.tries else { return 0 }
        let whole = rule.wait << min(tries - rule.tries, LockRule.doublings)
        let gone = max(0, now.seconds - tried.seconds)
        return max(0, whole - Int(clamping: gone))
    }

    /// Returns the state after the right code or a new entry.
    public func opened(at now: Instant, _ rule: LockRule) -> PathOpening {
        PathOpening(until: now + .minutes(Int64(rule.minutes)))
    }

    /// Returns the state after a wrong code.
    public func failed(at now: Instant) -> PathOpening {
        PathOpening(until: until, tries: min(tries, 1_000) + 1, tried: now)
    }
}
