import Almanac
import Records

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

extension Reached {
    /// The kind of the records of what was reached, one for each level and badge. None is ever deleted.
    public static let kind = Kind("path-reached")

    /// The id and the day of each record, in order.
    public var entries: [(id: String, date: CivilDate)] {
        var entries: [(id: String, date: CivilDate)] = []
        for level in PathLevel.allCases {
            if let date = date(of: level) { entries.append(("level." + level.rawValue, date)) }
        }
        for badge in PathBadge.allCases {
            if let date = date(of: badge) { entries.append(("badge." + badge.rawValue, date)) }
        }
        return entries
    }

    /// Adds a record. One that can't be read is ignored, and a tombstone doesn't remove what was reached.
    public mutating func add(_ record: Record) {
        guard record.key.kind == Self.kind, let date = CivilDate(record.value("date")?.string ?? "") else { return }
        let parts = record.key.id.split(separator: ".", maxSplits: 1)
        guard parts.count == 2 else { return }
        if parts[0] == "level", let level = PathLevel(rawValue: String(parts[1])) { add(level, on: date) }
        if parts[0] == "badge", let badge = PathBadge(rawValue: String(parts[1])) { add(badge, on: date) }
    }
}
