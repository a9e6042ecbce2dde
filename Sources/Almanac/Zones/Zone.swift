/// The rules by which a region's clocks differ from UTC (a zone of the IANA time zone database).
///
/// Offsets are in seconds east of UTC: local time = UTC + offset. Abbreviations ("EST") and daylight flags are
/// left out: no screen shows them.
public struct Zone: Hashable, Sendable {
    /// The name under which the zone was asked for, `Asia/Riyadh`.
    public let identifier: String
    /// The offset before the first transition: local mean time for most zones.
    let initialOffset: Int
    /// Seconds since 1970 of each change of offset, rising.
    let transitionTimes: [Int64]
    /// The offset from each transition on.
    let transitionOffsets: [Int]
    /// What holds after the last transition; the last offset stays when there is none.
    let rule: ZoneRule?

    init(identifier: String, initialOffset: Int, times: [Int64], offsets: [Int], rule: ZoneRule?) {
        self.identifier = identifier
        self.initialOffset = initialOffset
        transitionTimes = times
        transitionOffsets = offsets
        self.rule = rule
    }

    /// A zone whose clocks never change; the offset in seconds east of UTC is held within ±26 hours.
    public init(identifier: String, fixedOffset: Int) {
        self.init(
            identifier: identifier, initialOffset: min(max(fixedOffset, -93_600), 93_600), times: [], offsets: [],
            rule: nil)
    }

    /// Coordinated universal time.
    public static let utc = Zone(identifier: "UTC", fixedOffset: 0)

    /// The offset from UTC at an instant, in seconds east.
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
    /// How many elements of a rising array are not greater than a value.
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
