/// The answer to whether a task may be placed at a time.
public enum PlacementVerdict: Hashable, Sendable {
    /// It may, in these minutes. The ids of the tasks it overlaps are in the day's order.
    case accepted(minutes: Range<Int>, overlapping: [String])
    /// It may not.
    case refused(PlacementRefusal)
}

/// Why a time is refused, and what is possible instead.
public struct PlacementRefusal: Hashable, Sendable {
    /// The objection to a time.
    public enum Reason: Hashable, Sendable {
        /// The task would overlap these prayers or their buffers, which are in the order of the day.
        case prayers([PrayerBlock])
        /// The clocks go forward over these minutes, so the start never occurs.
        case missingMinutes(Range<Int>)
        /// The start is not a minute of the day, or the length is not valid for a task.
        case outsideDay
    }

    /// The requested start.
    public var start: Int
    public var duration: Int
    public var reason: Reason
    /// The nearest valid starts before and after it, earliest first. If there are none, the task belongs in the inbox.
    public var suggestions: [Int]
    /// The task split around the prayers, if it is longer than the free time at the requested start.
    public var parts: [TaskPart]
}

/// A part of a split task.
public struct TaskPart: Hashable, Sendable {
    public var start: Int
    public var duration: Int
}
