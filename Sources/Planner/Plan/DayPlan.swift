import Almanac

/// Everything that a day's screen shows, computed from what is fixed and what is planned.
public struct DayPlan: Sendable {
    public let day: PlanningDay
    /// The current minute, if this is the current day.
    public let now: Int?
    /// The day's rows in order: prayers, sunrise, tasks and free time.
    public let items: [TimelineItem]
    /// The minutes the timeline shows: the day's span, extended to hold every task of the day.
    public let span: Range<Int>
    /// The suggestions for which there was no room beside the day's tasks.
    public let yielded: [Suggestion]
    /// Open tasks in places that are not allowed, each with the nearest valid starts. Only for today and later.
    public let conflicts: [PlanConflict]
    /// On the current day, the open tasks of the previous day, to be offered kindly.
    public let carriedOver: [PlannedTask]
    /// On the current day: open tasks whose time has passed, in the order of the day (MZ-087).
    public let late: [TaskItem]
    /// Whether the day has nothing but what is fixed.
    public let isEmpty: Bool
    /// The number of the day's tasks, and how many of them are completed.
    public let taskCount: Int
    public let doneCount: Int

    /// - Parameters:
    ///   - tasks: The tasks of this date. Those of other dates and deleted ones are left out.
    ///   - earlier: The tasks of the previous day. Open ones are carried over, and one past midnight takes its minutes.
    ///   - suggestions: What the day suggests besides its prayers. Suggestions make way for tasks.
    ///   - now: The local time at the person's place.
    public init(
        day: PlanningDay, tasks: [PlannedTask], earlier: [PlannedTask] = [], suggestions: [Suggestion] = [],
        now: CivilDateTime, planner: PlannerConfig
    ) {
        let isToday = now.date == day.date
        let current = isToday ? now.minuteOfDay : nil
        var composer = DayComposer(day: day, now: now, planner: planner)
        composer.place(tasks, offering: suggestions)
        composer.keepFree(from: earlier)
        self.day = day
        self.now = current
        span = composer.span
        items = composer.items()
        conflicts = composer.conflicts
        yielded = composer.yielded
        carriedOver = isToday ? Self.leftOpen(earlier, before: day.date, among: tasks) : []
        late = isToday ? composer.placed.filter { $0.phase == .earlier && !$0.task.isExternal } : []
        isEmpty = composer.placed.isEmpty
        taskCount = composer.placed.count { !$0.task.isExternal }
        doneCount = composer.placed.count { $0.phase == .done }
    }

    /// Returns the timeline's lines from its start on: every hour, and the marks in between.
    public func marks(every minutes: Int) -> [TimelineMark] {
        guard minutes > 0 else { return [] }
        var marks: [TimelineMark] = []
        var minute = span.lowerBound / minutes * minutes
        while minute <= span.upperBound {
            if minute >= span.lowerBound { marks.append(TimelineMark(minute: minute, isHour: minute % 60 == 0)) }
            minute += minutes
        }
        return marks
    }

    /// Returns the open tasks of earlier dates, without those of a series that has a task today anyway.
    private static func leftOpen(
        _ tasks: [PlannedTask], before date: CivilDate, among today: [PlannedTask]
    ) -> [PlannedTask] {
        var open: [PlannedTask] = []
        for task in tasks where task.completed == nil && !task.isDeleted && !task.isExternal {
            if let line = task.series, today.contains(where: { $0.series == line }) { continue }
            if let placement = task.placement, placement.date < date { open.append(task) }
        }
        return open.sorted { a, b in
            let first = a.placement?.start ?? 0
            let second = b.placement?.start ?? 0
            return first != second ? first < second : a.id < b.id
        }
    }
}
