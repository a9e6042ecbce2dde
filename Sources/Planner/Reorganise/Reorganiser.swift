import Almanac

/// Arranges the rest of a day anew when it ran late, without touching what is fixed (MZ-086).
///
/// **What may be.** A plan gives each movable task a start or none.
/// - A start is on the grid, and the task's minutes lie within waking hours and not in the past. A task may also keep
///   the start it has, on the grid or not and at any hour, as long as its end has not passed.
/// - Its minutes touch no prayer and no buffer, nothing whose time is fixed, no minute that the clocks leave out, and
///   no other movable task.
/// - The tasks with a place keep the order they had. Where, and only where, this keeps a deadline or finds room for a
///   task that would have none, tasks with a time of this day as deadline and those without may run through each other:
///   the ones without keep their order, and the others either keep theirs or stand by deadline.
///
/// **What is best**, of all plans, compared from the first to the last:
/// 1. the fewest deadlines missed of those on this day that can still be kept;
/// 2. the fewest tasks of high priority without a place, then of medium, then of low;
/// 3. the order kept whole;
/// 4. the fewest minutes of moving, all tasks together;
/// 5. the fewest tasks moved;
/// 6. earlier starts, from the first task on.
///
/// The best is found exactly (``PlaceSearch``) and is the same in every host. Up to ``limit`` tasks are considered, in
/// the order of the day, and changes of order for up to ``orderLimit``.
public struct Reorganiser: Sendable {
    /// How many tasks of a day are considered; the rest find no place. A day has room for 96 of the shortest.
    public static let limit = 240
    /// Up to how many tasks a change of their order is looked for.
    public static let orderLimit = 60

    let day: PlanningDay
    let now: Int?
    let slots: FreeSlots
    let movable: [MovableTask]
    let rest: [MovableTask]
    let standing: [Standing]

    /// Something whose time is fixed.
    struct Standing: Sendable {
        var id: String
        var minutes: Range<Int>
    }

    /// - Parameters:
    ///   - tasks: the day's tasks; done and deleted ones take no time.
    ///   - beside: tasks of the day before and after, which may reach into this one.
    ///   - now: the minute it is, when the day is the current one.
    ///   - moving: the ids of the tasks that may be moved; `nil` for all whose time isn't fixed.
    public init(
        day: PlanningDay, tasks: [PlannedTask], beside: [PlannedTask] = [], now: Int?, waking: WakingHours,
        moving: [String]? = nil, planner: PlannerConfig
    ) {
        var standing: [Standing] = []
        var open: [(task: PlannedTask, start: Int)] = []
        for task in tasks + beside where task.completed == nil && !task.isDeleted {
            guard let placement = task.placement, let minutes = day.minutes(of: task) else { continue }
            let isToday = placement.date == day.date
            if isToday && task.isMovable && moving?.contains(task.id) ?? true {
                open.append((task, placement.start))
            } else {
                standing.append(Standing(id: task.id, minutes: minutes))
            }
        }
        open.sort { Self.comesFirst($0.task, $0.start, $1.task, $1.start) }
        standing.sort { ($0.minutes.lowerBound, $0.id) < ($1.minutes.lowerBound, $1.id) }
        var busy: [Range<Int>] = []
        for entry in standing { busy.append(entry.minutes) }
        let slots = FreeSlots(day: day, busy: busy, now: now, waking: waking, planner: planner)
        var movable: [MovableTask] = []
        for (task, start) in open { movable.append(MovableTask(task, start: start, on: slots, now: now)) }
        self.day = day
        self.now = now
        self.slots = slots
        self.movable = Array(movable.prefix(Self.limit))
        rest = Array(movable.dropFirst(Self.limit))
        self.standing = standing
    }

    /// The order of the day: by start, longer first, then as lists are.
    private static func comesFirst(_ a: PlannedTask, _ aStart: Int, _ b: PlannedTask, _ bStart: Int) -> Bool {
        if aStart != bStart { return aStart < bStart }
        if a.duration != b.duration { return a.duration > b.duration }
        return PlannedTask.comesFirst(a, b)
    }

    /// The best plan, with a reason for each task.
    public func proposal() -> Reorganisation {
        let inOrder = PlaceSearch(movable)
        var best = inOrder
        for search in changedOrders(than: inOrder.cost) where search.cost.weight < inOrder.cost.weight {
            if best.cost.weight == inOrder.cost.weight || search.cost < best.cost { best = search }
        }
        let changesOrder = best.cost.weight < inOrder.cost.weight
        return reorganisation(best.plan(), cost: best.cost, changesOrder: changesOrder)
    }

    /// The searches over other orders, where one could save a deadline or a task.
    private func changedOrders(than cost: Reorganisation.Cost) -> [PlaceSearch] {
        guard cost.weight > 0, movable.count <= Self.orderLimit else { return [] }
        let others = movable.filter { !$0.hasClockDeadline }
        let due = movable.filter { $0.hasClockDeadline }
        // Sorted with the place as the last word, so that equal deadlines keep their order.
        let byDeadline = due.enumerated().sorted { a, b in
            (a.element.deadline ?? 0, a.offset) < (b.element.deadline ?? 0, b.offset)
        }
        var searches: [PlaceSearch] = []
        if !due.isEmpty && !others.isEmpty { searches.append(PlaceSearch(others, due)) }
        for (index, entry) in byDeadline.enumerated() where entry.offset != index {
            searches.append(PlaceSearch(others, byDeadline.map { $0.element }))
            break
        }
        return searches
    }
}
