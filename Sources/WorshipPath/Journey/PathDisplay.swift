/// How much of the statistics a person sees: by their own choice, or else by their answer about tracking.
public struct PathDisplay: Hashable, Sendable {
    public var streak: Streak
    /// Whether any numbers are shown (WP-092).
    public var hasNumbers: Bool
    public var showsRestDays: Bool
    public var showsBar: Bool
    /// Whether only the level's name is shown (WP-094).
    public var isNameOnly: Bool
    public var showsFocus: Bool
    /// Whether the day asks for a note (WP-067).
    public var showsReflection: Bool
    /// Whether the day's reflection comes before the figures.
    public var reflectsFirst: Bool

    /// How the days on the path are shown (WP-091). The raw value is the name in records.
    public enum Streak: String, CaseIterable, Hashable, Sendable {
        case shown
        /// That the person is on the path, without the number.
        case withoutNumber = "without-number"
        case hidden
    }

    /// A person's choices; `nil` where nothing was chosen.
    public struct Choices: Hashable, Sendable {
        public var streak: Streak?
        public var hasNumbers: Bool?
        public var showsRestDays: Bool?
        public var showsBar: Bool?
        public var isNameOnly: Bool?
        public var showsFocus: Bool?
        public var showsReflection: Bool?

        public init() {}
    }

    /// People who find tracking a burden see neither the number of a streak nor figures, unless they choose otherwise
    /// (WP-025).
    public init(_ choices: Choices = Choices(), answers: PathAnswers, config: PathConfig) {
        let isHeavy = answers.tracking?.isHeavy ?? false
        hasNumbers = choices.hasNumbers ?? !isHeavy
        isNameOnly = choices.isNameOnly ?? false
        showsBar = (choices.showsBar ?? true) && !isNameOnly
        showsRestDays = choices.showsRestDays ?? true
        showsFocus = choices.showsFocus ?? config.pace(answers.pace).showsFocus
        showsReflection = choices.showsReflection ?? true
        reflectsFirst = isHeavy
        let wanted = choices.streak ?? (isHeavy ? .withoutNumber : .shown)
        streak = isNameOnly ? .hidden : wanted == .shown && !hasNumbers ? .withoutNumber : wanted
    }
}
