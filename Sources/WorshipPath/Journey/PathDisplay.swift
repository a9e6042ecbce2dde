/// How much of the reckoning a person sees: their own choice, else what their answer about tracking suggests.
public struct PathDisplay: Hashable, Sendable {
    public var streak: Streak
    /// Whether any number shows at all (WP-092).
    public var hasNumbers: Bool
    public var showsRestDays: Bool
    public var showsBar: Bool
    /// Only the level's name (WP-094).
    public var isNameOnly: Bool
    public var showsFocus: Bool
    /// Whether the day's reflection stands before the figures.
    public var reflectsFirst: Bool

    /// How the days on the path show (WP-091). The raw value is the name in records.
    public enum Streak: String, CaseIterable, Hashable, Sendable {
        case shown
        /// That one is on the path, without the number.
        case withoutNumber = "without-number"
        case hidden
    }

    /// What a person chose; what they didn't is `nil`.
    public struct Choices: Hashable, Sendable {
        public var streak: Streak?
        public var hasNumbers: Bool?
        public var showsRestDays: Bool?
        public var showsBar: Bool?
        public var isNameOnly: Bool?
        public var showsFocus: Bool?

        public init() {}
    }

    /// Those for whom tracking weighs on see no streak's number and no figures until they choose otherwise (WP-025).
    public init(_ choices: Choices = Choices(), answers: PathAnswers, config: PathConfig) {
        let isHeavy = answers.tracking?.isHeavy ?? false
        hasNumbers = choices.hasNumbers ?? !isHeavy
        isNameOnly = choices.isNameOnly ?? false
        showsBar = (choices.showsBar ?? true) && !isNameOnly
        showsRestDays = choices.showsRestDays ?? true
        showsFocus = choices.showsFocus ?? config.pace(answers.pace).showsFocus
        reflectsFirst = isHeavy
        let wanted = choices.streak ?? (isHeavy ? .withoutNumber : .shown)
        streak = isNameOnly ? .hidden : wanted == .shown && !hasNumbers ? .withoutNumber : wanted
    }
}
