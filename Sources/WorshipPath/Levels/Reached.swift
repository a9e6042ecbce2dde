import Almanac

/// Levels and badges with the day on which each was first reached. It only grows: joining two of them, in any order and
/// however often, loses nothing (K61).
public struct Reached: Hashable, Sendable {
    private var levels: [PathLevel: CivilDate] = [:]
    private var badges: [PathBadge: CivilDate] = [:]

    public init() {}

    /// Returns the day on which a level was reached; `nil` if it wasn't.
    public func date(of level: PathLevel) -> CivilDate? { levels[level] }

    /// Returns the day on which a badge was earned; `nil` if it wasn't.
    public func date(of badge: PathBadge) -> CivilDate? { badges[badge] }

    /// Adds a level, keeping the earlier of two days.
    public mutating func add(_ level: PathLevel, on date: CivilDate) {
        levels[level] = min(levels[level] ?? date, date)
    }

    /// Adds a badge, keeping the earlier of two days.
    public mutating func add(_ badge: PathBadge, on date: CivilDate) {
        badges[badge] = min(badges[badge] ?? date, date)
    }

    /// Returns what two devices have reached together.
    public func joined(with other: Reached) -> Reached {
        var joined = self
        for level in PathLevel.allCases {
            if let date = other.levels[level] { joined.add(level, on: date) }
        }
        for badge in PathBadge.allCases {
            if let date = other.badges[badge] { joined.add(badge, on: date) }
        }
        return joined
    }

    /// The badges, in order.
    public var badgesInOrder: [PathBadge] { PathBadge.allCases.filter { badges[$0] != nil } }
}
