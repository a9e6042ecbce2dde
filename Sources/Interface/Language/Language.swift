import Almanac

/// A language of the interface, as its line in `Locales/registry.json` describes it.
public struct Language: Hashable, Sendable {
    /// Which names of places a language's readers know.
    public enum PlaceNames: Hashable, Sendable {
        case arabic, latin
    }

    /// The BCP 47 tag (`ar`), also the name of the catalogue's file.
    public var code: String
    /// Its own name for itself (العربية).
    public var name: String
    public var direction: Direction
    public var pluralRule: PluralRule
    /// The digits used unless the person chose others.
    public var digits: Digits
    /// The clock used unless the person chose the other.
    public var clock: ClockStyle
    /// The day the week begins with unless the person chose another.
    public var firstWeekday: Weekday
    /// The names of cities that it shows, since no source has them in every language.
    public var placeNames: PlaceNames
    /// Keys whose text may be the same as in another language.
    var sameTexts: Set<String>
}
