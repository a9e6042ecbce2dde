import Almanac
import Records

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
