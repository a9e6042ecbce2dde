import Almanac

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
