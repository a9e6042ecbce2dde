import Quran
import Recitation

/// Somebody who says words at given times, and an engine that knows them: scores as a real one gives them, recorded by rule.
struct ScriptedReciter {
    /// A word, half a second long, or a silence.
    enum Part {
        case word(String)
        case pause(Double)
    }

    private var said: [(text: String, middle: Int)] = []
    private(set) var sound: [Float] = []

    init(_ parts: [Part]) {
        for part in parts {
            switch part {
            case .pause(let seconds): sound += [Float](repeating: 0.0001, count: Int(seconds * 16_000))
            case .word(let text):
                said.append((text, sound.count + 4_000))
                // It swells and fades, as syllables do.
                sound += (0..<8_000).map { index in
                    let strength = 0.3 * Float(min(index, 8_000 - index)) / 4_000
                    return index % 160 < 80 ? strength : -strength
                }
            }
        }
    }

    /// Words one after another with pauses where the text has a comma.
    init(_ text: String) {
        var parts: [Part] = [.pause(0.5)]
        for word in text.split(separator: " ") { parts.append(word == "," ? .pause(0.8) : .word(String(word))) }
        self.init(parts + [.pause(1)])
    }

    /// How far away a word that doesn't fit is, and how near one that does; noise between both makes words doubtful.
    var right = 6.0
    var wrong = -3.0

    func scores(_ job: ScoringJob) -> [HypothesisScores] {
        let heard = said.filter { job.range.contains($0.middle) }.map { WordSpellings($0.text.unicodeScalars) }
        return job.words.map { texts in
            let words = texts.map { WordSpellings($0.unicodeScalars) }
            let pairs = Self.pairs(words, heard)
            var ends = [Double](repeating: -8, count: words.count + 1)
            if let last = pairs.last {
                if last.heard == heard.count - 1 { ends[last.word + 1] = 0 }
            } else if heard.isEmpty {
                ends[0] = 0
            } else {
                ends[0] = -6
            }
            var scores: [WordScore] = []
            for index in words.indices {
                let pair = pairs.first { $0.word == index }
                // What was said and isn't expected makes the next word fit less well.
                let jumped = pair.map { pair in pair.heard - (pairs.last { $0.word < index }?.heard ?? -1) - 1 } ?? 0
                let expected = pair.map { pair in index - (pairs.last { $0.word < index }?.word ?? -1) - 1 } ?? 0
                let gain = pair == nil ? wrong : right - 1.5 * Double(min(abs(jumped - expected), 2))
                scores.append(WordScore(sound: gain - 8, silence: -8, pieces: 1))
            }
            return HypothesisScores(words: scores, ends: ends)
        }
    }

    /// The longest run of words that both have, in order.
    private static func pairs(_ words: [WordSpellings], _ heard: [WordSpellings]) -> [(word: Int, heard: Int)] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: heard.count + 1), count: words.count + 1)
        for i in words.indices.reversed() {
            for j in heard.indices.reversed() {
                lengths[i][j] =
                    words[i].isSame(as: heard[j])
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        var pairs: [(word: Int, heard: Int)] = []
        while i < words.count, j < heard.count {
            if words[i].isSame(as: heard[j]) {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// Runs a tracker over the whole sound in chunks, and calls back after each answer.
    func run(
        _ tracker: inout RecitationTracker, chunk: Int = 3_200, after: (inout RecitationTracker) -> Void = { _ in }
    ) {
        for start in stride(from: 0, to: sound.count, by: chunk) {
            tracker.take(Array(sound[start..<min(start + chunk, sound.count)]))
            while let job = tracker.nextJob() {
                tracker.take(scores(job), for: job)
                after(&tracker)
            }
        }
        for _ in 0..<8 {
            guard let job = tracker.nextJob(isFinished: true) else { break }
            tracker.take(scores(job), for: job)
            after(&tracker)
        }
    }
}
