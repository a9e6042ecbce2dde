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
    /// Whether it is on time: it may stay where it is, and so may every other that is.
    private(set) var isOnTime = false

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

    /// The place it has, where it may keep it.
    var ownPlace: Place? { places.first { $0.start == start } }

    /// Marks it as one that is on time, which costs more to move.
    private mutating func settle() {
        isOnTime = true
        omission = omission + .displaced
        for index in places.indices where places[index].start != start {
            places[index].cost = places[index].cost + .displaced
        }
    }

    /// Marks the tasks that are on time: as many as can stay beside each other, found by the earliest end first. One that
    /// collides with nothing is always among them.
    static func settle(_ tasks: inout [MovableTask]) {
        var standing: [(minutes: Range<Int>, index: Int)] = []
        for (index, task) in tasks.enumerated() {
            if let place = task.ownPlace { standing.append((place.minutes, index)) }
        }
        standing.sort { ($0.minutes.upperBound, $0.index) < ($1.minutes.upperBound, $1.index) }
        var end = Int.min
        for (minutes, index) in standing where minutes.lowerBound >= end {
            tasks[index].settle()
            end = minutes.upperBound
        }
    }

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
