/// One letter as it is read, with the marks that stand on it. The small letters of the script are letters of their own.
public struct Letter: Hashable, Sendable {
    /// The letter's code point; of a hamza on a tatweel the hamza's.
    public var base: UInt32
    public var kind: LetterKind
    public var marks: LetterMarks = []
    /// Where the letter begins in its line: Unicode scalars from 0.
    public var start: Int
    /// Where its last mark ends, exclusive.
    public var end: Int
    /// Where its tanween stands; equal to ``start`` where there is none.
    public var tanween: Int
    /// Where its small meem or small seen stands; equal to ``start`` where there is none.
    public var sign: Int
    /// Its word's number in the line, from 0; signs are no words.
    public var word: Int
    /// What stands between the letter before and this one.
    public var gap: LetterGap = .none

    /// Whether nothing gives it a sound of its own: a long vowel, or a letter merged into the next.
    @inlinable
    public var isBare: Bool { !marks.has(.sounded) }
}
