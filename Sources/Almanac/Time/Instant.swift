/// A point in time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Instant: Hashable, Comparable, Sendable {
    public var microseconds: Int64

    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// An instant from whole seconds since 1970.
    public init(seconds: Int64) {
        microseconds = seconds * 1_000_000
    }

    /// Whole milliseconds since 1970, rounded down.
    public var milliseconds: Int64 { microseconds.flooredDivision(by: 1_000) }

    /// Whole seconds since 1970, rounded down.
    public var seconds: Int64 { microseconds.flooredDivision(by: 1_000_000) }

    public static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }
}

extension Int64 {
    /// The quotient rounded towards negative infinity.
    func flooredDivision(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
