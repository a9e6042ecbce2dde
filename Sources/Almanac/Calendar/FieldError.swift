/// A value that can't be used, with the name of the field it came from.
public struct FieldError: Error, Hashable, Sendable {
    /// The field's name as forms, addresses and the command line have it: `year`, `latitude`, `offsets.fajr`.
    public let field: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        /// The value lies outside what is allowed, both ends included.
        case outOfRange(Double, Double)
        /// The date lies outside those that are known, both ends included.
        case outsideDates(CivilDate, CivilDate)
        /// There is no such day: the month has only that many.
        case noSuchDay(monthHas: Int)
        /// The text is not of the form that is expected, which is an example.
        case malformed(expected: String)
    }

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }

    /// Checks that a number lies in a field's range; what is no number does not.
    static func check(_ value: Double, _ field: String, _ range: ClosedRange<Double>) throws(FieldError) {
        guard value >= range.lowerBound, value <= range.upperBound else {
            throw FieldError(field: field, reason: .outOfRange(range.lowerBound, range.upperBound))
        }
    }
}
