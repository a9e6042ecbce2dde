import Almanac

/// A language of the interface, as described in `Locales/registry.json`.
public struct Language: Hashable, Sendable {
    /// The script of place names that readers of a language know.
    public enum PlaceNames: Hashable, Sendable {
        case arabic, latin
    }

    /// The BCP 47 tag (`ar`), which is also the name of the catalogue's file.
    public var code: String
    /// The language's name for itself (العربية).
    public var name: String
    public var direction: Direction
    public var pluralRule: PluralRule
    /// The default digits.
    public var digits: Digits
    /// The default clock.
    public var clock: ClockStyle
    /// The default first day of the week.
    public var firstWeekday: Weekday
    /// The names of cities that are shown, because no source has them in every language.
    public var placeNames: PlaceNames
    /// The keys whose text may be the same as in another language.
    var sameTexts: Set<String>
}

/// The direction a language is written in.
public enum Direction: Sendable, Hashable {
    case rightToLeft, leftToRight

    /// The value of the `dir` attribute.
    var attribute: StaticString {
        switch self {
        case .rightToLeft: "rtl"
        case .leftToRight: "ltr"
        }
    }
}

/// How times of the day are written.
public enum ClockStyle: Sendable, Hashable {
    case twelveHours, twentyFourHours

    /// Finds the style with a name from `Locales/registry.json` or the settings.
    public init?(name: String) {
        switch name {
        case "12": self = .twelveHours
        case "24": self = .twentyFourHours
        default: return nil
        }
    }

    /// The name in `Locales/registry.json` and in the settings.
    public var name: String {
        switch self {
        case .twelveHours: "12"
        case .twentyFourHours: "24"
        }
    }
}
