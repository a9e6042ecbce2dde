/// The answer to "may this task stand here?".
public enum PlacementVerdict: Hashable, Sendable {
    /// It may, on these minutes; the tasks it overlaps are named, in the day's order.
    case accepted(minutes: Range<Int>, overlapping: [String])
    /// It may not.
    case refused(PlacementRefusal)
}

/// Why a time can't be had, and what can be.
public struct PlacementRefusal: Hashable, Sendable {
    /// What stands against a time.
    public enum Reason: Hashable, Sendable {
        /// The task would reach into these prayers or their buffers, in the order of the day.
        case prayers([PrayerBlock])
        /// The clocks go forward over these minutes, so no clock ever shows the start.
        case missingMinutes(Range<Int>)
        /// The start is not a minute of the day, or the length not one a task can have.
        case outsideDay
    }

    /// What was asked for.
    public var start: Int
    public var duration: Int
    public var reason: Reason
    /// The nearest valid starts before and after, earliest first; where there are none, the inbox is the place.
    public var suggestions: [Int]
    /// The task divided around the prayers, when it is longer than the free time it was put into.
    public var parts: [TaskPart]
}

/// A piece of a divided task.
public struct TaskPart: Hashable, Sendable {
    public var start: Int
    public var duration: Int
}
