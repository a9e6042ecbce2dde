/// The forms of a word for different counts (Unicode CLDR, "Plural Rules").
public enum PluralCategory: Int, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The name in the catalogues.
    public var name: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}
