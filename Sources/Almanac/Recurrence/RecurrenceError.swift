/// Why a text is no recurrence rule.
public struct RecurrenceError: Error, Hashable, Sendable {
    /// What is wrong with a part.
    public enum Reason: Hashable, Sendable {
        /// There is no such part.
        case unknown
        /// It stands there twice.
        case twice
        /// It has to be there.
        case missing
        /// Its value can't be read, or lies out of its range.
        case malformed
        /// It can't stand beside the others (RFC 5545 §3.3.10).
        case misplaced
        /// It repeats within a day; here things repeat by days, and have one time on each.
        case withinDay
        /// The calendar is not one that is known here.
        case calendar
    }

    /// The part's name as it was written: `FREQ`, `BYDAY`.
    public var part: String
    public var reason: Reason

    public init(_ part: String, _ reason: Reason) {
        self.part = part
        self.reason = reason
    }
}
