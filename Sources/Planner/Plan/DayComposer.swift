import Almanac

/// Builds a day's plan: lays out the tasks, checks them against the prayers, and finds the free time.
struct DayComposer {
    let day: PlanningDay
    let now: CivilDateTime
    let planner: PlannerConfig
    /// The day's tasks by start, longer ones first.
    private(set) var placed: [TaskItem] = []
    private(set) var conflicts: [PlanConflict] = []
    /// The suggestions in the order of the day, and those for which there was no room.
    var offered: [SuggestedItem] = []
    var yielded: [Suggestion] = []
    /// Minutes taken by tasks of the previous day that run past midnight.
    private var taken: [Busy] = []

    private struct Busy {
        var minutes: Range<Int>
        var bound: FreeGap.Bound
    }

    init(day: PlanningDay, now: CivilDateTime, planner: PlannerConfig) {
        self.day = day
        self.now = now
        self.planner = planner
    }

    /// The day's span, extended so that it holds every task.
    var span: Range<Int> {
        var lower = day.span.lowerBound
        var upper = day.span.upperBound
        for item in placed {
            lower = min(lower, item.minutes.lowerBound)
            upper = max(upper, item.minutes.upperBound)
        }
        // The night before Fajr is shown if there is a suggestion in it (MZ-052).
        for item in offered {
            lower = min(lower, item.suggestion.minutes.lowerBound)
            upper = max(upper, item.suggestion.minutes.upperBound)
        }
        return lower..<upper
    }

    // MARK: Tasks

    mutating func place(_ tasks: [PlannedTask], offering suggestions: [Suggestion] = []) {
        for task in tasks where !task.isDeleted {
            guard let placement = task.placement, placement.date == day.date else { continue }
            let minutes = day.minutes(from: placement.start, duration: task.duration)
            placed.append(
                TaskItem(
                    task: task, minutes: minutes, phase: phase(of: task, minutes), lane: 0, lanes: 1,
                    isOverlapping: false, isInConflict: false))
        }
        placed.sort(by: Self.comesFirst)
        offer(suggestions)
        layOut()
        markOverlaps()
        findConflicts(among: tasks)
    }

    private static func comesFirst(_ a: TaskItem, _ b: TaskItem) -> Bool {
        if a.minutes.lowerBound != b.minutes.lowerBound { return a.minutes.lowerBound < b.minutes.lowerBound }
        if a.minutes.upperBound != b.minutes.upperBound { return a.minutes.upperBound > b.minutes.upperBound }
        return PlannedTask.comesFirst(a.task, b.task)
    }

    private func phase(of task: PlannedTask, _ minutes: Range<Int>) -> TaskItem.Phase {
        if task.completed != nil { return .done }
        if day.date != now.date { return day.date < now.date ? .earlier : .later }
        if minutes.upperBound <= now.minuteOfDay { return .earlier }
        return minutes.lowerBound <= now.minuteOfDay ? .now : .later
    }

    /// Assigns columns by what is drawn, which is never too short to touch.
    private mutating func layOut() {
        var extents: [Range<Int>] = []
        for item in placed {
            let drawn = max(item.minutes.upperBound, item.minutes.lowerBound + planner.minimumExtent)
            extents.append(item.minutes.lowerBound..<drawn)
        }
        guard !offered.isEmpty else {
            for (index, assignment) in Lanes(extents).assignments.enumerated() { setLane(assignment, ofTask: index) }
            return
        }
        layOutWithOffers(extents)
    }

    mutating func setLane(_ assignment: (lane: Int, lanes: Int), ofTask index: Int) {
        placed[index].lane = assignment.lane
        placed[index].lanes = assignment.lanes
    }

    /// Marks real overlaps of open tasks. A completed task overlaps nothing.
    private mutating func markOverlaps() {
        for first in placed.indices where placed[first].task.isBusy {
            var second = first + 1
            while second < placed.count, placed[second].minutes.lowerBound < placed[first].minutes.upperBound {
                if placed[second].task.isBusy {
                    placed[first].isOverlapping = true
                    placed[second].isOverlapping = true
                }
                second += 1
            }
        }
    }

    private mutating func findConflicts(among tasks: [PlannedTask]) {
        guard day.date >= now.date else { return }
        let earliest = day.date == now.date ? now.minuteOfDay : nil
        let check = PlacementCheck(day: day, tasks: tasks, earliest: earliest, planner: planner)
        for index in placed.indices where placed[index].task.isBusy {
            let task = placed[index].task
            guard let placement = task.placement else { continue }
            let verdict = check.verdict(start: placement.start, duration: task.duration, ignoring: task.id)
            if case .refused(let refusal) = verdict {
                placed[index].isInConflict = true
                // Events of another calendar are shown as they are, because Wird can't move them (MZ-049).
                if task.isExternal { continue }
                conflicts.append(PlanConflict(task: task, refusal: refusal))
            }
        }
    }

    // MARK: Free time

    mutating func keepFree(from earlier: [PlannedTask]) {
        for task in earlier where task.isBusy {
            guard let placement = task.placement, placement.date == day.date.previous else { continue }
            let end = placement.start + task.duration - CivilDay.minutes
            if end > 0 { taken.append(Busy(minutes: 0..<end, bound: .task(id: task.id))) }
        }
    }

    func items() -> [TimelineItem] {
        var items: [TimelineItem] = []
        for block in day.blocks where block.day == 0 || block.minutes.overlaps(span) { items.append(.prayer(block)) }
        if let sunrise = day.sunrise { items.append(.sunrise(minute: sunrise)) }
        for item in placed { items.append(.task(item)) }
        for item in offered { items.append(.suggestion(item)) }
        for gap in gaps() { items.append(.gap(gap)) }
        // Sorts positions rather than rows, which are large. Rows with equal keys keep the order in which they were
        // made.
        let keys = items.enumerated().map { offset, item in (item.start, item.rank, offset) }
        return keys.sorted { a, b in a < b }.map { key in items[key.2] }
    }

    private func gaps() -> [FreeGap] {
        guard day.date >= now.date else { return [] }
        var busy = taken
        for block in day.blocks { busy.append(Busy(minutes: block.reserved, bound: .prayer(block.kind))) }
        for item in placed where !item.task.isShownOnly {
            busy.append(Busy(minutes: item.minutes, bound: .task(id: item.task.id)))
        }
        for item in offered { busy.append(Busy(minutes: item.suggestion.minutes, bound: .suggestion)) }
        busy.sort { $0.minutes.lowerBound < $1.minutes.lowerBound }
        var gaps: [FreeGap] = []
        var cursor = day.span.lowerBound
        if day.date == now.date { cursor = max(cursor, now.minuteOfDay) }
        for entry in busy where entry.minutes.upperBound > cursor {
            if entry.minutes.lowerBound >= CivilDay.minutes { break }
            if let gap = gap(cursor, entry.minutes.lowerBound, entry.bound) { gaps.append(gap) }
            cursor = max(cursor, entry.minutes.upperBound)
        }
        if let gap = gap(cursor, CivilDay.minutes, .dayEnd) { gaps.append(gap) }
        return gaps
    }

    /// Returns a stretch of free time if it is long enough for the shortest gap that is offered, from a start on the
    /// grid.
    private func gap(_ lower: Int, _ upper: Int, _ next: FreeGap.Bound) -> FreeGap? {
        guard lower < upper, lower < CivilDay.minutes else { return nil }
        var first = planner.gridStart(notBefore: lower)
        for change in day.clockChanges where change.missing.contains(first) {
            first = planner.gridStart(notBefore: change.missing.upperBound)
        }
        guard first + planner.minimumInvitation <= upper else { return nil }
        return FreeGap(minutes: lower..<upper, next: next, firstStart: first)
    }
}
