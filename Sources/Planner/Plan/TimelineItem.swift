/// A row of a day, in the order in which a screen reader reads the rows.
public enum TimelineItem: Hashable, Sendable {
    case prayer(PrayerBlock)
    case sunrise(minute: Int)
    case task(TaskItem)
    case gap(FreeGap)
    case suggestion(SuggestedItem)

    /// When it begins, in minutes after 00:00.
    public var start: Int {
        switch self {
        case .prayer(let block): block.start
        case .sunrise(let minute): minute
        case .task(let item): item.minutes.lowerBound
        case .gap(let gap): gap.minutes.lowerBound
        case .suggestion(let item): item.suggestion.minutes.lowerBound
        }
    }

    /// The order of rows that begin at the same minute.
    var rank: Int {
        switch self {
        case .prayer: 0
        case .sunrise, .suggestion: 1
        case .task: 2
        case .gap: 3
        }
    }
}

/// A line across the timeline.
public struct TimelineMark: Hashable, Sendable {
    public var minute: Int
    public var isHour: Bool
}

/// A task on the timeline, with where it is drawn and what there is to say about it.
public struct TaskItem: Hashable, Sendable {
    /// Where a task is in relation to the present.
    public enum Phase: Hashable, Sendable {
        case done, earlier, now, later
    }

    public var task: PlannedTask
    /// The wall-clock minutes it takes, which go past 1440 if it runs over midnight.
    public var minutes: Range<Int>
    public var phase: Phase
    /// The column it is drawn in, counted from 0, and the number of columns it shares with its neighbours.
    public var lane: Int
    public var lanes: Int
    /// Whether another open task takes some of the same minutes.
    public var isOverlapping: Bool
    /// Whether its place is not allowed (see ``DayPlan/conflicts``).
    public var isInConflict: Bool
}

/// A stretch of free time on the timeline, and what ends it.
public struct FreeGap: Hashable, Sendable {
    /// What ends free time.
    public enum Bound: Hashable, Sendable {
        case prayer(PrayerBlock.Kind)
        case task(id: String)
        case suggestion
        case dayEnd
    }

    /// The free minutes; on the current day, only those from now on.
    public var minutes: Range<Int>
    public var next: Bound
    /// The first start on the grid within it.
    public var firstStart: Int
}

/// A suggestion on the timeline.
public struct SuggestedItem: Hashable, Sendable {
    /// The suggestion as it is placed, moved within its window if a task took its time.
    public var suggestion: Suggestion
    /// Whether it was moved to make way for a task.
    public var hasMoved: Bool
    /// The column it is drawn in, counted from 0, and the number of columns it shares with its neighbours.
    public var lane: Int
    public var lanes: Int
}

/// A task in a place that is not allowed, because prayer times moved or two devices were merged.
///
/// It is never moved silently; the decision is the person's.
public struct PlanConflict: Hashable, Sendable {
    public var task: PlannedTask
    public var refusal: PlacementRefusal
}
