/// When a field was written: a hybrid logical clock's reading (Kulkarni et al., "Logical Physical Clocks", 2014).
///
/// Stamps are totally ordered: by time, then counter, then replica.
public struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, never behind any stamp this replica has seen; 0 to
    /// ``maximumMilliseconds``.
    public let milliseconds: Int64
    /// Distinguishes changes made within one millisecond.
    public var counter: UInt32
    /// The replica that wrote the field.
    public var replica: Replica

    /// The last millisecond whose text has 12 digits, in the year 10889.
    public static let maximumMilliseconds: Int64 = 1 << 48 - 1

    /// Creates a stamp, clamping the milliseconds to 0 through ``maximumMilliseconds``.
    public init(milliseconds: Int64, counter: UInt32, replica: Replica) {
        self.milliseconds = min(max(milliseconds, 0), Self.maximumMilliseconds)
        self.counter = counter
        self.replica = replica
    }

    public static func < (a: Stamp, b: Stamp) -> Bool {
        if a.milliseconds != b.milliseconds { return a.milliseconds < b.milliseconds }
        if a.counter != b.counter { return a.counter < b.counter }
        return a.replica < b.replica
    }
}
