import Almanac

/// What was already asked and answered, so that nothing is asked twice.
public struct PromptMemory: Hashable, Sendable {
    /// When the response to too much was last shown.
    public var overwhelmAt: Instant?
    /// The last missed day for which mercy was suggested.
    public var mercyOffered: CivilDate?
    /// The date on which the offer of a lighter plan was last answered.
    public var lighterAnswered: CivilDate?
    /// The date on which the intention was last asked about.
    public var refreshAsked: CivilDate?
    /// Whether reminders are switched off and the card inside the app has not been shown since.
    public var owesReminderCard = false
    /// Whether the card was dismissed, which is permanent (WP-076).
    public var isCardDismissed = false

    public init() {}
}
