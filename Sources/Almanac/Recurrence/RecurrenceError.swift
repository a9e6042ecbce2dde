/// Why a text is not a recurrence rule.
public struct RecurrenceError: Error, Hashable, Sendable {
    /// What is wrong with a part.
    public enum Reason: Hashable, Sendable {
        /// The part doesn't exist.
        case unknown
        /// The part occurs twice.
        case twice
        /// The part is required.
        case missing
        /// The value can't be read, or is out of range.
        case malformed
        /// The part can't be combined with the others (RFC 5545 §3.3.10).
        case misplaced
        /// The rule repeats within a day. Only repetition by days is supported, with one time on each.
        case withinDay
        /// The calendar is not supported.
        case calendar
    }

    /// The name of the part as written, for example `FREQ` or `BYDAY`.
    public var part: String
    public var reason: Reason

    public init(_ part: String, _ reason: Reason) {
        self.part = part
        self.reason = reason
    }
}
