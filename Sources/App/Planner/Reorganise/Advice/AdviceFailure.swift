import Interface

/// Why there is no plan from the assistant; the planner's own stands in its place. The raw value stands in addresses.
enum AdviceFailure: String, CaseIterable, Hashable, Sendable {
    /// No answer within the time it has.
    case slow
    /// Nobody answers at its address.
    case unreachable
    /// It answered that it doesn't answer: a wrong key, too many questions, an error of its own.
    case refused
    /// What it answered is no plan, or one that breaks a rule.
    case unusable
    /// The person has not switched it on, or there is none.
    case off

    var words: Phrase {
        switch self {
        case .slow: .adviceSlow
        case .unreachable: .adviceUnreachable
        case .refused: .adviceRefused
        case .unusable: .reorganiseNotSuggested
        case .off: .adviceOff
        }
    }
}
