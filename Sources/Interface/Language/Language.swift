import Almanac

/// A language of the interface, as its line in `Locales/registry.json` describes it.
public struct Language: Hashable, Sendable {
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

    public init(
        code: String, name: String, direction: Direction, pluralRule: PluralRule, digits: Digits, clock: ClockStyle,
        firstWeekday: Weekday
    ) {
        self.code = code
        self.name = name
        self.direction = direction
        self.pluralRule = pluralRule
        self.digits = digits
        self.clock = clock
        self.firstWeekday = firstWeekday
    }
}
