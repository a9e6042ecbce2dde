/// A letter as it is read, with the marks on it. The small letters of the script count as letters.
public struct Letter: Hashable, Sendable {
    /// The letter's code point. For a hamza on a tatweel it is that of the hamza.
    public var base: UInt32
    public var kind: LetterKind
    public var marks: LetterMarks = []
    /// The offset of the letter in its line, in Unicode scalars.
    public var start: Int
    /// The offset after its last mark.
    public var end: Int
    /// The offset of its tanween; equal to ``start`` if it has none.
    public var tanween: Int
    /// The offset of its small meem or small seen; equal to ``start`` if it has none.
    public var sign: Int
    /// The index of its word in the line, where signs don't count as words.
    public var word: Int
    /// What separates it from the letter before.
    public var gap: LetterGap = .none

    /// Whether it has no mark that gives it a sound of its own, as for a long vowel or a letter merged into the next.
    @inlinable
    public var isBare: Bool { !marks.has(.sounded) }
}

/// The role of a letter in the rules of reading.
public enum LetterKind: UInt8, Hashable, Sendable {
    case consonant
    /// A hamza on any seat, or without one.
    case hamza
    /// The alif that is read only if reading begins with it.
    case wasl
    case alif
    case waw
    case ya
    /// The small alif, which is read long.
    case smallAlif
    /// The small waw, most often that of a pronoun.
    case smallWaw
    /// The small ya.
    case smallYa
    /// A letter that only carries what is on it: a waw or an undotted ya under a small alif, or a tatweel.
    case carrier
}

extension LetterKind {
    /// Classifies a code point as a letter; `nil` if it is not one.
    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x0627: self = .alif
        case 0x0648: self = .waw
        case 0x0649, 0x064A: self = .ya
        case 0x0671: self = .wasl
        case 0x0621, 0x0623, 0x0624, 0x0625, 0x0626, 0x0654: self = .hamza
        case 0x0670: self = .smallAlif
        case 0x06E5: self = .smallWaw
        case 0x06E6, 0x06E7: self = .smallYa
        case 0x0640: self = .carrier
        // A small noon is read as a noon (21:88).
        case 0x06E8, 0x0628...0x063A, 0x0641...0x0647: self = .consonant
        default: return nil
        }
    }
}

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
