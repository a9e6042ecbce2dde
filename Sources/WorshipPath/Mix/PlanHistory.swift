import Almanac

/// Which essentials were the person's on which day: a plan that changes doesn't change what earlier days were.
public struct PlanHistory: Hashable, Sendable {
    /// The essentials' ids from a date on.
    public struct Entry: Hashable, Sendable {
        public var from: CivilDate
        public var essentials: [String]

        public init(from: CivilDate, essentials: [String]) {
            self.from = from
            self.essentials = essentials
        }
    }

    /// In the order of their dates.
    public private(set) var entries: [Entry] = []

    public init(_ entries: [Entry] = []) {
        for entry in entries { add(entry) }
    }

    /// Adds a plan; the date's earlier ones stay, since something may have been logged by them.
    public mutating func add(_ entry: Entry) {
        let place = entries.firstIndex { $0.from > entry.from } ?? entries.count
        entries.insert(entry, at: place)
    }

    /// The date the path began; `nil` before it did.
    public var start: CivilDate? { entries.first?.from }

    /// The ids that count as essentials on a date: those in force, and on the day of a change those before it as well.
    public func essentials(on date: CivilDate) -> [String] {
        var ids: [String] = []
        for index in entries.indices where entries[index].from <= date {
            // One that another followed before this date is over.
            if index + 1 < entries.count, entries[index + 1].from < date { continue }
            for id in entries[index].essentials where !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}
