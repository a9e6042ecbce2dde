import Almanac
import Records

/// The voluntary prayers that a day can suggest, from `NawafilConfig.json`. Lengths are in minutes.
///
/// A type needs only its entry in the file to appear everywhere: on the timeline, in the settings and in the history.
public struct NawafilConfig: Sendable {
    /// The types, in the order in which they are offered.
    public var types: [NaflType]

    /// The type with this id.
    public func type(_ id: String) -> NaflType? {
        for type in types where type.id == id { return type }
        return nil
    }
}

/// A voluntary prayer, or time set aside for worship at night.
public struct NaflType: Sendable {
    /// The name in settings, records and URLs: letters and hyphens.
    public var id: String
    /// The group it belongs to: `rawatib-before`, `rawatib-after`, `duha`, `witr` or `tahajjud`.
    public var family: String
    public var emoji: String
    public var rule: NaflRule
    /// The numbers of rakaat to choose from, with their minutes, ascending. There is one if the number is fixed, and
    /// none for a stretch of time.
    public var rakaat: [SpecialPrayersConfig.Tarawih.Length]
    /// The default number of rakaat; 0 for a stretch of time.
    public var standard: Int
    var names: [(code: String, text: String)]
    var notes: [(code: String, text: String)]

    /// The name in a language, or in English or else Arabic if the file doesn't have the language.
    public func name(in code: String) -> String { Self.text(names, code) }

    /// A note on the prayer in a language; empty if there is none.
    public func note(in code: String) -> String { Self.text(notes, code) }

    /// Returns the minutes for a number of rakaat; `nil` for a number that can't be chosen.
    public func minutes(rakaat: Int) -> Int? {
        for length in self.rakaat where length.rakaat == rakaat { return length.minutes }
        return nil
    }

    /// Whether this is one of the prayers before and after the obligatory ones, which can be switched on together.
    public var isRawatib: Bool { family == "rawatib-before" || family == "rawatib-after" }

    /// Whether this only states that an obligatory prayer has no such voluntary prayer.
    public var isInformation: Bool {
        if case .nowhere = rule { return true }
        return false
    }

    /// Whether it can be marked as prayed. The night's worship is a stretch of time, which isn't completed (MZ-130).
    public var isCheckable: Bool { !rakaat.isEmpty }

    private static func text(_ texts: [(code: String, text: String)], _ code: String) -> String {
        for wanted in [code, "en", "ar"] {
            for entry in texts where entry.code == wanted { return entry.text }
        }
        return ""
    }
}

/// When a voluntary prayer takes place. Numbers are in minutes.
public enum NaflRule: Hashable, Sendable {
    /// It begins `lead` minutes before the prayer's congregation, but not before the adhan.
    case before(PrayerBlock.Kind, lead: Int)
    /// Right after the prayer.
    case after(PrayerBlock.Kind)
    /// Between sunrise and Dhuhr, at least the given distance from both, and as near as possible to a preferred time of
    /// day.
    case forenoon(afterSunrise: Int, beforeDhuhr: Int, preferred: Int, onEid: Bool)
    /// After Isha and before Fajr, the last prayer of the night.
    case night
    /// From the beginning of the last third of the night, with a default length, the lengths to choose from, and a
    /// length for Ramadan.
    case lastThird(minutes: Int, choices: [Int], inRamadan: Int)
    /// The obligatory prayer has no such voluntary prayer.
    case nowhere(PrayerBlock.Kind)
}
