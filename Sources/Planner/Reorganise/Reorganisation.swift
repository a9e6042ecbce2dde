import Almanac

/// A proposal for the rest of a day that ran late: where each task would go, and why. Nothing moves until a person
/// accepts it.
public struct Reorganisation: Hashable, Sendable {
    /// What the proposal does with a task.
    public struct Entry: Hashable, Sendable {
        public var task: PlannedTask
        /// The current start.
        public var before: Int
        /// The proposed start; `nil` if the day has no room for it.
        public var after: Int?
        public var reason: Reason
        /// Whether it would miss a deadline on this day that could still be kept.
        public var missesDeadline: Bool
    }

    /// Why a task moves, stays or finds no room.
    public enum Reason: Hashable, Sendable {
        /// It stays where it is.
        case stays
        /// Its time has passed.
        case late
        /// It overlapped a prayer or its buffers.
        case prayer(PrayerBlock.Kind)
        /// It was in minutes that the clocks skip.
        case clockChange
        /// It overlapped something with a fixed time.
        case fixed(id: String)
        /// Its minutes are taken by a task that comes before it.
        case follows(id: String)
        /// It makes room, so that it or another task is finished in time or finds a place.
        case givesRoom
        /// The day has no room left for it.
        case noRoom
        /// It is longer than any free time that is left.
        case tooLong
    }

    public var date: CivilDate
    /// The movable tasks, in the order of their current places.
    public var entries: [Entry]
    /// Whether the order of tasks changes, to keep a deadline or find room for another task.
    public var changesOrder: Bool
    public var cost: Cost

    /// Whether accepting it would change anything.
    public var isChange: Bool {
        for entry in entries where entry.after != entry.before { return true }
        return false
    }

    /// The tasks for which there is no room, in the order of their current places.
    public var overflow: [Entry] { entries.filter { $0.after == nil } }
}
