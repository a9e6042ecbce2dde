/// A task on the timeline: where it is drawn and what there is to say about it.
public struct TaskItem: Hashable, Sendable {
    /// How a task stands to the present.
    public enum Phase: Hashable, Sendable {
        case done, earlier, now, later
    }

    public var task: PlannedTask
    /// The wall-clock minutes it takes; past 1440 when it runs over midnight.
    public var minutes: Range<Int>
    public var phase: Phase
    /// The column it is drawn in, from 0, and how many columns its neighbours share.
    public var lane: Int
    public var lanes: Int
    /// Whether another open task takes some of the same minutes.
    public var isOverlapping: Bool
    /// Whether it stands where it may not: see ``DayPlan/conflicts``.
    public var isInConflict: Bool
}

/// Free time on the timeline and what it comes before.
public struct FreeGap: Hashable, Sendable {
    /// What ends free time.
    public enum Bound: Hashable, Sendable {
        case prayer(PrayerBlock.Kind)
        case task(id: String)
        case suggestion
        case dayEnd
    }

    /// The free minutes; on the current day not before now.
    public var minutes: Range<Int>
    public var next: Bound
    /// The first start on the grid in it.
    public var firstStart: Int
}

/// Something the day offers, on the timeline.
public struct SuggestedItem: Hashable, Sendable {
    /// As it stands: where a task took its time it moved within its window.
    public var suggestion: Suggestion
    /// Whether it made room for a task.
    public var hasMoved: Bool
    /// The column it is drawn in, from 0, and how many columns its neighbours share.
    public var lane: Int
    public var lanes: Int
}

/// A task that stands where it may not, because prayer times moved or two devices were merged.
///
/// It is never moved silently: the person chooses.
public struct PlanConflict: Hashable, Sendable {
    public var task: PlannedTask
    public var refusal: PlacementRefusal
}
