import Quran

/// Fits what was heard to a passage: Levenshtein's distance over words, with going back, jumping to another ayah and beginning
/// in the middle as steps of their own. It knows the passage alone, which is the constrained window: the ayat that are
/// expected and those around them.
///
/// A row for each heard word, a column for each place in the passage.
public struct WordAligner: Sendable {
    /// The text that is recited.
    public let passage: Passage
    /// What going anywhere but on costs, and what a word may differ.
    public let rule: AlignmentRule

    /// An aligner that has heard nothing yet.
    public init(_ passage: Passage, _ rule: AlignmentRule) {
        self.passage = passage
        self.rule = rule
    }

    /// Aligns words that were heard.
    ///
    /// - Parameters:
    ///   - start: the word of the passage at which the recitation is expected to begin.
    ///   - isFinished: whether nothing follows. Then what is left of the ayah that was begun counts as left out, and a last word
    ///     that breaks off as another word.
    public func align(_ heard: [HeardWord], from start: Int = 0, isFinished: Bool = true) -> Alignment {
        var grid = AlignmentGrid(self, heard)
        grid.begin(at: min(max(start, 0), passage.count))
        for row in heard.indices { grid.advance(row) }
        return AlignmentReading(passage, rule, heard, isFinished: isFinished).read(grid.steps(isFinished: isFinished))
    }

    /// Whether a heard word counts as a word of the passage.
    func counts(_ heard: HeardWord, as word: PassageWord) -> Bool {
        if heard.spellings.isSame(as: word.spellings) { return true }
        if rule.allowsNearSounds, heard.spellings.soundsLike(word.spellings) { return true }
        let tolerated = rule.tolerated(word.spellings.letterCount)
        guard tolerated > 0, heard.spellings.unlikeness(to: word.spellings) <= 2 * tolerated else { return false }
        return heard.spellings.distance(to: word.spellings, atMost: tolerated) <= tolerated
    }
}
