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
        while let start = history.plans.start, day >= start {
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
