import Almanac

/// A proposal for a day that ran late: where each task would go, and why. Nothing moves until a person accepts it.
public struct Reorganisation: Hashable, Sendable {
    /// What becomes of one task.
    public struct Entry: Hashable, Sendable {
        public var task: PlannedTask
        /// Where it stood.
        public var before: Int
        /// Where it would stand; `nil` where the day has no room for it.
        public var after: Int?
        public var reason: Reason
        /// Whether it would not be finished by its deadline of this day, which could still have been kept.
        public var missesDeadline: Bool
    }

    /// Why a task moves, stays or finds no room.
    public enum Reason: Hashable, Sendable {
        /// It stays where it is.
        case stays
        /// Its time has passed.
        case late
        /// It stood on a prayer or its buffers.
        case prayer(PrayerBlock.Kind)
        /// It stood on minutes that the clocks leave out.
        case clockChange
        /// It stood on something whose time is fixed.
        case fixed(id: String)
        /// Its minutes went to a task that comes before it, or must be clear of one.
        case follows(id: String)
        /// It gives room, so that it or another task is done in time or finds a place.
        case givesRoom
        /// The day has no room left for it.
        case noRoom
        /// It is longer than any free time that is left.
        case tooLong
    }

    public var date: CivilDate
    /// The tasks that could be moved, in the order they stood.
    public var entries: [Entry]
    /// Whether tasks change places, to keep a deadline or to find room for one more.
    public var changesOrder: Bool
    public var cost: Cost

    /// Whether accepting it would change anything.
    public var isChange: Bool {
        for entry in entries where entry.after != entry.before { return true }
        return false
    }

    /// The tasks for which there is no room, in the order they stood.
    public var overflow: [Entry] { entries.filter { $0.after == nil } }
}
