/// Why a rule holds at a place, with the letters concerned.
public struct TajweedReason: Hashable, Sendable {
    public var cause: TajweedCause
    /// The letter the rule is about: a code point.
    public var letter: UInt32
    /// The letter that brings the rule about; 0 where none does.
    public var other: UInt32

    public init(_ cause: TajweedCause, _ letter: UInt32, _ other: UInt32 = 0) {
        self.cause = cause
        self.letter = letter
        self.other = other
    }
}
