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
