/// Input that no prayer times can be computed from: which field, and what it may be.
public struct PrayerInputError: Error, Hashable, Sendable {
    /// The name of the field, `latitude`, `offsets.fajr`.
    public let field: String
    /// The least and the greatest value that it may have; for a date the years.
    public let lowest: Double
    public let highest: Double

    public init(field: String, lowest: Double, highest: Double) {
        self.field = field
        self.lowest = lowest
        self.highest = highest
    }

    /// Checks that a number lies in a field's range; what is no number does not.
    static func check(_ value: Double, _ field: String, _ range: ClosedRange<Double>) throws(PrayerInputError) {
        guard value >= range.lowerBound, value <= range.upperBound else {
            throw PrayerInputError(field: field, lowest: range.lowerBound, highest: range.upperBound)
        }
    }
}
