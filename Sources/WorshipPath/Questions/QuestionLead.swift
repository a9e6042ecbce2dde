/// The short sentence before a question's choices, which follows what was answered before (WP-014, WP-028). The raw value
/// is its name in the keys of the texts.
public enum QuestionLead: String, CaseIterable, Hashable, Sendable {
    /// There is no one right answer.
    case anyAnswer = "any-answer"
    /// Somebody begins anew: little is enough.
    case freshStart = "fresh-start"
    /// Somebody begins anew: the gentle pace is suggested.
    case gentleStart = "gentle-start"
    /// Little time: short steps are enough.
    case littleTime = "little-time"
    /// Tracking weighs on them: it will show little.
    case lightTracking = "light-tracking"

    /// The sentence of a question after these answers.
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
    /// The choice that a question suggests where it has no answer yet; `nil` where none. It is never taken by itself.
    public func suggestion(for question: PathQuestion) -> String? {
        guard question == .pace, pace == nil else { return nil }
        return consistency == .freshStart || time == .veryLittle ? Pace.gentle.rawValue : nil
    }
}
