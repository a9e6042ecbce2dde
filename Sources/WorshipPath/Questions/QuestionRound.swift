/// A set of questions asked together, one on each screen. The raw value is its name in URLs.
public enum QuestionRound: String, CaseIterable, Hashable, Sendable {
    /// All seven, at the beginning.
    case beginning
    /// Intention and pace, to refresh the intention (WP-039).
    case refresh
    /// Pace and tracking, when it has become too much (WP-082).
    case ease

    /// The questions, in order.
    public var questions: [PathQuestion] {
        // A copy in another module would name its arrays in a different order (Scripts/worker-arrays).
        @export(interface)
        get {
            switch self {
            case .beginning: PathQuestion.allCases
            case .refresh: [.intention, .pace]
            case .ease: [.pace, .tracking]
            }
        }
    }

    /// Returns the position of a question in the round, counted from 1; `nil` if it isn't asked.
    public func position(of question: PathQuestion) -> Int? {
        questions.firstIndex(of: question).map { $0 + 1 }
    }

    /// Returns the question after another; `nil` after the last, or if the other isn't asked.
    public func question(after question: PathQuestion) -> PathQuestion? {
        guard let position = position(of: question), position < questions.count else { return nil }
        return questions[position]
    }

    /// Returns the question before another; `nil` before the first, or if the other isn't asked.
    public func question(before question: PathQuestion) -> PathQuestion? {
        guard let position = position(of: question), position > 1 else { return nil }
        return questions[position - 2]
    }
}
