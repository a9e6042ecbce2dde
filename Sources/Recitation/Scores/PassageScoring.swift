/// Scores words against a whole recording, window by window: what a session does while somebody recites, done afterwards.
public struct PassageScoring: Sendable {
    private let config: RecitationConfig

    public init(_ config: RecitationConfig) { self.config = config }

    /// Scores several texts against the same recording.
    public func scores<Engine: WordScoring>(
        ofTexts texts: [[String]], in sound: [Float], _ engine: inout Engine
    ) throws(Engine.Failure) -> [[WordScore]] {
        if sound.count <= Sound.samples(milliseconds: config.window.longest) {
            return try engine.scores(of: texts, in: sound).map { $0.words }
        }
        var scores: [[WordScore]] = []
        for words in texts { scores.append(try self.scores(of: words, in: sound, &engine)) }
        return scores
    }

    /// A score for each word, as ``SpokenForm`` writes them. What fits one window is scored at once; longer sound is cut in its pauses, and each window goes on
    /// with the word after the last that the one before held.
    public func scores<Engine: WordScoring>(
        of words: [String], in sound: [Float], _ engine: inout Engine
    ) throws(Engine.Failure) -> [WordScore] {
        var scores = [WordScore](repeating: WordScore(sound: -1_000, silence: 0, pieces: 1), count: words.count)
        var next = 0
        for window in windows(of: sound) where next < words.count {
            let isLast = window.upperBound == sound.count
            let expected = next..<(isLast ? words.count : min(next + config.window.words, words.count))
            let answer = try engine.scores(of: [Array(words[expected])], in: Array(sound[window]))
            guard let found = answer.first, found.words.count == expected.count else { continue }
            // To the last window belongs what is left, be it said or not.
            let said = isLast ? expected.count : Place(found, config.place).count
            for index in 0..<said { scores[next + index] = found.words[index] }
            next += said
        }
        return scores
    }

    /// The sound in windows that end in the quietest moment of their last third.
    func windows(of sound: [Float]) -> [Range<Int>] {
        let longest = Sound.samples(milliseconds: config.window.longest)
        var windows: [Range<Int>] = []
        var start = 0
        while sound.count - start > longest {
            let end = quietest(sound, start + longest * 2 / 3..<start + longest)
            windows.append(start..<end)
            start = end
        }
        if start < sound.count || windows.isEmpty { windows.append(start..<sound.count) }
        return windows
    }

    /// The middle of the quietest fifth of a second.
    private func quietest(_ sound: [Float], _ range: Range<Int>) -> Int {
        let width = Sound.rate / 5
        let step = Sound.rate / 50
        var best = (power: Float.infinity, at: range.upperBound)
        for start in stride(from: range.lowerBound, through: range.upperBound - width, by: step) {
            var power: Float = 0
            for index in start..<start + width { power += sound[index] * sound[index] }
            if power < best.power { best = (power, start + width / 2) }
        }
        return best.at
    }
}
