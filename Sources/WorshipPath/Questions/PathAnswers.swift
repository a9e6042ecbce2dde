/// The answers to the seven questions. A skipped question is `nil`, or empty for the areas.
///
/// There are 1,280,000 combinations (5·5·5·128·4·4·5), each of which results in a plan.
public struct PathAnswers: Hashable, Sendable {
    public var consistency: Consistency?
    public var time: TimeAvailability?
    public var intention: PrimaryIntention?
    public var areas: WorshipAreas = []
    public var pace: Pace?
    public var tracking: TrackingFeeling?
    public var context: LifeContext?

    /// Creates answers with all questions skipped.
    public init() {}

    /// Whether a question is answered.
    public func isAnswered(_ question: PathQuestion) -> Bool {
        switch question {
        case .consistency: consistency != nil
        case .time: time != nil
        case .intention: intention != nil
        case .areas: !areas.isEmpty
        case .pace: pace != nil
        case .tracking: tracking != nil
        case .context: context != nil
        }
    }

    /// Removes an answer, so that the question counts as skipped.
    public mutating func skip(_ question: PathQuestion) {
        switch question {
        case .consistency: consistency = nil
        case .time: time = nil
        case .intention: intention = nil
        case .areas: areas = []
        case .pace: pace = nil
        case .tracking: tracking = nil
        case .context: context = nil
        }
    }

    /// Answers a question with the names of choices, of which only the areas may have several. Returns `false`, without
    /// any change, if there are too many names or one is not a choice of the question.
    public mutating func answer(_ question: PathQuestion, with names: [String]) -> Bool {
        var asked = PathAnswers()
        if question == .areas {
            var areas: [WorshipArea] = []
            for name in names {
                guard let area = WorshipArea(rawValue: name) else { return false }
                areas.append(area)
            }
            self.areas = WorshipAreas(areas)
            return true
        }
        guard names.count == 1, asked.choose(question, names[0]) else { return false }
        _ = choose(question, names[0])
        return true
    }

    private mutating func choose(_ question: PathQuestion, _ name: String) -> Bool {
        switch question {
        case .consistency: consistency = Consistency(rawValue: name)
        case .time: time = TimeAvailability(rawValue: name)
        case .intention: intention = PrimaryIntention(rawValue: name)
        case .areas: return false
        case .pace: pace = Pace(rawValue: name)
        case .tracking: tracking = TrackingFeeling(rawValue: name)
        case .context: context = LifeContext(rawValue: name)
        }
        return isAnswered(question)
    }
}

/// How regular a person considers their prayer and remembrance (question 1). The raw value is the name in records.
public enum Consistency: String, CaseIterable, Hashable, Sendable {
    case veryRegular = "very_regular"
    case sometimes
    case startStop = "start_stop"
    /// The person wants to start anew, with lighter essentials and more mercy.
    case freshStart = "fresh_start"
}

/// How much of a day a person can give (question 2). The raw value is the name in records.
public enum TimeAvailability: String, CaseIterable, Hashable, Sendable {
    case veryLittle = "very_little_5_10"
    case medium = "medium_15_30"
    case more = "more_30_plus"
    case varies
}

/// What a person mainly wants from the path (question 3), which determines the wording of reflections and badges. The
/// raw value is the name in records and in the keys of the texts.
public enum PrimaryIntention: String, CaseIterable, Hashable, Sendable {
    case discipline
    case closeness
    case learning
    case habit
}

/// The pace that suits a person (question 5), which determines how much a plan contains and its mercy. The raw value is
/// the name in records.
public enum Pace: String, CaseIterable, Hashable, Sendable {
    case gentle
    case balanced
    case ambitious
}

/// How a person feels about tracking themselves (question 6). The raw value is the name in records.
public enum TrackingFeeling: String, CaseIterable, Hashable, Sendable {
    case motivating
    case sometimesHeavy = "sometimes_heavy"
    case preferMinimal = "prefer_minimal"

    /// Whether it calls for few numbers, more reflection and softer reminders (WP-025).
    public var isHeavy: Bool { self != .motivating }
}

/// What a person's days are like (question 7). The raw value is the name in records.
public enum LifeContext: String, CaseIterable, Hashable, Sendable {
    case busyParent = "busy_parent"
    case student
    case traveler
    /// Nothing to be taken into account.
    case none
}
