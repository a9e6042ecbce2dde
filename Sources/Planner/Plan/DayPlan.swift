import Almanac

/// Everything a day's screen shows, worked out from what is fixed and what is planned.
public struct DayPlan: Sendable {
    public let day: PlanningDay
    /// The minute it is, when this is the current day.
    public let now: Int?
    /// The day's rows in order: prayers, sunrise, tasks and free time.
    public let items: [TimelineItem]
    /// What the timeline shows: the day's span, widened to hold every task of the day.
    public let span: Range<Int>
    /// What the day offers that found no room beside its tasks.
    public let yielded: [Suggestion]
    /// Open tasks that stand where they may not, each with the nearest valid starts. Only today and later.
    public let conflicts: [PlanConflict]
    /// On the current day: the tasks of the day before that were left open, to be offered kindly.
    public let carriedOver: [PlannedTask]
    /// On the current day: open tasks whose time has passed, in the order of the day (MZ-087).
    public let late: [TaskItem]
    /// Whether nothing but what is fixed stands on the day.
    public let isEmpty: Bool
    /// How many of the day's tasks there are, and how many are done.
    public let taskCount: Int
    public let doneCount: Int

    /// - Parameters:
    ///   - tasks: tasks of this date; those of other dates and deleted ones are left out.
    ///   - earlier: tasks of the day before: open ones are carried over, and one over midnight takes its minutes.
    ///   - suggestions: what the day offers beside its prayers; each makes room for the tasks.
    ///   - now: what the wall clock shows at the person's place.
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

    /// The timeline's lines, from the first at or after its start: every hour and the marks between.
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

    /// What was left open; not what comes again today anyway.
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
