import Almanac
import Interface
import Records

/// One thing that a page of the day's shape asks for: its name, its words and what it may hold.
///
/// The pages are lists of these, so that showing, checking and keeping each has one place.
struct PrayerSettingsField: Sendable {
    enum Kind: Sendable {
        case toggle
        case number(ClosedRange<Int>)
        case choice([Choice])
        case time
        /// How far a Hijri month's first day is moved: kept with the calendar's corrections.
        case shift(year: Int, HijriMonth, [Choice])
    }

    var name: String
    var label: String
    var hint: String?
    var kind: Kind
    /// What holds until the person chooses, as a form would send it.
    var standard: String
    /// What an empty field stands for, in the person's digits; nothing where that differs from day to day.
    var usual: String = ""
    /// What holds whatever was kept, where another choice decides it.
    var decided: String?

    /// What a form sent, as it is kept; `nil` where the field may not hold it.
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

    /// What to say where a field may not hold what was sent.
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

    /// What it holds.
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
}
