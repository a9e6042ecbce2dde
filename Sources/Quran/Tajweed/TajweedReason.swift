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
