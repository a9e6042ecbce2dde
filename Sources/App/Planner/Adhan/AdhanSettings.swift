import Almanac
import Planner
import Records

/// What is heard at each prayer, how loud, and in which hours nothing is heard (MZ-232). Stored in the reminders'
/// record.
struct AdhanSettings: Sendable {
    var isOn = true
    /// The voices, in the order of the five prayers.
    var voices: [String]
    /// In hundredths.
    var volumes: [Int]
    /// The hours without an adhan for Dhuhr and Asr, whether or not they are on.
    var hours: QuietHours
    var isQuiet: Bool

    /// Reads the reminders' record; values that are missing or not understood get their defaults.
    init(_ record: Record?, _ config: RemindersConfig) {
        let prayers = PrayerBlock.Kind.allCases
        voices = prayers.map { _ in AdhanVoice.standard }
        volumes = prayers.map { _ in config.volume }
        hours = config.work
        isQuiet = config.isWorkQuiet
        guard let record, !record.isDeleted else { return }
        if let kept = record.value(Self.on)?.bool { isOn = kept }
        for (index, prayer) in prayers.enumerated() {
            if let voice = record.value(Self.voice(prayer))?.string, AdhanVoice.isName(voice) { voices[index] = voice }
            if let volume = record.value(Self.volume(prayer))?.int, config.volumes.contains(Int(clamping: volume)) {
                volumes[index] = Int(clamping: volume)
            }
        }
        if let kept = record.value(Self.quiet)?.bool { isQuiet = kept }
        if let minute = ReminderSettings.minute(record, Self.from) { hours.from = minute }
        if let minute = ReminderSettings.minute(record, Self.to) { hours.to = minute }
    }

    /// What is heard when a prayer's time begins at a minute of the day, or `nil` if the adhan is off and the reminder
    /// sounds like any other.
    func playing(_ name: String, at minute: Int) -> (voice: String, volume: Int)? {
        // On Fridays, Jummah takes the place of Dhuhr.
        let name = name == PrayerBlock.Kind.jummah.name ? PrayerBlock.Kind.dhuhr.name : name
        guard isOn else { return nil }
        for (index, prayer) in PrayerBlock.Kind.allCases.enumerated() where prayer.name == name {
            let isWork = isQuiet && (prayer == .dhuhr || prayer == .asr) && hours.contains(minute)
            return (isWork ? AdhanVoice.silent : voices[index], volumes[index])
        }
        return nil
    }

    static let on = "adhan"
    static let quiet = "adhan-quiet"
    static let from = "adhan-quiet-from"
    static let to = "adhan-quiet-to"

    /// The field of a prayer's voice.
    static func voice(_ prayer: PrayerBlock.Kind) -> String { "adhan-voice-" + prayer.name }

    /// The field of a prayer's volume.
    static func volume(_ prayer: PrayerBlock.Kind) -> String { "adhan-volume-" + prayer.name }
}

/// What is heard when a prayer's time begins, as named in the settings: one of our fixed names, or a recording's id.
enum AdhanVoice {
    /// The server's first recording, or the short sound if it has none.
    static let standard = "default"
    /// The short sound of reminders.
    static let tone = "tone"
    static let silent = "silent"
    /// The audio file that the person keeps in this browser.
    static let file = "own"

    /// The maximum length of a voice's name in bytes.
    static let nameLimit = 40

    /// The fixed names, which no recording may have.
    static var own: [String] { [standard, tone, silent, file] }

    /// Whether a text may be a voice. Only the server knows which recordings there are.
    static func isName(_ text: String) -> Bool {
        guard (1...nameLimit).contains(text.utf8.count) else { return false }
        for byte in text.utf8 where !isPlain(byte) { return false }
        return true
    }

    /// Whether a byte is a lower-case letter, a digit or a hyphen.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
}
