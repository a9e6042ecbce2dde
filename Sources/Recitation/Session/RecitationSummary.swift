/// A session in figures, worked out from its log alone. Coverage stands beside accuracy: how much could be said at all.
public struct RecitationSummary: Hashable, Sendable {
    /// How many words were heard as the text has them.
    public var heard = 0
    /// How many words were reached of which nothing is said.
    public var doubtful = 0
    /// The words that weren't heard, by their places in the passage (from 0), in the order of the text.
    public var missed: [Int] = []
    /// The words in whose place something else was heard, likewise.
    public var other: [Int] = []
    /// What was said besides the text, by the word in front of which it was.
    public var extra: [Int] = []
    /// How many ayat were completed.
    public var ayat = 0
    /// How many of ``ayat`` have no verdicts on their words.
    public var unclearAyat = 0
    /// How often the person went back.
    public var repeats = 0
    /// How often the person went on at another ayah.
    public var jumps = 0
    /// The marks that the person says are wrong. They count as heard.
    public var contested: [Int] = []
    /// The time of the sound, in milliseconds.
    public var milliseconds = 0

    /// Works the figures out from a log, and from nothing else.
    public init(_ log: RecitationLog) {
        var states = log.states
        // An ayah that began again is one.
        var outcomes: [Int: AyahOutcome] = [:]
        for event in log.events {
            milliseconds = max(milliseconds, event.time)
            switch event.kind {
            case .ayah(let index, let outcome): outcomes[index] = outcome
            case .repeated: repeats += 1
            case .jumped: jumps += 1
            case .extra(let word): extra.append(word)
            case .contested(let word):
                guard states.indices.contains(word), states[word] != .heard, states[word] != .waiting else { continue }
                states[word] = .heard
                contested.append(word)
            case .place, .word, .opening, .silent, .ended: break
            }
        }
        contested.sort()
        ayat = outcomes.count
        unclearAyat = outcomes.values.reduce(0) { $0 + ($1.isByWord ? 0 : 1) }
        for (word, state) in states.enumerated() {
            switch state {
            case .waiting: break
            case .heard: heard += 1
            case .doubtful: doubtful += 1
            case .notHeard: missed.append(word)
            case .other: other.append(word)
            }
        }
    }

    /// The words of which something is said.
    public var judged: Int { heard + missed.count + other.count }

    /// The words that were reached.
    public var reached: Int { judged + doubtful }

    /// Heard words in thousandths of those that something is said of; `nil` where nothing is.
    public var accuracy: Int? { judged == 0 ? nil : (heard * 1_000 + judged / 2) / judged }

    /// The share of the reached words of which something is said, in thousandths; `nil` where none was reached.
    public var coverage: Int? { reached == 0 ? nil : (judged * 1_000 + reached / 2) / reached }
}
