import Almanac
import Planner
import TestSupport

/// A random day that ran late, with what the tests need to judge a plan by themselves.
struct RandomDay {
    var times: DayPrayers
    var clockChange: ClockChange?
    var now: Int?
    var waking: WakingHours
    var tasks: [PlannedTask]

    /// - Parameter window: at most so many minutes lie between the present and bedtime, where few are wanted.
    init(using generator: inout Generator, tasks count: ClosedRange<Int>, window: Int? = nil) {
        times = .random(using: &generator)
        let kind = generator.integer(in: 0...19)
        if kind == 0 { clockChange = ClockChange(minute: at(2), shift: 60) }
        if kind == 1 { clockChange = ClockChange(minute: at(3), shift: -60) }
        let wake = generator.integer(in: 0...20) * 30
        if let window {
            let now = generator.integer(in: max(wake, clockChange == nil ? 300 : 60)...1100)
            self.now = generator.integer(in: 0...9) > 0 ? now : nil
            waking = WakingHours(
                wake: self.now == nil ? now : wake, sleep: min(1439, now + generator.integer(in: 30...window)))
        } else {
            now = generator.integer(in: 0...9) > 1 ? generator.integer(in: 0...1439) : nil
            waking = WakingHours(wake: wake, sleep: generator.integer(in: 0...47) * 30)
        }
        tasks = []
        let centre = now ?? waking.wake
        let spread = window ?? 720
        for number in 0..<generator.integer(in: count) {
            let low = max(0, (centre - spread) / 15)
            let high = min(95, (centre + spread) / 15)
            var start = generator.integer(in: low...max(low, high)) * 15
            if generator.integer(in: 0...9) == 0 { start = min(1439, start + generator.integer(in: 1...14)) }
            let lengths = window == nil ? [15, 15, 30, 30, 45, 60, 90, 120, 180, 240] : [15, 30, 30, 45, 60, 75]
            var task = task(
                "t\(number)", start, generator.element(of: lengths)!, done: generator.integer(in: 0...9) == 0)
            decorate(&task, &generator)
            tasks.append(task)
        }
    }

    private func decorate(_ task: inout PlannedTask, _ generator: inout Generator) {
        task.priority = generator.element(of: [nil, nil, .high, .medium, .low])!
        switch generator.integer(in: 0...9) {
        case 0: task.deadline = Deadline(date: saturday)
        case 1: task.deadline = Deadline(date: saturday.next)
        case 2...4:
            let minute = (now ?? waking.wake) + generator.integer(in: -60...240)
            task.deadline = Deadline(date: saturday, time: ClockTime(minuteOfDay: minute))
        default: break
        }
        if generator.integer(in: 0...7) == 0 { task.isFixed = true }
        if generator.integer(in: 0...9) == 0 { task.source = "University" }
        task.order = generator.integer(in: 0...3)
    }

    var planningDay: PlanningDay { day(times, clockChanges: clockChange.map { [$0] } ?? []) }

    func reorganiser(_ tasks: [PlannedTask]? = nil, moving: [String]? = nil) -> Reorganiser {
        Reorganiser(
            day: planningDay, tasks: tasks ?? self.tasks, now: now, waking: waking, moving: moving, planner: planner)
    }
}

// Restated here, apart from the code under test: what a plan has to keep clear of.
extension RandomDay {
    /// The minutes of the clock a task takes; where an hour comes twice, in either pass.
    func minutes(_ start: Int, _ duration: Int) -> Range<Int> {
        var (lower, upper) = (start, start + duration)
        if let change = clockChange, start < change.minute, upper > change.minute {
            if change.shift > 0 { upper += change.shift } else { lower = min(start, change.minute + change.shift) }
        }
        return lower..<upper
    }

    /// Prayers with five minutes on either side, for three days.
    var reserved: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for offset in [-1440, 0, 1440] {
            for (start, length) in [
                (times.fajr, 15), (times.dhuhr, 20), (times.asr, 20), (times.maghrib, 15), (times.isha, 20),
            ] { ranges.append(start + offset - 5..<start + offset + length + 5) }
        }
        return ranges
    }

    /// Open tasks that may not be moved.
    var standing: [PlannedTask] { tasks.filter { $0.completed == nil && ($0.isFixed || $0.source != nil) } }

    /// Open tasks that may be, in the order they stand.
    var movable: [PlannedTask] {
        tasks.filter { $0.completed == nil && !$0.isFixed && $0.source == nil }.sorted { a, b in
            let (x, y) = (a.placement!.start, b.placement!.start)
            return (x, -a.duration, a.order, a.id) < (y, -b.duration, b.order, b.id)
        }
    }

    /// The ids of the tasks that may all stay where they are, as many as can: the earliest end first.
    var onTime: Set<String> {
        var ids: Set<String> = []
        var end = Int.min
        let tasks = movable.filter { isAllowed($0, at: $0.placement!.start) }
        let ends = tasks.enumerated().sorted { a, b in
            let (x, y) = (
                minutes(a.element.placement!.start, a.element.duration),
                minutes(b.element.placement!.start, b.element.duration)
            )
            return (x.upperBound, a.offset) < (y.upperBound, b.offset)
        }
        for (_, task) in ends {
            let minutes = minutes(task.placement!.start, task.duration)
            guard minutes.lowerBound >= end else { continue }
            ids.insert(task.id)
            end = minutes.upperBound
        }
        return ids
    }

    /// Whether the tasks that aren't on time find places in their order, one after the other, among those that are, and
    /// no deadline is missed by that.
    var fitsInGaps: Bool {
        let onTime = onTime
        var taken: [Range<Int>] = []
        for task in movable where onTime.contains(task.id) {
            let minutes = minutes(task.placement!.start, task.duration)
            if let limit = limit(task), minutes.upperBound > limit { return false }
            taken.append(minutes)
        }
        var end = Int.min
        for task in movable where !onTime.contains(task.id) {
            let start = (0..<1440).first { start in
                let minutes = minutes(start, task.duration)
                return minutes.lowerBound >= end && isAllowed(task, at: start)
                    && taken.allSatisfy { !$0.overlaps(minutes) }
            }
            guard let start else { return false }
            end = minutes(start, task.duration).upperBound
            if let limit = limit(task), end > limit { return false }
        }
        return true
    }

    /// Whether a task may begin there, for all that is fixed.
    func isAllowed(_ task: PlannedTask, at start: Int) -> Bool {
        if let change = clockChange, change.shift > 0, (change.minute..<change.minute + change.shift).contains(start) {
            return false
        }
        let minutes = minutes(start, task.duration)
        for range in reserved where range.overlaps(minutes) { return false }
        for other in standing {
            if self.minutes(other.placement!.start, other.duration).overlaps(minutes) { return false }
        }
        if start == task.placement!.start, minutes.upperBound > now ?? .min { return true }
        guard start % 15 == 0, (0..<1440).contains(start), minutes.lowerBound >= now ?? .min else { return false }
        return isAwake(minutes)
    }

    private func isAwake(_ minutes: Range<Int>) -> Bool {
        let (wake, sleep) = (waking.wake, waking.sleep)
        if sleep > wake { return minutes.lowerBound >= wake && minutes.upperBound <= sleep }
        let isClear = sleep == wake || minutes.upperBound <= sleep || minutes.lowerBound >= wake
        return minutes.lowerBound >= 0 && minutes.upperBound <= sleep + 1440 && isClear
    }

    /// The minute by which a task is to be done, when that is on this day and not over.
    func limit(_ task: PlannedTask) -> Int? {
        guard let due = task.deadline, due.date == saturday else { return nil }
        let minute = due.time?.minuteOfDay ?? 1440
        return minute > now ?? .min ? minute : nil
    }
}
