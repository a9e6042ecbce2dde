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
