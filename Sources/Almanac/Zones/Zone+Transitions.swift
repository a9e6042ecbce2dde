/// A change of a zone's offset.
public struct ZoneTransition: Hashable, Sendable {
    /// The first instant at which the new offset holds.
    public let instant: Instant
    /// Seconds east of UTC until then.
    public let offsetBefore: Int
    /// Seconds east of UTC from then on.
    public let offsetAfter: Int

    /// The seconds that clocks jump forward; negative when they go back.
    public var shift: Int { offsetAfter - offsetBefore }
}

extension Zone {
    /// The first change of the offset after an instant; `nil` when the offset stays for good.
    public func nextTransition(after instant: Instant) -> ZoneTransition? {
        nextTransition(afterSecond: instant.seconds)
    }

    func nextTransition(afterSecond second: Int64) -> ZoneTransition? {
        var from = second
        // A rule may name changes that change nothing (daylight time all year round): two years of those are
        // enough to know.
        var idle = 0
        while idle < 4, let time = nextChange(after: from) {
            let before = offset(atSecond: time - 1)
            let after = offset(atSecond: time)
            if before != after {
                return ZoneTransition(instant: Instant(seconds: time), offsetBefore: before, offsetAfter: after)
            }
            from = time
            if time > transitionTimes.last ?? .min { idle += 1 }
        }
        return nil
    }

    /// The next time at which the offset may change: one of the listed transitions, then the rule's.
    private func nextChange(after second: Int64) -> Int64? {
        let passed = transitionTimes.countNotAfter(second)
        if passed < transitionTimes.count { return transitionTimes[passed] }
        return rule?.nextChange(after: second)
    }
}
