import Almanac

/// How a device stands before a locked path: open for a while, or how often a wrong code was tried.
public struct PathOpening: Hashable, Sendable {
    /// Until when it is open.
    public var until: Instant?
    /// Wrong codes since the last right one, and when the last of them was tried.
    public var tries: Int
    public var tried: Instant?

    public init(until: Instant? = nil, tries: Int = 0, tried: Instant? = nil) {
        self.until = until
        self.tries = tries
        self.tried = tried
    }

    /// Whether it is open. A clock that was set back opens nothing for longer than the rule has it.
    public func isOpen(at now: Instant, _ rule: LockRule) -> Bool {
        guard let until else { return false }
        return now < until && until.milliseconds - now.milliseconds <= Int64(rule.minutes) * 60_000
    }

    /// The seconds until the next code may be tried: none at first, then twice as many with each wrong one.
    public func wait(at now: Instant, _ rule: LockRule) -> Int {
        guard let tried, tries >= rule.tries else { return 0 }
        let whole = rule.wait << min(tries - rule.tries, LockRule.doublings)
        let gone = max(0, now.seconds - tried.seconds)
        return max(0, whole - Int(clamping: gone))
    }

    /// As it stands once the right code was given, or something was noted.
    public func opened(at now: Instant, _ rule: LockRule) -> PathOpening {
        PathOpening(until: now + .minutes(Int64(rule.minutes)))
    }

    /// As it stands after a wrong code.
    public func failed(at now: Instant) -> PathOpening {
        PathOpening(until: until, tries: min(tries, 1_000) + 1, tried: now)
    }
}
