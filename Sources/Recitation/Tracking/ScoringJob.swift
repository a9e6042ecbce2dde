/// Words that may have been said one after another: an opening that isn't in the passage, then a run of its words.
public struct Hypothesis: Hashable, Sendable {
    /// The isti'adha or the basmala before the text, word by word.
    public let opening: [String]
    /// The words of the passage.
    public let words: Range<Int>
    /// All of them as an engine takes them.
    public let texts: [String]

    init(opening: [String] = [], words: Range<Int>, _ passage: Passage, leavingOut left: Int? = nil) {
        self.opening = opening
        self.words = words
        texts = opening + words.filter { $0 != left }.map { SpokenForm.of(passage.words[$0].text) }
    }
}

/// What the tracker asks an engine: how well each hypothesis fits a stretch of sound.
public struct ScoringJob: Hashable, Sendable {
    /// Counted from the first job of the session, so that an answer finds its question.
    public let number: Int
    /// The samples, 16,000 a second, from -1 to 1.
    public let sound: [Float]
    /// What may have been said.
    public let hypotheses: [Hypothesis]
    /// Where the sound lies, in samples from the beginning.
    public let range: Range<Int>
    let purpose: Purpose

    enum Purpose: Hashable, Sendable {
        /// Following the text; a phrase that ended settles all its words.
        case follow(isPhraseEnd: Bool)
        /// Looking for another place in the passage.
        case search(isPhraseEnd: Bool)
        /// Asking of words that weren't heard whether they were left out or something else was said.
        case check(LeftOutCheck)
    }

    /// The words of the hypotheses, as ``WordScoring`` takes them.
    public var words: [[String]] { hypotheses.map { $0.texts } }
}
