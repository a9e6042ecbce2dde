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
