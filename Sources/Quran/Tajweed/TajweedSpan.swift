/// A rule with its range in a line of text.
public struct TajweedSpan: Hashable, Sendable {
    public let rule: TajweedRule
    /// Its start, in Unicode scalars from the beginning of the line.
    public let start: Int
    /// Its end, exclusive.
    public let end: Int
    public let reason: TajweedReason

    public init(_ rule: TajweedRule, _ start: Int, _ end: Int, _ reason: TajweedReason) {
        self.rule = rule
        self.start = start
        self.end = end
        self.reason = reason
    }

    /// The strength of qalqalah; `nil` for any other rule.
    public var degree: QalqalahDegree? { rule == .qalqalah ? QalqalahDegree(reason.cause) : nil }
}

/// Why a rule applies at a place, with the letters involved.
public struct TajweedReason: Hashable, Sendable {
    public var cause: TajweedCause
    /// The code point of the letter to which the rule applies.
    public var letter: UInt32
    /// The code point of the letter that causes the rule; 0 if there is none.
    public var other: UInt32

    public init(_ cause: TajweedCause, _ letter: UInt32, _ other: UInt32 = 0) {
        self.cause = cause
        self.letter = letter
        self.other = other
    }
}

/// The strength of the qalqalah of a letter.
public enum QalqalahDegree: String, CaseIterable, Hashable, Sendable {
    /// The letter is still, within the reading.
    case minor
    /// The letter becomes still at a stop.
    case major
    /// The letter is doubled, at a stop.
    case greatest

    /// Finds the degree for a cause; `nil` if the cause is not one of qalqalah.
    public init?(_ cause: TajweedCause) {
        switch cause {
        case .still: self = .minor
        case .stop: self = .major
        case .stopDoubled: self = .greatest
        default: return nil
        }
    }
}
