import Almanac
import Interface
import Planner
import Records

/// A field on the pages of the day's shape: its name, its texts and its allowed values.
///
/// The pages are lists of these, so that showing, checking and storing each have one place.
struct PrayerSettingsField: Sendable {
    enum Kind: Sendable {
        case toggle
        case number(ClosedRange<Int>)
        case choice([Choice])
        case time
        /// How far the first day of a Hijri month is moved; stored with the calendar's corrections.
        case shift(year: Int, HijriMonth, [Choice])
    }

    var name: String
    var label: String
    var hint: String?
    var kind: Kind
    /// The value until the person chooses, as a form would send it.
    var standard: String
    /// What an empty field stands for, in the person's digits; empty if that differs from day to day.
    var usual: String = ""
    /// The value that holds regardless of what is stored, if another choice decides it.
    var decided: String?

    /// Returns a sent value as it is stored, or `nil` if the field doesn't allow it.
    func checked(_ text: String) -> String? {
        switch kind {
        case .toggle: return text == "on" || text == "off" ? text : nil
        case .number(let range):
            if text.isEmpty { return "" }
            guard let number = PrayerMinutes.number(text), range.contains(number) else { return nil }
            return "\(number)"
        case .choice(let choices), .shift(_, _, let choices):
            return choices.contains { $0.value == text } ? text : nil
        case .time:
            if text.isEmpty { return "" }
            return ClockTime(ASCIIDigits.folded(text)).map { Minute.text($0.minuteOfDay) }
        }
    }

    /// The message for a value that the field doesn't allow.
    func problem(_ strings: Strings) -> String {
        switch kind {
        case .number(let range):
            strings(.errorNumber, .number("low", range.lowerBound), .number("high", range.upperBound))
        case .time: strings[.errorStart]
        case .toggle: strings.choose(from: ["on", "off"])
        case .choice(let choices), .shift(_, _, let choices):
            strings.choose(from: choices.map { choice in choice.value })
        }
    }

    /// The field's current value.
    func value(_ settings: Settings) -> String {
        if case .shift(let year, let month, _) = kind {
            return "\(settings.corrections.days(year: year, month: month))"
        }
        return decided ?? settings.shape[name] ?? standard
    }
}

/// Fields that belong together under a heading.
struct PrayerSettingsGroup: Sendable {
    var title: String
    var lead: String = ""
    var fields: [PrayerSettingsField] = []
    /// The prayer whose length the fields set; `nil` where they set something else.
    var prayer: PrayerBlock.Kind?
}

/// The pages on which a person shapes their days. The raw value is the last part of the path.
enum PrayerSettingsPage: String, CaseIterable, Hashable, Sendable {
    /// The voluntary prayers.
    case nawafil
    /// Jummah, Ramadan, the feasts and the days of fasting.
    case special
    case travel
    /// Each prayer's own length and buffers, at home or at the mosque.
    case prayers
}
