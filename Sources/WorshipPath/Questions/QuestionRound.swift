/// Which questions are asked at a time, one to a screen. The raw value is its name in addresses.
public enum QuestionRound: String, CaseIterable, Hashable, Sendable {
    /// All seven, at the beginning.
    case beginning
    /// Intention and pace, when the intention is refreshed (WP-039).
    case refresh
    /// Pace and tracking, when it was too much (WP-082).
    case ease

    /// The questions in their order.
    public var questions: [PathQuestion] {
        // Another module's copy would name its arrays in another order (Scripts/worker-arrays).
        @export(interface)
        get {
            switch self {
            case .beginning: PathQuestion.allCases
            case .refresh: [.intention, .pace]
            case .ease: [.pace, .tracking]
            }
        }
    }

    /// Where a question stands in the round, from 1; `nil` where it isn't asked.
    public func position(of question: PathQuestion) -> Int? {
        questions.firstIndex(of: question).map { $0 + 1 }
    }

    /// What comes after a question; `nil` after the last, and where it isn't asked.
    public func question(after question: PathQuestion) -> PathQuestion? {
        guard let position = position(of: question), position < questions.count else { return nil }
        return questions[position]
    }

    /// What comes before a question; `nil` before the first, and where it isn't asked.
    public func question(before question: PathQuestion) -> PathQuestion? {
        guard let position = position(of: question), position > 1 else { return nil }
        return questions[position - 2]
    }
}
