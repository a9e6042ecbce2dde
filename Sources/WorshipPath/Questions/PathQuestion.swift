/// One of the seven questions, in order. The raw value is its name in URLs and in the keys of the texts.
public enum PathQuestion: String, CaseIterable, Hashable, Sendable {
    case consistency
    case time
    case intention
    case areas
    case pace
    case tracking
    case context

    /// Whether several choices can be selected.
    public var takesSeveral: Bool { self == .areas }

    /// The names of its choices, in order.
    public var choices: [String] {
        // A copy in another module would name its arrays in a different order (Scripts/worker-arrays).
        @export(interface)
        get {
            switch self {
            case .consistency: Consistency.allCases.map { $0.rawValue }
            case .time: TimeAvailability.allCases.map { $0.rawValue }
            case .intention: PrimaryIntention.allCases.map { $0.rawValue }
            case .areas: WorshipArea.allCases.map { $0.rawValue }
            case .pace: Pace.allCases.map { $0.rawValue }
            case .tracking: TrackingFeeling.allCases.map { $0.rawValue }
            case .context: LifeContext.allCases.map { $0.rawValue }
            }
        }
    }
}

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
