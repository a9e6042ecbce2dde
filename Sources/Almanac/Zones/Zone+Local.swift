/// The instants at which a local time occurs in a zone.
public enum LocalTimeMatch: Hashable, Sendable {
    /// The local time occurs once, as usual.
    case once(Instant)
    /// The clocks went back, so the local time occurs twice.
    case twice(earlier: Instant, later: Instant)
    /// The clocks jumped forward, so the local time never occurs.
    case never(skippedBy: ZoneTransition)
}

/// Which instant is chosen for a local time that a clock change repeats or skips.
public enum LocalTimeChoice: Hashable, Sendable {
    /// The earlier of two. A skipped time moves forward by the length of the jump (02:30 becomes 03:30), as RFC 5545,
    /// section 3.3.5, prescribes for calendars.
    case earlier
    /// The later of two. A skipped time moves back by the length of the jump (02:30 becomes 01:30).
    case later
    /// The earlier of two. A skipped time becomes the moment of the jump (02:30 becomes 03:00).
    case atJump
}

extension Zone {
    /// Returns the local date and time at an instant.
    public func local(_ instant: Instant) -> CivilDateTime {
        let seconds = instant.seconds
        return CivilDateTime(utcSeconds: seconds.clampedSum(with: Int64(offset(atSecond: seconds))))
    }

    /// Returns the local date at an instant.
    public func date(at instant: Instant) -> CivilDate {
        local(instant).date
    }

    /// Returns the instant of a local date and time.
    public func instant(
        of date: CivilDate, at time: ClockTime = .midnight, choosing choice: LocalTimeChoice = .earlier
    ) -> Instant {
        instant(of: CivilDateTime(date: date, time: time), choosing: choice)
    }

    /// Returns the instant of a local date and time.
    public func instant(of local: CivilDateTime, choosing choice: LocalTimeChoice = .earlier) -> Instant {
        switch matches(of: local) {
        case .once(let instant): return instant
        case .twice(let earlier, let later): return choice == .later ? later : earlier
        case .never(let jump):
            switch choice {
            case .earlier: return Instant(seconds: local.utcSeconds - Int64(jump.offsetBefore))
            case .later: return Instant(seconds: local.utcSeconds - Int64(jump.offsetAfter))
            case .atJump: return jump.instant
            }
        }
    }

    /// Returns all instants at which a local time occurs.
    public func matches(of local: CivilDateTime) -> LocalTimeMatch {
        let wanted = local.utcSeconds
        // No offset exceeds 26 hours (RFC 9636, section 3.2), so everything relevant happens within that time of
        // `wanted`.
        let end = wanted + 93_600
        var second = wanted - 93_600
        var earliest: Int64?
        var latest: Int64?
        var jump: ZoneTransition?
        while true {
            let offset = offset(atSecond: second)
            let next = nextTransition(afterSecond: second)
            let candidate = wanted - Int64(offset)
            if candidate >= second, candidate < next?.instant.seconds ?? .max {
                earliest = earliest ?? candidate
                latest = candidate
            }
            guard let next, next.instant.seconds <= end else { break }
            if wanted >= next.instant.seconds + Int64(next.offsetBefore),
                wanted < next.instant.seconds + Int64(next.offsetAfter)
            {
                jump = next
            }
            second = next.instant.seconds
        }
        switch (earliest, latest, jump) {
        case (let first?, let last?, _) where first < last:
            return .twice(earlier: Instant(seconds: first), later: Instant(seconds: last))
        case (let only?, _, _): return .once(Instant(seconds: only))
        case (nil, _, let jump?): return .never(skippedBy: jump)
        case (nil, _, nil): return .once(Instant(seconds: wanted - Int64(offset(atSecond: wanted))))
        }
    }

    /// Returns the first instant of a date: midnight, or the moment after a jump over midnight.
    public func startOfDay(_ date: CivilDate) -> Instant {
        instant(of: date, at: .midnight, choosing: .atJump)
    }

    /// Returns the length of a date, which is 24 hours except on days with a clock change.
    public func length(of date: CivilDate) -> TimeSpan {
        startOfDay(date.next) - startOfDay(date)
    }
}
