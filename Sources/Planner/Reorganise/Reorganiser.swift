import Almanac

/// Rearranges the rest of a day that ran late, without touching anything fixed (MZ-086).
///
/// **What is allowed.** A plan gives each movable task a start, or none.
/// - A start is on the grid, and the task's minutes are within waking hours and not in the past. A task may also keep
///   its current start, on the grid or not and at any hour, as long as its end has not passed.
/// - Its minutes overlap no prayer or buffer, nothing with a fixed time, no minute that the clocks skip, and no other
///   movable task.
/// - A task is *on time* if it may keep its place together with the others that may (``MovableTask/settle(_:)``). A
///   task that overlaps nothing always is.
/// - The tasks that are on time keep their order, and so do the remaining tasks, but a remaining task may move past one
///   that is on time. The order may differ only if this keeps a deadline, finds room for a task that would have none,
///   or leaves one more task on time in its place. Then either the remaining tasks may be in any order while everything
///   on time stays, or tasks with a time on this day as their deadline interleave with the others: the others keep
///   their order, and those with a deadline either keep theirs or are sorted by deadline.
///
/// **What is best.** Plans are compared by these criteria, from the first to the last:
/// 1. the fewest missed deadlines, of those on this day that can still be kept;
/// 2. the fewest tasks of high priority without a place, then of medium, then of low;
/// 3. the fewest tasks that were on time but don't stay;
/// 4. the order is kept;
/// 5. the fewest minutes by which tasks are moved, in total;
/// 6. the fewest tasks moved;
/// 7. the earlier start of the first task, and so on through the day.
///
/// The best plan is found exactly (``PlaceSearch``), and is the same on every host. Up to ``limit`` tasks are
/// considered, in the order of the day, and other orders only for up to ``orderLimit``. With more tasks, either
/// everything on time stays while the rest is placed in order, or the whole order is kept.
public struct Reorganiser: Sendable {
    /// The most tasks of a day that are considered. The others get no place. A day has room for 96 of the shortest
    /// tasks.
    public static let limit = 240
    /// The most tasks for which orders other than the day's are considered.
    public static let orderLimit = 60

    let day: PlanningDay
    let now: Int?
    let slots: FreeSlots
    let movable: [MovableTask]
    let rest: [MovableTask]
    let standing: [Standing]

    /// Something with a fixed time.
    struct Standing: Sendable {
        var id: String
        var minutes: Range<Int>
    }

    /// - Parameters:
    ///   - tasks: The day's tasks. Completed and deleted ones take no time.
    ///   - beside: Tasks of the day before and after, which may extend into this one.
    ///   - now: The current minute, if this is the current day.
    ///   - moving: The ids of the tasks that may be moved; `nil` for all without a fixed time.
    public init(
        day: PlanningDay, tasks: [PlannedTask], beside: [PlannedTask] = [], now: Int?, waking: WakingHours,
        moving: [String]? = nil, planner: PlannerConfig
    ) {
        var standing: [Standing] = []
        var open: [(task: PlannedTask, start: Int)] = []
        for task in tasks + beside where task.isBusy {
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
        for (task, start) in open.prefix(Self.limit) {
            movable.append(MovableTask(task, start: start, on: slots, now: now))
        }
        MovableTask.settle(&movable)
        self.day = day
        self.now = now
        self.slots = slots
        self.movable = movable
        rest = open.dropFirst(Self.limit).map { MovableTask($0.task, start: $0.start, on: slots, now: now) }
        self.standing = standing
    }

    /// The order of the day: by start, longer tasks first, then the order of lists.
    private static func comesFirst(_ a: PlannedTask, _ aStart: Int, _ b: PlannedTask, _ bStart: Int) -> Bool {
        if aStart != bStart { return aStart < bStart }
        if a.duration != b.duration { return a.duration > b.duration }
        return PlannedTask.comesFirst(a, b)
    }

    /// Returns the best plan, with a reason for each task.
    public func proposal() -> Reorganisation {
        let onTime = movable.filter { $0.isOnTime }
        let rest = movable.filter { !$0.isOnTime }
        let areMany = movable.count > Self.orderLimit
        let inOrder = areMany ? PlaceSearch(PlaceOrder(rest), keeping: onTime) : PlaceSearch(PlaceOrder(onTime, rest))
        var best = inOrder
        var changesOrder = false
        if inOrder.cost.disturbs {
            for search in areMany ? [PlaceSearch(PlaceOrder(movable))] : otherOrders(onTime, rest) {
                guard search.cost.disturbsLess(than: inOrder.cost), search.cost < best.cost else { continue }
                best = search
                changesOrder = !areMany
            }
        }
        return reorganisation(best.plan(), cost: best.cost, changesOrder: changesOrder)
    }

    /// Returns the searches over other orders that could keep a deadline, find a task a place or leave one on time in
    /// its place.
    private func otherOrders(_ onTime: [MovableTask], _ rest: [MovableTask]) -> [PlaceSearch] {
        var searches: [PlaceSearch] = []
        if (2...PlaceOrder.freeLimit).contains(rest.count) {
            searches.append(PlaceSearch(PlaceOrder(inAnyOrder: rest), keeping: onTime))
        }
        let others = movable.filter { !$0.hasClockDeadline }
        let due = movable.filter { $0.hasClockDeadline }
        // Sorted by the index as well, so that equal deadlines keep their order.
        let byDeadline = due.enumerated().sorted { a, b in
            (a.element.deadline ?? 0, a.offset) < (b.element.deadline ?? 0, b.offset)
        }
        if !due.isEmpty && !others.isEmpty { searches.append(PlaceSearch(PlaceOrder(others, due))) }
        for (index, entry) in byDeadline.enumerated() where entry.offset != index {
            searches.append(PlaceSearch(PlaceOrder(others, byDeadline.map { $0.element })))
            break
        }
        return searches
    }
}
