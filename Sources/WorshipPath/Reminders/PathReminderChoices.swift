/// A person's choices about the path's reminders.
public struct PathReminderChoices: Hashable, Sendable {
    public var isOn: Bool
    /// Whether the person opted for more than the usual number of reminders a day.
    public var wantsMore: Bool
    /// The times in the order in which they were chosen. Empty stands for the default.
    public var times: [PathReminderTime]

    public init(isOn: Bool = true, wantsMore: Bool = false, times: [PathReminderTime] = []) {
        self.isOn = isOn
        self.wantsMore = wantsMore
        self.times = times
    }

    /// Returns the times in force: the person's own, as many as are allowed, or else the default (WP-073). People who
    /// find tracking a burden get one a day unless they opt for more (WP-025).
    public func times(for answers: PathAnswers, config: PathConfig) -> [PathReminderTime] {
        guard isOn else { return [] }
        let rule = config.reminders
        guard !times.isEmpty else { return [.after(rule.prayer, minutes: rule.minutes)] }
        var most = answers.tracking?.isHeavy ?? false ? 1 : rule.usual
        if wantsMore { most = rule.most }
        var kept: [PathReminderTime] = []
        for time in times where !kept.contains(time) && kept.count < most { kept.append(time) }
        return kept
    }
}
