/// The twilight glow whose end begins Isha in the Moonsighting Committee's seasonal rule.
public enum Shafaq: Hashable, Sendable, CaseIterable {
    /// The red or the white glow depending on the season, so that summer nights are no hardship.
    case general
    /// The red glow: Shafiʿi, Maliki, Hanbali, and the two pupils of Abu Hanifa.
    case ahmer
    /// The white glow that follows the red: Abu Hanifa.
    case abyad

    /// The name in settings, URLs and on the command line.
    public var identifier: String {
        switch self {
        case .general: "general"
        case .ahmer: "ahmer"
        case .abyad: "abyad"
        }
    }

    /// Finds a glow by its name; `nil` if there is none.
    public init?(named name: String) {
        for shafaq in Self.allCases where shafaq.identifier == name {
            self = shafaq
            return
        }
        return nil
    }
}
