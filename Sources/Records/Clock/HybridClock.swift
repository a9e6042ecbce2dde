/// A replica's hybrid logical clock. Its stamps only ever increase, whatever the wall clock does.
public struct HybridClock: Hashable, Sendable {
    /// The newest stamp this clock has made or observed.
    public private(set) var last: Stamp

    /// How far an arriving stamp may be ahead of the receiver's wall clock: 5 minutes, in milliseconds.
    public static let toleranceMilliseconds: Int64 = 300_000

    public init(replica: Replica) {
        last = Stamp(milliseconds: 0, counter: 0, replica: replica)
    }

    /// Continues from a stored stamp.
    public init(last: Stamp) {
        self.last = last
    }

    /// The replica whose clock this is.
    public var replica: Replica { last.replica }

    /// Returns the next stamp, which is newer than every earlier one.
    ///
    /// `now` is the wall clock in milliseconds since 1970. The stamp is newer even if the wall clock stands still, runs
    /// backwards or is out of range.
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

    /// Observes a stamp made elsewhere, so that the next one made here is newer.
    public mutating func observe(_ stamp: Stamp) {
        if (stamp.milliseconds, stamp.counter) > (last.milliseconds, last.counter) {
            last = Stamp(milliseconds: stamp.milliseconds, counter: stamp.counter, replica: replica)
        }
    }

    /// Observes every stamp of a record made elsewhere.
    public mutating func observe(_ record: Record) {
        for entry in record.fields { observe(entry.field.stamp) }
    }

    /// Whether a stamp is more than 5 minutes ahead of a wall clock (milliseconds since 1970).
    public static func isAhead(_ stamp: Stamp, of now: Int64) -> Bool {
        let (limit, overflow) = now.addingReportingOverflow(toleranceMilliseconds)
        return !overflow && stamp.milliseconds > limit
    }

    /// Returns the stamp under which an arriving field is kept.
    ///
    /// That is the field's own stamp, or a new one from this clock if its own is more than 5 minutes ahead of `now`.
    /// Without this, one device with a wrong clock could overrule all others for years.
    public mutating func receive(_ stamp: Stamp, now: Int64) -> Stamp {
        if Self.isAhead(stamp, of: now) { return tick(now: now) }
        observe(stamp)
        return stamp
    }
}
