import Almanac

/// A reminder of the path, with its time and one of the gentle wordings. It never says what was not done.
public struct PathReminder: Hashable, Sendable {
    public var time: PathReminderTime
    /// The wording's name in the keys of the texts.
    public var wording: String

    /// Returns the reminders of a date. There are none on days that are left out, once an essential of the day is done,
    /// and on some days of a longer silence: ignored reminders become fewer, and nobody is asked why.
    public static func due(
        on date: CivilDate, _ history: PathHistory, days: PathDays, choices: PathReminderChoices, answers: PathAnswers,
        config: PathConfig
    ) -> [PathReminder] {
        guard let start = history.plans.start, date >= start, history.days[date]?.excuse == nil,
            !history.isResting(on: date), history.essentials(on: date, config: config).done == 0
        else { return [] }
        guard isHeard(on: date, silence: silence(before: date, history, days), config.reminders) else { return [] }
        let heavy = answers.tracking?.isHeavy ?? false
        let wordings = heavy ? config.reminders.soft : config.reminders.wordings
        var reminders: [PathReminder] = []
        for (offset, time) in choices.times(for: answers, config: config).enumerated() {
            let place = (start.days(to: date) + offset) % wordings.count
            reminders.append(PathReminder(time: time, wording: wordings[place]))
        }
        return reminders
    }

    /// Returns the number of days directly before a date without any notes, not counting days that are left out.
    static func silence(before date: CivilDate, _ history: PathHistory, _ days: PathDays) -> Int {
        var silent = 0
        var day = date.previous
        while day >= days.start {
            if let log = history.days[day], !log.actions.isEmpty || log.hasNote || log.usedGraceDay { break }
            if days[day] != .leftOut { silent += 1 }
            day = day.previous
        }
        return silent
    }

    private static func isHeard(on date: CivilDate, silence: Int, _ rule: PathRemindersRule) -> Bool {
        var every = 1
        var since = 0
        for step in rule.quieter where silence >= step.silent { (every, since) = (step.every, step.silent) }
        return every > 0 && (silence - since) % every == 0
    }
}

/// The time of day of a reminder.
public enum PathReminderTime: Hashable, Sendable {
    /// A number of minutes after a prayer's time.
    case after(PrayerEvent, minutes: Int)
    /// At a fixed time.
    case clock(ClockTime)

    /// Reads what ``text`` writes; `nil` for anything else.
    public init?(_ text: String) {
        if let time = ClockTime(text) {
            self = .clock(time)
            return
        }
        let parts = text.split(separator: "+", maxSplits: 1)
        guard parts.count == 2, let minutes = Int(parts[1]), (0...180).contains(minutes) else { return nil }
        for event in PrayerEvent.allCases where event.isPrayer && event.identifier == parts[0] {
            self = .after(event, minutes: minutes)
            return
        }
        return nil
    }

    /// The time as written in records: `maghrib+20`, `21:30`.
    public var text: String {
        switch self {
        case .after(let event, let minutes): event.identifier + "+\(minutes)"
        case .clock(let time): time.description
        }
    }

    /// Returns the instant on a date; `nil` if it depends on a prayer and the place has no prayer times.
    public func instant(on date: CivilDate, prayers: PrayerTimes?, zone: Zone) -> Instant? {
        switch self {
        case .after(let event, let minutes): prayers.map { $0[event] + .minutes(Int64(minutes)) }
        case .clock(let time): zone.instant(of: date, at: time)
        }
    }
}

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
