/// What is shown of a word while somebody recites.
public enum WordState: UInt8, CaseIterable, Hashable, Sendable {
    /// It wasn't reached yet.
    case waiting
    /// It was said as the text has it.
    case heard
    /// It was passed without being heard.
    case notHeard
    /// Something else stands in its place.
    case other
    /// It may have been said or not: nothing is claimed.
    case doubtful

    /// The name in files and answers.
    public var name: String {
        switch self {
        case .waiting: "waiting"
        case .heard: "heard"
        case .notHeard: "notHeard"
        case .other: "other"
        case .doubtful: "doubtful"
        }
    }

    /// The state of a name; `nil` for any other text.
    public init?(name: String) {
        for state in Self.allCases where state.name.utf8.elementsEqual(name.utf8) {
            self = state
            return
        }
        return nil
    }
}

/// A word's state with its history: once it has been shown, it changes once at most, and only on clear evidence, so that
/// nothing flickers.
public struct WordStatus: Hashable, Sendable {
    /// What is shown now.
    public private(set) var state = WordState.waiting
    /// The last score it was judged by.
    public private(set) var score: Double?
    /// Whether it changed after it was first shown.
    public private(set) var hasChanged = false
    /// How often it was recited.
    public var recited = 0

    /// A word that nothing was heard of.
    public init() {}

    /// Takes a score and says whether the state changed.
    public mutating func take(_ score: Double, _ bounds: RecitationConfig.Bounds, margin: Double) -> Bool {
        let verdict = Self.verdict(score, bounds)
        if state == .waiting {
            self.score = score
            state = verdict
            return true
        }
        guard !hasChanged, verdict != state, verdict != .doubtful else { return false }
        let isClear = verdict == .heard ? score >= bounds.heard + margin : score < bounds.notHeard - margin
        guard isClear else { return false }
        self.score = score
        state = verdict
        hasChanged = true
        return true
    }

    /// Says of a word that wasn't heard what else became of it, or that nothing can be said; what was heard stays.
    public mutating func refine(_ other: WordState) -> Bool {
        guard state == .notHeard || (other == .doubtful && state == .other), state != other, !hasChanged else {
            return false
        }
        state = other
        hasChanged = true
        return true
    }

    /// The verdict on a score by itself.
    public static func verdict(_ score: Double, _ bounds: RecitationConfig.Bounds) -> WordState {
        score >= bounds.heard ? .heard : score < bounds.notHeard ? .notHeard : .doubtful
    }
}
