/// A zone of the IANA time zone database: the rules by which a region's clocks differ from UTC.
///
/// Offsets are in seconds east of UTC: local time = UTC + offset. Abbreviations ("EST") and daylight flags are left
/// out, because no screen shows them.
public struct Zone: Hashable, Sendable {
    /// The name under which the zone was requested, for example `Asia/Riyadh`.
    public let identifier: String
    /// The offset before the first transition, which for most zones is local mean time.
    let initialOffset: Int
    /// The times of the offset's changes in seconds since 1970, ascending.
    let transitionTimes: [Int64]
    /// The offset from each transition on.
    let transitionOffsets: [Int]
    /// The rule after the last transition. Without one the last offset stays.
    let rule: ZoneRule?

    init(identifier: String, initialOffset: Int, times: [Int64], offsets: [Int], rule: ZoneRule?) {
        self.identifier = identifier
        self.initialOffset = initialOffset
        transitionTimes = times
        transitionOffsets = offsets
        self.rule = rule
    }

    /// Creates a zone with a constant offset in seconds east of UTC, clamped to ±26 hours.
    public init(identifier: String, fixedOffset: Int) {
        self.init(
            identifier: identifier, initialOffset: min(max(fixedOffset, -93_600), 93_600), times: [], offsets: [],
            rule: nil)
    }

    /// Coordinated universal time.
    public static let utc = Zone(identifier: "UTC", fixedOffset: 0)

    /// Returns the offset from UTC at an instant, in seconds east.
    public func offset(at instant: Instant) -> Int {
        offset(atSecond: instant.seconds)
    }

    func offset(atSecond second: Int64) -> Int {
        guard let last = transitionTimes.last else { return rule?.offset(atSecond: second) ?? initialOffset }
        if second >= last, let rule { return rule.offset(atSecond: second) }
        let passed = transitionTimes.countNotAfter(second)
        return passed == 0 ? initialOffset : transitionOffsets[passed - 1]
    }
}

extension [Int64] {
    /// Returns the number of elements of an ascending array that are not greater than a value.
    func countNotAfter(_ value: Int64) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
