/// How strictly a recitation is compared with the text, as the person chooses it.
public enum Tolerance: UInt8, CaseIterable, Hashable, Sendable {
    case strict
    case normal
    case lenient

    /// The name in files and settings.
    public var name: String {
        switch self {
        case .strict: "strict"
        case .normal: "normal"
        case .lenient: "lenient"
        }
    }

    /// The tolerance of a name; `nil` for any other text.
    public init?(name: String) {
        for tolerance in Self.allCases where tolerance.name.utf8.elementsEqual(name.utf8) {
            self = tolerance
            return
        }
        return nil
    }
}
