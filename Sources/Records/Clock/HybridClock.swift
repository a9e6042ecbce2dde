/// A replica's hybrid logical clock: its stamps only go forward, whatever the wall clock does.
public struct HybridClock: Hashable, Sendable {
    /// The newest stamp made or seen.
    public private(set) var last: Stamp

    /// How far ahead of the receiver's wall clock an arriving stamp may be: 5 minutes, in milliseconds.
    public static let toleranceMilliseconds: Int64 = 300_000

    public init(replica: Replica) {
        last = Stamp(milliseconds: 0, counter: 0, replica: replica)
    }

    /// Continues from a stamp that was stored.
    public init(last: Stamp) {
        self.last = last
    }

    /// The replica whose clock this is.
    public var replica: Replica { last.replica }

    /// The next stamp, newer than all before. `now` is the wall clock in milliseconds since 1970; a wall clock
    /// that stands still or runs backwards, and one out of range, still gives a newer stamp.
    public mutating func tick(now: Int64) -> Stamp {
        let now = min(max(now, 0), Stamp.maximumMilliseconds)
        if now > last.milliseconds {
            last = Stamp(milliseconds: now, counter: 0, replica: replica)
        } else if last.counter < .max {
            last.counter += 1
        } else if last.milliseconds < Stamp.maximumMilliseconds {
            last = Stamp(milliseconds: last.milliseconds + 1, counter: 0, replica: replica)
        }
        return last
    }

    /// Takes note of a stamp made elsewhere, so that the next one made here is newer.
    public mutating func observe(_ stamp: Stamp) {
        if (stamp.milliseconds, stamp.counter) > (last.milliseconds, last.counter) {
            last = Stamp(milliseconds: stamp.milliseconds, counter: stamp.counter, replica: replica)
        }
    }

    /// Takes note of every stamp of a record made elsewhere.
    public mutating func observe(_ record: Record) {
        for entry in record.fields { observe(entry.field.stamp) }
    }

    /// Whether a stamp is more than 5 minutes ahead of a wall clock (milliseconds since 1970).
    public static func isAhead(_ stamp: Stamp, of now: Int64) -> Bool {
        let (limit, overflow) = now.addingReportingOverflow(toleranceMilliseconds)
        return !overflow && stamp.milliseconds > limit
    }

    /// The stamp under which an arriving field is kept: its own, or a new one of this clock where its own is more
    /// than 5 minutes ahead of `now`. So one device with a wrong clock can't overrule all others for years.
    public mutating func receive(_ stamp: Stamp, now: Int64) -> Stamp {
        if Self.isAhead(stamp, of: now) { return tick(now: now) }
        observe(stamp)
        return stamp
    }
}
