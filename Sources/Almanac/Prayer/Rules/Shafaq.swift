/// Which glow in the west ends before Isha, where the Moonsighting Committee's seasonal rule is used.
public enum Shafaq: Hashable, Sendable, CaseIterable {
    /// Red or white by the season, so that no summer night becomes a hardship.
    case general
    /// The red glow: Shafiʿi, Maliki, Hanbali, and the two pupils of Abu Hanifa.
    case ahmer
    /// The white glow that follows it: Abu Hanifa.
    case abyad

    /// The name in settings, addresses and the command line.
    public var identifier: String {
        switch self {
        case .general: "general"
        case .ahmer: "ahmer"
        case .abyad: "abyad"
        }
    }

    /// The glow of a name; `nil` when there is none.
    public init?(named name: String) {
        for shafaq in Self.allCases where shafaq.identifier == name {
            self = shafaq
            return
        }
        return nil
    }
}
