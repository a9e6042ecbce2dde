/// What stands between two letters.
public enum LetterGap: UInt8, Hashable, Sendable {
    /// They are of one word.
    case none
    /// The end of a word.
    case space
    /// The end of a word and a sign of pause: the reader may stop here.
    case pause
    /// The end of a word and the sign of sakt: a silence without a breath.
    case sakt
}
