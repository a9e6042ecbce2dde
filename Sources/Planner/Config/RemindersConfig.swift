import Almanac
import Records

/// Which reminders there are and how they behave: `RemindersConfig.json`. All lengths are minutes.
public struct RemindersConfig: Sendable {
    /// The kinds in the order of the settings, with the minutes and switches of somebody who chose none.
    public var kinds: [ReminderKind]
    /// The lengths a reminder can be put off by.
    public var snoozes: [Int]
    public var defaultSnooze: Int
    /// How much longer *Extend* makes a task.
    public var extra: Int
    /// How many alerts are kept pending within ``window``.
    public var capacity: Int
    public var window: Int
    /// How far ahead reminders are worked out.
    public var horizon: Int
    /// How long one that came stays in the list.
    public var recent: Int
    /// How long one that quiet hours held waits there.
    public var held: Int
    /// How late one may still be alerted, when a page was asleep.
    public var grace: Int
    /// The quiet hours that are offered, and whether they hold for somebody who chose none.
    public var quiet: QuietHours
    public var isQuiet: Bool
    /// The sounds that can be chosen.
    public var sounds: [Sound]
    /// Which sound each group and each category of tasks has until the person chooses.
    public var tones: [Tone]
    /// How loud an adhan is until the person chooses, in hundredths, and what can be chosen.
    public var volume: Int
    public var volumes: [Int]
    /// The hours without an adhan that are offered for Dhuhr and Asr, and whether they hold (MZ-232).
    public var work: QuietHours
    public var isWorkQuiet: Bool

    /// A short sound: notes in hertz, one after another.
    public struct Sound: Sendable {
        public var id: String
        public var notes: [Int]
    }

    /// The sound of a group or of a category, by its name.
    public struct Tone: Sendable {
        public var name: String
        public var sound: String
    }

    /// The tone of a subject, by its place in ``tones``: its category's, else its group's.
    public func tone(of subject: ReminderSubject) -> Int? {
        var found: Int?
        for (index, tone) in tones.enumerated() {
            if let category = subject.category, tone.name == category.rawValue { return index }
            if tone.name == subject.group.rawValue { found = index }
        }
        return found
    }

    /// A sound's notes; none for one that there isn't.
    public func notes(of sound: String) -> [Int] {
        for each in sounds where each.id == sound { return each.notes }
        return []
    }

    /// With the minutes that the special days' file holds, so that each stands in one place (MZ-165).
    public func following(_ special: SpecialPrayersConfig) -> RemindersConfig {
        var config = self
        for index in kinds.indices {
            if let lead = kinds[index].lead { config.kinds[index].minutes = -lead.minutes(special) }
        }
        return config
    }
}
