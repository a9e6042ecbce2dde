/// A change of a zone's offset.
public struct ZoneTransition: Hashable, Sendable {
    /// The first instant with the new offset.
    public let instant: Instant
    /// The offset until then, in seconds east of UTC.
    public let offsetBefore: Int
    /// The offset from then on, in seconds east of UTC.
    public let offsetAfter: Int

    /// The seconds by which clocks jump forward; negative if they go back.
    public var shift: Int { offsetAfter - offsetBefore }
}

extension Zone {
    /// Returns the first change of the offset after an instant; `nil` if the offset never changes again.
    public func nextTransition(after instant: Instant) -> ZoneTransition? {
        nextTransition(afterSecond: instant.seconds)
    }

    func nextTransition(afterSecond second: Int64) -> ZoneTransition? {
        var from = second
        // A rule may contain changes that have no effect (daylight time all year round). Two years of those are enough
        // to know.
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

    /// Returns the next time at which the offset may change: a listed transition, or else a change by the rule.
    private func nextChange(after second: Int64) -> Int64? {
        let passed = transitionTimes.countNotAfter(second)
        if passed < transitionTimes.count { return transitionTimes[passed] }
        return rule?.nextChange(after: second)
    }
}
