import Almanac

/// The person's essentials by day, so that changing the plan doesn't change earlier days.
public struct PlanHistory: Hashable, Sendable {
    /// The ids of the essentials from a date on.
    public struct Entry: Hashable, Sendable {
        public var from: CivilDate
        public var essentials: [String]

        public init(from: CivilDate, essentials: [String]) {
            self.from = from
            self.essentials = essentials
        }
    }

    /// The entries, in order of date.
    public private(set) var entries: [Entry] = []

    public init(_ entries: [Entry] = []) {
        for entry in entries { add(entry) }
    }

    /// Adds a plan. Earlier plans of the same date are kept, because something may have been logged under them.
    public mutating func add(_ entry: Entry) {
        let place = entries.firstIndex { $0.from > entry.from } ?? entries.count
        entries.insert(entry, at: place)
    }

    /// The date on which the path began; `nil` before that.
    public var start: CivilDate? { entries.first?.from }

    /// Returns the ids that count as essentials on a date: those in force and, on the day of a change, the previous
    /// ones too.
    public func essentials(on date: CivilDate) -> [String] {
        var ids: [String] = []
        for index in entries.indices where entries[index].from <= date {
            // An entry that was replaced before this date no longer applies.
            if index + 1 < entries.count, entries[index + 1].from < date { continue }
            for id in entries[index].essentials where !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}
