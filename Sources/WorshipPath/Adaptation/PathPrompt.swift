import Almanac

/// A question or suggestion of the path. Only one is shown at a time, and each only once. The raw value is its name in
/// records and texts.
public enum PathPrompt: String, CaseIterable, Hashable, Sendable {
    /// Show fewer essentials, take a week of rest, or answer the questions about pace and tracking again.
    case overwhelm
    /// Mark a missed day that mercy can cover.
    case mercy
    /// Use a lighter plan.
    case lighter
    /// Confirm that the intention is still the same.
    case refresh
    /// A single reminder inside the app, after reminders were switched off.
    case reminderCard = "reminder-card"
}

extension PathPrompt {
    /// Returns the single prompt to show now, most urgent first; `nil` in a week of rest, on an excused day, and if
    /// there is nothing to ask.
    public static func due(
        _ history: PathHistory, mercy: Mercy, answers: PathAnswers, isLighter: Bool, memory: PromptMemory, now: Instant,
        config: PathConfig
    ) -> PathPrompt? {
        let today = mercy.days.today
        guard let start = history.plans.start, start <= today, mercy.days[today] != .leftOut else { return nil }
        if Overwhelm.isDue(
            history, answers: answers, now: now, answered: memory.overwhelmAt, isFirstDay: start == today,
            config: config)
        {
            return .overwhelm
        }
        if let missed = mercy.offer.last, missed > memory.mercyOffered ?? missed.previous { return .mercy }
        if LighterOffer.isDue(
            history, days: mercy.days, isLighter: isLighter, answered: memory.lighterAnswered, config: config)
        {
            return .lighter
        }
        let reviewed = history.intention?.date ?? start
        let asked = max(memory.refreshAsked ?? start, reviewed)
        if asked.days(to: today) >= config.refreshDays { return .refresh }
        return memory.owesReminderCard && !memory.isCardDismissed ? .reminderCard : nil
    }
}

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
