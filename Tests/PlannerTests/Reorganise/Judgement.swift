import Almanac
import Planner

/// What a plan is worth by the objective as it is stated, worked out without the reorganiser.
struct Judgement {
    /// Missed deadlines; high, medium and low priority without a place; what was on time and doesn't stay; whether the
    /// order changed; minutes; moves.
    var objective: [Int]
    /// The starts in the order of the day; one without a place counts as never.
    var starts: [Int]

    /// `nil` where the plan isn't allowed. `starts` go with the day's movable tasks.
    init?(_ day: RandomDay, _ starts: [Int?]) {
        let tasks = day.movable
        let onTime = day.onTime
        var objective = [0, 0, 0, 0, 0, 0, 0, 0]
        var placed: [(task: PlannedTask, place: Int, minutes: Range<Int>)] = []
        for (place, (task, start)) in zip(tasks, starts).enumerated() {
            let limit = day.limit(task)
            if onTime.contains(task.id), start != task.placement!.start { objective[4] += 1 }
            guard let start else {
                if limit != nil { objective[0] += 1 }
                switch task.priority {
                case .high: objective[1] += 1
                case .medium, nil: objective[2] += 1
                case .low: objective[3] += 1
                }
                continue
            }
            guard day.isAllowed(task, at: start) else { return nil }
            let minutes = day.minutes(start, task.duration)
            if let limit, minutes.upperBound > limit { objective[0] += 1 }
            objective[6] += abs(start - task.placement!.start)
            objective[7] += start == task.placement!.start ? 0 : 1
            for other in placed where other.minutes.overlaps(minutes) { return nil }
            placed.append((task, place, minutes))
        }
        placed.sort { $0.minutes.lowerBound < $1.minutes.lowerBound }
        func isAscending(_ places: [Int]) -> Bool { places == places.sorted() }
        let stays = placed.filter { onTime.contains($0.task.id) }.map { $0.place }
        let rest = placed.filter { !onTime.contains($0.task.id) }.map { $0.place }
        if !isAscending(stays) || !isAscending(rest) { objective[5] = 1 }
        // Another order: the rest in any while all that is on time stays, or tasks with a time as deadline and the others.
        if objective[5] == 1, objective[4] > 0 {
            func hasTime(_ task: PlannedTask) -> Bool { day.limit(task).map { $0 < 1440 } ?? false }
            guard isAscending(placed.filter { !hasTime($0.task) }.map { $0.place }) else { return nil }
            let due = placed.filter { hasTime($0.task) }
            let keys = due.map { day.limit($0.task)! * 1000 + $0.place }
            guard isAscending(due.map { $0.place }) || isAscending(keys) else { return nil }
        }
        self.objective = objective
        self.starts = starts.map { $0 ?? .max }
    }

    /// Whether this plan comes before another.
    func isBetter(than other: Judgement) -> Bool {
        for (a, b) in zip(objective + starts, other.objective + other.starts) where a != b { return a < b }
        return false
    }
}

/// The best plan of a small day, by trying all there are.
struct BruteForce {
    let day: RandomDay
    private let choices: [[Int?]]
    private(set) var best: Judgement?
    /// How many plans were looked at.
    private(set) var tried = 0

    init(_ day: RandomDay) {
        self.day = day
        choices = day.movable.map { task in
            var starts: [Int?] = [nil]
            for start in 0..<1440 where start % 15 == 0 || start == task.placement!.start {
                if day.isAllowed(task, at: start) { starts.append(start) }
            }
            return starts
        }
    }

    /// How many plans there are, overlapping ones included.
    var size: Int { choices.reduce(1) { min($0 * $1.count, 1_000_000_000) } }

    mutating func search() { extend([]) }

    private mutating func extend(_ starts: [Int?]) {
        guard starts.count < choices.count else {
            tried += 1
            guard let plan = Judgement(day, starts) else { return }
            if best.map({ plan.isBetter(than: $0) }) ?? true { best = plan }
            return
        }
        let tasks = day.movable
        for start in choices[starts.count] {
            // Only plans whose tasks are clear of each other are carried on.
            if let start {
                let minutes = day.minutes(start, tasks[starts.count].duration)
                var isClear = true
                for (index, other) in starts.enumerated() {
                    if let other, day.minutes(other, tasks[index].duration).overlaps(minutes) { isClear = false }
                }
                guard isClear else { continue }
            }
            extend(starts + [start])
        }
    }
}
