import Interface

/// The reason that the assistant gave no plan; the planner's own is shown instead. The raw value is used in addresses.
enum AdviceFailure: String, CaseIterable, Hashable, Sendable {
    /// There was no answer within the time limit.
    case slow
    /// Nothing answers at its address.
    case unreachable
    /// It refused to answer: a wrong key, too many questions, or an error of its own.
    case refused
    /// Its answer isn't a plan, or breaks a rule.
    case unusable
    /// The person has not switched it on, or there is no assistant.
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
