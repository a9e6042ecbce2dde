/// An invalid value, with the name of the field it came from.
public struct FieldError: Error, Hashable, Sendable {
    /// The field's name in forms, URLs and on the command line: `year`, `latitude`, `offsets.fajr`.
    public let field: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        /// The value is outside the allowed range, whose ends are included.
        case outOfRange(Double, Double)
        /// The date is outside the range that is covered, whose ends are included.
        case outsideDates(CivilDate, CivilDate)
        /// There is no such day, because the month has only that many.
        case noSuchDay(monthHas: Int)
        /// The text is not of the expected form, of which an example is given.
        case malformed(expected: String)
    }

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }

    /// Checks that a number is in a field's range, which NaN never is.
    static func check(_ value: Double, _ field: String, _ range: ClosedRange<Double>) throws(FieldError) {
        guard value >= range.lowerBound, value <= range.upperBound else {
            throw FieldError(field: field, reason: .outOfRange(range.lowerBound, range.upperBound))
        }
    }
}
