import Almanac

/// Events of somebody's memorisation, each once, in their order.
///
/// Merging two logs is their union: commutative, associative and idempotent.
public struct HifzLog: Hashable, Sendable {
    public private(set) var events: [HifzEvent]

    public init(_ events: [HifzEvent] = []) {
        var seen: Set<String> = []
        seen.reserveCapacity(events.count)
        self.events = events.sorted { $0.precedes($1) }.filter { seen.insert($0.id).inserted }
    }

    public func union(_ other: HifzLog) -> HifzLog { HifzLog(events + other.events) }

    /// The events up to a day.
    public func until(_ date: CivilDate) -> HifzLog {
        var log = self
        log.events.removeAll { $0.date > date }
        return log
    }
}
