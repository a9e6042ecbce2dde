import Almanac

/// A task as the search sees it: where it may go, and what each place costs.
struct MovableTask {
    var task: PlannedTask
    /// The start it has.
    var start: Int
    /// By which minute of the day it is to be finished; `nil` where no deadline of the day can still be kept.
    var deadline: Int?
    /// Its places, by start.
    var places: [Place] = []
    /// What it costs to leave it out.
    var omission: Reorganisation.Cost

    /// A start that is free of everything fixed.
    struct Place {
        var start: Int
        var minutes: Range<Int>
        var cost: Reorganisation.Cost
        /// The last of the search's points from which it may be taken, and the first that is free after it.
        var from = 0
        var next = 0
    }

    /// - Parameter now: the minute it is, when the day is the current one.
    init(_ task: PlannedTask, start: Int, on slots: FreeSlots, now: Int?) {
        self.task = task
        self.start = start
        omission = .withoutPlace(task.priority)
        if let due = task.deadline, due.date == slots.day.date {
            let minute = due.time?.minuteOfDay ?? CivilDay.minutes
            if minute > now ?? .min {
                deadline = minute
                omission = omission + .missed
            }
        }
        places = places(on: slots, now: now)
    }

    /// Whether it is to be finished by a time of the day, not just on it.
    var hasClockDeadline: Bool { deadline.map { $0 < CivilDay.minutes } ?? false }

    /// Whether a place ends too late for the deadline.
    func misses(_ minutes: Range<Int>) -> Bool { deadline.map { minutes.upperBound > $0 } ?? false }

    private func places(on slots: FreeSlots, now: Int?) -> [Place] {
        var places: [Place] = []
        func add(_ start: Int, _ minutes: Range<Int>) {
            var cost = Reorganisation.Cost.move(by: start - self.start)
            if misses(minutes) { cost = cost + .missed }
            places.append(Place(start: start, minutes: minutes, cost: cost))
        }
        let duration = task.duration
        let grid = slots.planner.grid
        var candidate = slots.planner.gridStart(notBefore: slots.window.lowerBound)
        var owes = staying(on: slots, now: now)
        while candidate < min(slots.window.upperBound, CivilDay.minutes) {
            defer { candidate += grid }
            if let minutes = owes, start <= candidate {
                add(start, minutes)
                owes = nil
            }
            guard candidate != start, slots.isFree(start: candidate, duration: duration),
                let minutes = slots.minutes(from: candidate, duration: duration)
            else { continue }
            add(candidate, minutes)
        }
        if let owes { add(start, owes) }
        return places
    }

    /// The minutes it has, when it may keep them: they are not over, and free of everything fixed. Sleep doesn't
    /// matter, since it was put there.
    private func staying(on slots: FreeSlots, now: Int?) -> Range<Int>? {
        guard let minutes = slots.minutes(from: start, duration: task.duration) else { return nil }
        return minutes.upperBound > now ?? .min ? minutes : nil
    }
}
