import Almanac

/// Arranges the rest of a day anew when it ran late, without touching what is fixed (MZ-086).
///
/// **What may be.** A plan gives each movable task a start or none.
/// - A start is on the grid, and the task's minutes lie within waking hours and not in the past. A task may also keep
///   the start it has, on the grid or not and at any hour, as long as its end has not passed.
/// - Its minutes touch no prayer and no buffer, nothing whose time is fixed, no minute that the clocks leave out, and
///   no other movable task.
/// - A task is *on time* when it may keep its place beside the others that may (``MovableTask/settle(_:)``); one that
///   collides with nothing always is.
/// - The tasks that are on time keep the order they had, and so do the rest; the rest may pass those that are on time.
///   Where, and only where, this keeps a deadline, finds room for a task that would have none or leaves one more that is
///   on time where it is, the order may be another: the rest in any, while all that is on time stays, or else tasks with
///   a time of this day as deadline and those without run through each other: the ones without keep their order, and the
///   others either keep theirs or stand by deadline.
///
/// **What is best**, of all plans, compared from the first to the last:
/// 1. the fewest deadlines missed of those on this day that can still be kept;
/// 2. the fewest tasks of high priority without a place, then of medium, then of low;
/// 3. the fewest tasks that were on time and don't stay;
/// 4. the order kept;
/// 5. the fewest minutes of moving, all tasks together;
/// 6. the fewest tasks moved;
/// 7. the earlier start of what comes first, and so on through the day.
///
/// The best is found exactly (``PlaceSearch``) and is the same in every host. Up to ``limit`` tasks are considered, in
/// the order of the day, and for up to ``orderLimit`` other orders: with more, all that is on time stays while the rest
/// finds its place in order, or the whole order is kept.
public struct Reorganiser: Sendable {
    /// How many tasks of a day are considered; the rest find no place. A day has room for 96 of the shortest.
    public static let limit = 240
    /// Up to how many tasks other orders than that of the day are looked at.
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

    /// The order of the day: by start, longer first, then as lists are.
    private static func comesFirst(_ a: PlannedTask, _ aStart: Int, _ b: PlannedTask, _ bStart: Int) -> Bool {
        if aStart != bStart { return aStart < bStart }
        if a.duration != b.duration { return a.duration > b.duration }
        return PlannedTask.comesFirst(a, b)
    }

    /// The best plan, with a reason for each task.
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

    /// The searches over other orders, where one could save a deadline, a task's place or the rest of one that is on time.
    private func otherOrders(_ onTime: [MovableTask], _ rest: [MovableTask]) -> [PlaceSearch] {
        var searches: [PlaceSearch] = []
        if (2...PlaceOrder.freeLimit).contains(rest.count) {
            searches.append(PlaceSearch(PlaceOrder(inAnyOrder: rest), keeping: onTime))
        }
        let others = movable.filter { !$0.hasClockDeadline }
        let due = movable.filter { $0.hasClockDeadline }
        // Sorted with the place as the last word, so that equal deadlines keep their order.
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
