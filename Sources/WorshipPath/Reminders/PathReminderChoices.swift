/// What a person chose about the path's reminders.
public struct PathReminderChoices: Hashable, Sendable {
    public var isOn: Bool
    /// Whether the person opted for more than the usual number a day.
    public var wantsMore: Bool
    /// In the order they were chosen; none stands for the one by default.
    public var times: [PathReminderTime]

    public init(isOn: Bool = true, wantsMore: Bool = false, times: [PathReminderTime] = []) {
        self.isOn = isOn
        self.wantsMore = wantsMore
        self.times = times
    }

    /// The times that hold: the person's own, as many as are allowed, else the one by default (WP-073). For whom tracking
    /// weighs on there is one a day unless they opt for more (WP-025).
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
