/// Scores words by an engine's posteriors a frame, as a model with CTC gives them: for each frame the log-probability of each
/// unit (a letter or phoneme), the first of which is the blank.
///
/// Each prefix of the words is aligned to the frames by Viterbi's rule. A word's score is what its units have over the best that
/// any units could have in its frames, so that it is 0 for what the model hears itself and less for everything else; the constant
/// ``WordScore/silence`` brings it to the range of engines that compare with silence.
public struct PosteriorScores: Sendable {
    /// A row for each frame.
    private let frames: [[Float]]
    private let best: [Double]
    /// What a unit of a word that fits is worth.
    private let worth: Double

    public init(frames: [[Float]], worth: Double = 3) {
        self.frames = frames
        self.worth = worth
        var sums = [0.0]
        for frame in frames { sums.append(sums[sums.count - 1] + Double(frame.max() ?? 0)) }
        best = sums
    }

    /// Scores the units of each word.
    public func scores(_ words: [[Int]]) -> HypothesisScores {
        var scores: [WordScore] = []
        var row = begin()
        var ends = [end(row)]
        var before = bestOf(row)
        for word in words {
            for unit in word { row = advance(row, unit) }
            let now = bestOf(row)
            let own = max(now - before, -1_000)
            scores.append(WordScore(sound: own, silence: -worth * Double(max(word.count, 1)), pieces: word.count))
            ends.append(end(row))
            before = now
        }
        return HypothesisScores(words: scores, ends: ends)
    }

    /// For each number of frames, the log-probability of the units so far in them, less the best possible.
    private func begin() -> [Double] {
        var row = [0.0]
        for (index, frame) in frames.enumerated() {
            row.append(row[index] + Double(frame.first ?? 0) - (best[index + 1] - best[index]))
        }
        return row
    }

    /// Adds a unit: one frame or more of it, then blanks as there may be.
    private func advance(_ row: [Double], _ unit: Int) -> [Double] {
        var result = [Double](repeating: -.infinity, count: row.count)
        var inside = -Double.infinity
        for (index, frame) in frames.enumerated() {
            let ceiling = best[index + 1] - best[index]
            let own = frame.indices.contains(unit) ? Double(frame[unit]) : -1_000
            inside = max(inside, row[index]) + own - ceiling
            result[index + 1] = max(inside, result[index] + Double(frame.first ?? 0) - ceiling)
        }
        return result
    }

    private func bestOf(_ row: [Double]) -> Double { row.max() ?? 0 }

    private func end(_ row: [Double]) -> Double { (row.last ?? 0) - bestOf(row) }
}
