/// The short sentence before a question's choices, which depends on previous answers (WP-014, WP-028). The raw value is
/// its name in the keys of the texts.
public enum QuestionLead: String, CaseIterable, Hashable, Sendable {
    /// There is no one right answer.
    case anyAnswer = "any-answer"
    /// The person is starting anew, so a little is enough.
    case freshStart = "fresh-start"
    /// The person is starting anew, so the gentle pace is suggested.
    case gentleStart = "gentle-start"
    /// The person has little time, so short steps are enough.
    case littleTime = "little-time"
    /// The person finds tracking a burden, so little of it will be shown.
    case lightTracking = "light-tracking"

    /// Chooses the sentence for a question after these answers.
    public init(_ question: PathQuestion, after answers: PathAnswers) {
        let isFresh = answers.consistency == .freshStart
        switch question {
        case .time where isFresh: self = .freshStart
        case .pace where isFresh: self = .gentleStart
        case .pace where answers.time == .veryLittle: self = .littleTime
        case .context where answers.tracking?.isHeavy ?? false: self = .lightTracking
        default: self = .anyAnswer
        }
    }
}

extension PathAnswers {
    /// Returns the choice that is suggested for an unanswered question; `nil` if there is none. It is never selected
    /// automatically.
    public func suggestion(for question: PathQuestion) -> String? {
        guard question == .pace, pace == nil else { return nil }
        return consistency == .freshStart || time == .veryLittle ? Pace.gentle.rawValue : nil
    }
}
