import Almanac

/// The events of an enrolment, each once, in their order.
///
/// Merging two logs is their union: commutative, associative and idempotent. Of two copies of an event that differ (one
/// knows the receipt, the other doesn't yet) the one that comes first in the order stays.
public struct CourseLog: Hashable, Sendable {
    public private(set) var events: [CourseEvent] = []

    public init() {}

    public init(_ events: [CourseEvent]) {
        self.events = Self.ordered(events)
    }

    public func union(_ other: CourseLog) -> CourseLog {
        var log = CourseLog()
        log.events = Self.ordered(events + other.events)
        return log
    }

    /// The log as it stood at an instant: without what was made later, and without the receipt of what the server got
    /// later. What the server has, it has, whatever time the clock of its author's device showed.
    public func until(_ now: Instant) -> CourseLog {
        var known: [CourseEvent] = []
        for event in events {
            if event.moment <= now {
                known.append(event)
            } else if event.at <= now {
                known.append(event.waiting)
            }
        }
        return CourseLog(known)
    }

    /// The log as a device of somebody has it at an instant: of what the server has not received by then, only what that
    /// person made. Nobody knows of another's event before it was received.
    public func until(_ now: Instant, for author: String) -> CourseLog {
        var known = CourseLog()
        known.events = until(now).events.filter { $0.received != nil || $0.author.id == author }
        return known
    }

    /// The events in order, the first of each id.
    private static func ordered(_ events: [CourseEvent]) -> [CourseEvent] {
        var seen: Set<String> = []
        seen.reserveCapacity(events.count)
        return events.sorted { $0.precedes($1) }.filter { seen.insert($0.id).inserted }
    }
}
