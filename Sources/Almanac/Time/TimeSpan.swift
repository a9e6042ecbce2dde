/// A length of time in microseconds, which may be negative.
///
/// Sums and products are clamped to the range (about ±292,000 years), so no span can trap.
public struct TimeSpan: Hashable, Sendable {
    public var microseconds: Int64

    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    public static let zero = TimeSpan(microseconds: 0)

    public static func seconds(_ count: Int64) -> TimeSpan {
        TimeSpan(microseconds: count.clampedProduct(with: 1_000_000))
    }

    public static func minutes(_ count: Int64) -> TimeSpan {
        TimeSpan(microseconds: count.clampedProduct(with: 60_000_000))
    }

    public static func hours(_ count: Int64) -> TimeSpan {
        TimeSpan(microseconds: count.clampedProduct(with: 3_600_000_000))
    }

    public static func days(_ count: Int64) -> TimeSpan {
        TimeSpan(microseconds: count.clampedProduct(with: 86_400_000_000))
    }

    /// Whole seconds, rounded down.
    public var seconds: Int64 { microseconds.flooredDivision(by: 1_000_000) }

    /// Whole minutes, rounded down.
    public var minutes: Int64 { microseconds.flooredDivision(by: 60_000_000) }
}

extension TimeSpan: Comparable {
    public static func < (a: TimeSpan, b: TimeSpan) -> Bool { a.microseconds < b.microseconds }
}

extension TimeSpan {
    public static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan {
        TimeSpan(microseconds: a.microseconds.clampedSum(with: b.microseconds))
    }

    public static func - (a: TimeSpan, b: TimeSpan) -> TimeSpan {
        TimeSpan(microseconds: a.microseconds.clampedDifference(with: b.microseconds))
    }

    public static prefix func - (span: TimeSpan) -> TimeSpan {
        .zero - span
    }
}
