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
