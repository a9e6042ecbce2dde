/// A point in time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Instant: Hashable, Sendable {
    public var microseconds: Int64

    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Creates an instant from whole seconds since 1970, clamped to the range of instants (year ±292,000).
    public init(seconds: Int64) {
        microseconds = seconds.clampedProduct(with: 1_000_000)
    }

    /// Creates an instant from milliseconds since 1970, clamped to the range of instants (year ±292,000).
    public init(milliseconds: Int64) {
        microseconds = milliseconds.clampedProduct(with: 1_000)
    }

    /// Whole milliseconds since 1970, rounded down.
    public var milliseconds: Int64 { microseconds.flooredDivision(by: 1_000) }

    /// Whole seconds since 1970, rounded down.
    public var seconds: Int64 { microseconds.flooredDivision(by: 1_000_000) }
}

extension Instant: Comparable {
    public static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }
}
