/// The levels in order, which have names but never numbers. The raw value is the name in records and in the keys of the
/// texts.
public enum PathLevel: String, CaseIterable, Hashable, Sendable {
    case seeds
    case roots
    case growth
    case steadfast
    case blossom

    var index: Int {
        switch self {
        case .seeds: 0
        case .roots: 1
        case .growth: 2
        case .steadfast: 3
        case .blossom: 4
        }
    }
}

extension PathLevel: Comparable {
    public static func < (a: PathLevel, b: PathLevel) -> Bool { a.index < b.index }
}
