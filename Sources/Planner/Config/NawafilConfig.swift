import Almanac
import Records

/// The voluntary prayers that a day can suggest: `NawafilConfig.json`. Lengths are minutes.
///
/// A type that stands in the file alone appears everywhere: on the timeline, in the settings, in the history.
public struct NawafilConfig: Sendable {
    /// In the order in which they are offered.
    public var types: [NaflType]

    /// The type with this id.
    public func type(_ id: String) -> NaflType? {
        for type in types where type.id == id { return type }
        return nil
    }
}

/// One voluntary prayer, or the time for the night's worship.
public struct NaflType: Sendable {
    /// The name in settings, records and addresses: letters and hyphens.
    public var id: String
    /// What it belongs to: `rawatib-before`, `rawatib-after`, `duha`, `witr`, `tahajjud`.
    public var family: String
    public var emoji: String
    public var rule: NaflRule
    /// The rakaat that can be chosen with their minutes, ascending; one where they are fixed, none for a stretch of time.
    public var rakaat: [SpecialPrayersConfig.Tarawih.Length]
    /// The rakaat until the person chooses; 0 where there are none.
    public var standard: Int
    var names: [(code: String, text: String)]
    var notes: [(code: String, text: String)]

    /// Its name in a language; in English, else Arabic, where the file doesn't have the language.
    public func name(in code: String) -> String { Self.text(names, code) }

    /// What there is to say of it, in a language; empty where nothing is.
    public func note(in code: String) -> String { Self.text(notes, code) }

    /// The minutes of a number of rakaat; `nil` for one that may not be chosen.
    public func minutes(rakaat: Int) -> Int? {
        for length in self.rakaat where length.rakaat == rakaat { return length.minutes }
        return nil
    }

    /// Whether it belongs to the prayers before and after the obligatory ones, which can be switched on together.
    public var isRawatib: Bool { family == "rawatib-before" || family == "rawatib-after" }

    /// Whether it only says that a prayer has no such prayer.
    public var isInformation: Bool {
        if case .nowhere = rule { return true }
        return false
    }

    /// Whether one may note having prayed it: the night's worship is time, and nothing to complete (MZ-130).
    public var isCheckable: Bool { !rakaat.isEmpty }

    private static func text(_ texts: [(code: String, text: String)], _ code: String) -> String {
        for wanted in [code, "en", "ar"] {
            for entry in texts where entry.code == wanted { return entry.text }
        }
        return ""
    }
}

/// When a voluntary prayer has its place. Minutes.
public enum NaflRule: Hashable, Sendable {
    /// It begins so long before the prayer's congregation, but not before the adhan.
    case before(PrayerBlock.Kind, lead: Int)
    /// Right after the prayer.
    case after(PrayerBlock.Kind)
    /// Between sunrise and Dhuhr, with so much distance from both, nearest to a time of the day.
    case forenoon(afterSunrise: Int, beforeDhuhr: Int, preferred: Int, onEid: Bool)
    /// After Isha and before Fajr, the last prayer of the night.
    case night
    /// From the beginning of the last third of the night: its length, those that can be chosen, and its length in Ramadan.
    case lastThird(minutes: Int, choices: [Int], inRamadan: Int)
    /// The prayer has none.
    case nowhere(PrayerBlock.Kind)
}
