import Almanac
import Records

/// The kinds of reminders and how they behave, from `RemindersConfig.json`. All lengths are in minutes.
public struct RemindersConfig: Sendable {
    /// The kinds, in the order of the settings, with their default minutes and switches.
    public var kinds: [ReminderKind]
    /// The lengths by which a reminder can be snoozed.
    public var snoozes: [Int]
    public var defaultSnooze: Int
    /// How much longer *Extend* makes a task.
    public var extra: Int
    /// The most alerts kept pending within ``window``.
    public var capacity: Int
    public var window: Int
    /// How far ahead reminders are computed.
    public var horizon: Int
    /// How long a past reminder stays in the list.
    public var recent: Int
    /// How long a reminder held back by quiet hours waits in the list.
    public var held: Int
    /// How late a reminder may still alert, after the page was asleep.
    public var grace: Int
    /// The suggested quiet hours, and whether they apply by default.
    public var quiet: QuietHours
    public var isQuiet: Bool
    /// The sounds to choose from.
    public var sounds: [Sound]
    /// The default sound of each group and each category of tasks.
    public var tones: [Tone]
    /// The default volume of the adhan, in hundredths, and the volumes to choose from.
    public var volume: Int
    public var volumes: [Int]
    /// The suggested hours without an adhan for Dhuhr and Asr, and whether they apply by default (MZ-232).
    public var work: QuietHours
    public var isWorkQuiet: Bool

    /// A short sound: notes in hertz, played one after another.
    public struct Sound: Sendable {
        public var id: String
        public var notes: [Int]
    }

    /// The sound of a group or of a category, given by name.
    public struct Tone: Sendable {
        public var name: String
        public var sound: String
    }

    /// Returns the index in ``tones`` for a subject: its category's tone, or else its group's.
    public func tone(of subject: ReminderSubject) -> Int? {
        var found: Int?
        for (index, tone) in tones.enumerated() {
            if let category = subject.category, tone.name == category.rawValue { return index }
            if tone.name == subject.group.rawValue { found = index }
        }
        return found
    }

    /// Returns a sound's notes; none for an unknown sound.
    public func notes(of sound: String) -> [Int] {
        for each in sounds where each.id == sound { return each.notes }
        return []
    }

    /// Returns this configuration with the minutes that the special days' file holds, so that each number is kept in
    /// only one place (MZ-165).
    public func following(_ special: SpecialPrayersConfig) -> RemindersConfig {
        var config = self
        for index in kinds.indices {
            if let lead = kinds[index].lead { config.kinds[index].minutes = -lead.minutes(special) }
        }
        return config
    }
}
