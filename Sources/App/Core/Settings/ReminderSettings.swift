import Almanac
import Planner
import Records

/// Which reminders a person wants. They are a record of their own, so that pages without reminders don't load it.
struct ReminderSettings: Sendable {
    static let key = RecordKey(scope: .own, kind: Settings.key.kind, id: "reminders")

    /// All kinds, each on or off as chosen and with the chosen minutes.
    var kinds: [ReminderKind]
    /// The quiet hours, whether or not they are on.
    var hours: QuietHours
    var isQuiet: Bool
    /// The minutes that a reminder is postponed by.
    var snooze: Int
    var isSounding = true
    /// The groups that are switched off as a whole (MZ-007).
    private(set) var off: [ReminderSubject.Group] = []
    /// The sound of each tone in configuration, in its order; `system` for the device's own sound.
    private(set) var sounds: [String] = []

    /// Reads the record; values that are missing or not understood get their defaults.
    init(_ record: Record?, _ config: RemindersConfig) {
        kinds = config.kinds
        hours = config.quiet
        isQuiet = config.isQuiet
        snooze = config.defaultSnooze
        for tone in config.tones { sounds.append(tone.sound) }
        guard let record, !record.isDeleted else { return }
        for index in kinds.indices {
            if let isOn = record.value(Self.field(kinds[index]))?.bool { kinds[index].isOn = isOn }
            if let minutes = Self.number(record, Self.minutesField(kinds[index]), in: kinds[index].choices) {
                kinds[index].minutes = minutes
            }
        }
        if let isOn = record.value(Self.quiet)?.bool { isQuiet = isOn }
        if let minute = Self.minute(record, Self.quietFrom) { hours.from = minute }
        if let minute = Self.minute(record, Self.quietTo) { hours.to = minute }
        snooze = Self.number(record, Self.snooze, in: config.snoozes) ?? snooze
        if let isOn = record.value(Self.sound)?.bool { isSounding = isOn }
        for group in ReminderSubject.Group.allCases where record.value(Self.field(group)) == .bool(false) {
            off.append(group)
        }
        for (index, tone) in config.tones.enumerated() {
            guard let sound = record.value(Self.field(tone))?.string, Self.isSound(sound, config) else { continue }
            sounds[index] = sound
        }
    }

    /// The kinds in effect, without the groups that are switched off.
    var active: [ReminderKind] {
        kinds.filter { kind in !off.contains(kind.group) }
    }

    /// The notes that a reminder of a subject plays; empty if only the device's own sound is used.
    func notes(for subject: ReminderSubject, _ config: RemindersConfig) -> [Int] {
        guard let tone = config.tone(of: subject), tone < sounds.count else { return [] }
        return config.notes(of: sounds[tone])
    }

    /// Whether an id is a sound that can be chosen.
    static func isSound(_ id: String, _ config: RemindersConfig) -> Bool {
        id == system || !config.notes(of: id).isEmpty
    }

    /// The quiet hours if they are on.
    var quietHours: QuietHours? { isQuiet ? hours : nil }

    static let quiet = "quiet"
    static let quietFrom = "quiet-from"
    static let quietTo = "quiet-to"
    static let snooze = "snooze"
    static let sound = "sound"
    /// The device's own sound instead of one of ours.
    static let system = "system"

    /// The field of a kind's switch.
    static func field(_ kind: ReminderKind) -> String { kind.id }

    /// The field of a group's one switch.
    static func field(_ group: ReminderSubject.Group) -> String { "all-" + group.rawValue }

    /// The field of a tone's sound.
    static func field(_ tone: RemindersConfig.Tone) -> String { "sound-" + tone.name }

    /// The field of a kind's minutes.
    static func minutesField(_ kind: ReminderKind) -> String { kind.id + "-minutes" }

    private static func number(_ record: Record, _ field: String, in choices: [Int]) -> Int? {
        guard let number = record.value(field)?.int, choices.contains(Int(clamping: number)) else { return nil }
        return Int(clamping: number)
    }

    /// A time of the day that a record holds, in minutes.
    static func minute(_ record: Record, _ field: String) -> Int? {
        record.value(field)?.string.flatMap { text in ClockTime(text) }?.minuteOfDay
    }
}
