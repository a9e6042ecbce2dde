import Almanac

/// A task in the search, with its possible places and their costs.
struct MovableTask {
    var task: PlannedTask
    /// The current start.
    var start: Int
    /// The minute of the day by which it must be finished; `nil` if no deadline on the day can still be kept.
    var deadline: Int?
    /// Its possible places, by start.
    var places: [Place] = []
    /// The cost of leaving it out.
    var omission: Reorganisation.Cost
    /// Whether it is on time, so that it may stay where it is together with all others that are.
    private(set) var isOnTime = false

    /// A start that overlaps nothing fixed.
    struct Place {
        var start: Int
        var minutes: Range<Int>
        var cost: Reorganisation.Cost
        /// The index of the last search point from which it can be taken, and of the first point that is free after it.
        var from = 0
        var next = 0
    }

    /// - Parameter now: The current minute, if this is the current day.
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

    /// Whether it must be finished by a time of the day, not just on that day.
    var hasClockDeadline: Bool { deadline.map { $0 < CivilDay.minutes } ?? false }

    /// Whether a place ends too late for the deadline.
    func misses(_ minutes: Range<Int>) -> Bool { deadline.map { minutes.upperBound > $0 } ?? false }

    /// Its current place, if it may keep it.
    var ownPlace: Place? { places.first { $0.start == start } }

    /// Marks it as on time, which makes moving it cost more.
    private mutating func settle() {
        isOnTime = true
        omission = omission + .displaced
        for index in places.indices where places[index].start != start {
            places[index].cost = places[index].cost + .displaced
        }
    }

    /// Marks the tasks that are on time: the largest number that can stay without overlapping, chosen by earliest end.
    /// A task that overlaps nothing is always among them.
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

    /// Returns its current minutes if it may keep them, because they are not over and overlap nothing fixed. Sleep
    /// doesn't matter, since the task was placed there on purpose.
    private func staying(on slots: FreeSlots, now: Int?) -> Range<Int>? {
        guard let minutes = slots.minutes(from: start, duration: task.duration) else { return nil }
        return minutes.upperBound > now ?? .min ? minutes : nil
    }
}
