/// Which plural form a language uses with a whole number (Unicode CLDR 45, `supplemental/plurals.xml`, cardinals).
public enum PluralRule: Sendable, Hashable {
    /// All six forms.
    case arabic
    /// One for 1, other for the rest: English, Turkish, Urdu, German, Malay's neighbours with a singular.
    case oneOther
    /// One for 0 and 1; many for whole millions: French.
    case french
    /// One for 0 and 1: Persian, Bengali, Hindi.
    case zeroOneOther
    /// No forms at all: Indonesian, Malay.
    case none

    /// The rule with this name in `Locales/registry.json`.
    public init?(name: String) {
        switch name {
        case "arabic": self = .arabic
        case "one-other": self = .oneOther
        case "french": self = .french
        case "zero-one-other": self = .zeroOneOther
        case "none": self = .none
        default: return nil
        }
    }

    /// The forms a catalogue must give.
    public var categories: [PluralCategory] {
        switch self {
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        case .oneOther, .zeroOneOther: [.one, .other]
        case .french: [.one, .many, .other]
        case .none: [.other]
        }
    }

    /// The form for a count; a negative one counts as its magnitude.
    public func category(of count: Int64) -> PluralCategory {
        let number = count.magnitude
        switch self {
        case .arabic: return Self.arabicCategory(of: number)
        case .oneOther: return number == 1 ? .one : .other
        case .french:
            if number <= 1 { return .one }
            return number % 1_000_000 == 0 ? .many : .other
        case .zeroOneOther: return number <= 1 ? .one : .other
        case .none: return .other
        }
    }

    private static func arabicCategory(of number: UInt64) -> PluralCategory {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default:
            switch number % 100 {
            case 3...10: return .few
            case 11...99: return .many
            default: return .other
            }
        }
    }
}
