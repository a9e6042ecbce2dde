/// The scores of words that might have been said one after another.
public struct HypothesisScores: Hashable, Sendable {
    /// One for each word of the hypothesis, in its order.
    public var words: [WordScore]
    /// The log-probability that the sound ends after so many words, from none to all.
    public var ends: [Double]

    /// Scores as an engine gives them: there is one end more than words.
    public init(words: [WordScore], ends: [Double]) {
        self.words = words
        self.ends = ends
    }

    /// Whether there are as many as the words that were asked for, and all are numbers.
    func fits(_ count: Int) -> Bool {
        words.count == count && ends.count == count + 1 && ends.allSatisfy { !$0.isNaN }
            && words.allSatisfy { $0.sound.isFinite && $0.silence.isFinite }
    }
}
