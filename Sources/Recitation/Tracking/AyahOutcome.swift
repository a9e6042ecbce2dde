/// What can be said of an ayah as a whole. Where too many of its words are doubtful, nothing is said of any: verdicts on words
/// would be guesses.
public enum AyahOutcome: UInt8, CaseIterable, Hashable, Sendable {
    /// Its words have verdicts of their own.
    case byWord
    /// It was recited, but its words can't be told apart.
    case recited
    /// Nothing can be said.
    case unclear

    /// Whether its words have verdicts.
    public var isByWord: Bool { self == .byWord }

    /// The name in logs and answers.
    public var name: String {
        switch self {
        case .byWord: "byWord"
        case .recited: "recited"
        case .unclear: "unclear"
        }
    }

    /// The outcome of a name; `nil` for any other text.
    public init?(name: String) {
        for outcome in Self.allCases where outcome.name.utf8.elementsEqual(name.utf8) {
            self = outcome
            return
        }
        return nil
    }

    init(_ words: [WordStatus], _ bounds: RecitationConfig.Bounds, _ numbers: RecitationConfig.VerdictNumbers) {
        let judged = words.filter { $0.state != .waiting }
        let doubtful = judged.reduce(0) { $0 + ($1.state == .doubtful ? 1 : 0) }
        guard Double(doubtful) >= numbers.doubtfulShare * Double(judged.count) else {
            self = .byWord
            return
        }
        var sum = 0.0
        for word in judged { sum += min(max(word.score ?? 0, -10), 10) }
        self = sum > (bounds.heard + bounds.notHeard) / 2 * Double(judged.count) ? .recited : .unclear
    }
}
