/// How what was heard fits a passage.
public struct Alignment: Hashable, Sendable {
    /// What became of a word of the passage.
    public struct Word: Hashable, Sendable {
        /// ``WordClass/correct``, ``WordClass/wrong``, ``WordClass/skipped`` or ``WordClass/waiting``.
        public var outcome = WordClass.waiting
        /// The heard word that stands for it at last; `nil` if none does.
        public var heard: Int?
        /// How often it was recited, rightly or not.
        public var attempts = 0
        /// Whether it was wrong or left out at first and put right by going back.
        public var isSelfCorrected = false
        /// Whether there was a long silence, or a word broken off, before it.
        public var isHesitant = false
    }

    /// What became of a word that was heard.
    public struct Heard: Hashable, Sendable {
        /// ``WordClass/correct``, ``WordClass/wrong``, ``WordClass/extra``, ``WordClass/repeated`` or
        /// ``WordClass/hesitation``.
        public var outcome: WordClass
        /// The word of the passage that it stands for, or, of what isn't in the text, the one in front of which it was said.
        public var place: Int
    }

    /// One for each word of the passage, in its order.
    public var words: [Word]
    /// One for each word that was heard, in the order of hearing.
    public var heard: [Heard]
    /// Where the recitation stands: the word after the last that was heard, from 0 to the passage's count.
    public var place: Int

    /// The number of words of the passage with an outcome.
    public func count(_ outcome: WordClass) -> Int { words.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) } }

    /// The classes as tables have them: a letter for each word of the passage, a capital where it was hesitant, then one for
    /// each that was heard.
    public var letters: String {
        var letters = ""
        for word in words { letters += word.isHesitant ? word.outcome.letter.uppercased() : word.outcome.letter }
        letters += " "
        for word in heard { letters += word.outcome.letter }
        return letters
    }
}
