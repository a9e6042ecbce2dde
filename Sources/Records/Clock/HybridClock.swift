/// A replica's hybrid logical clock: its stamps only go forward, whatever the wall clock does.
public struct HybridClock: Hashable, Sendable {
    /// The newest stamp made or seen.
    public private(set) var last: Stamp

    public init(replica: Replica) {
        last = Stamp(milliseconds: 0, counter: 0, replica: replica)
    }

    /// Continues from a stamp that was stored.
    public init(last: Stamp) {
        self.last = last
    }

    /// The replica whose clock this is.
    public var replica: Replica { last.replica }

    /// The next stamp. `now` is the wall clock in milliseconds since 1970.
    public mutating func tick(now: Int64) -> Stamp {
        if now > last.milliseconds {
            last = Stamp(milliseconds: now, counter: 0, replica: replica)
        } else if last.counter == .max {
            last = Stamp(milliseconds: last.milliseconds + 1, counter: 0, replica: replica)
        } else {
            last.counter += 1
        }
        return last
    }

    /// Takes note of a stamp made elsewhere, so that the next one made here is newer.
    public mutating func observe(_ stamp: Stamp) {
        if (stamp.milliseconds, stamp.counter) > (last.milliseconds, last.counter) {
            last.milliseconds = stamp.milliseconds
            last.counter = stamp.counter
        }
    }
}
