/// What separates two letters.
public enum LetterGap: UInt8, Hashable, Sendable {
    /// Nothing: they are in the same word.
    case none
    /// The end of a word.
    case space
    /// The end of a word with a sign of pause, where the reader may stop.
    case pause
    /// The end of a word with the sign of sakt, a silence without taking a breath.
    case sakt
}
