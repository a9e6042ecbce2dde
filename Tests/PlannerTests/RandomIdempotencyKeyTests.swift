import Almanac
import Planner
import Records
import TestSupport
import Testing

/// A planner that does what a host does: every placement is checked before it is written.
private struct Simulation {
    var generator: Generator
    var writer: TaskWriter
    var store: [String: Record] = [:]
    var days: [CivilDate: PlanningDay] = [:]
    var accepted = 0
    var refused = 0

    init(seed: UInt64) {
        generator = Generator(seed: seed)
        writer = TaskWriter(
            clock: HybridClock(replica: Replica(number: 1)), now: Instant(seconds: 1_795_000_000), generation: 0)
        var times = (0...9).map { _ in DayPrayers.random(using: &generator) }
        times.append(riyadh)
        for offset in 0..<8 {
            let date = saturday.adding(days: offset)
            let change = generator.integer(in: 0...9) == 0 ? [ClockChange(minute: at(2), shift: 60)] : []
            days[date] = PlanningDay(
                date: date, yesterday: times[offset], today: times[offset + 1], tomorrow: times[offset + 2],
                clockChanges: change, prayers: prayers, planner: planner)
        }
    }

    /// What the store holds, read back from its records, in order of id.
    var tasks: [PlannedTask] = []

    mutating func store(_ change: Record?) {
        guard let change else { return }
        var record = store[change.key.id] ?? Record(key: change.key)
        for entry in change.fields { record[entry.name] = entry.field }
        store[change.key.id] = record
        let task = TaskReading(record).task
        tasks.removeAll { $0.id == task.id }
        if !task.isDeleted { tasks.append(task) }
        if tasks.count > 40 { tasks.removeFirst(tasks.count - 40) }
        check(task)
    }

    /// Restated here, apart from the code under test: the minutes a task takes, and the reserved ones.
    func check(_ task: PlannedTask) {
        guard let placement = task.placement, let day = days[placement.date] else { return }
        var end = placement.start + task.duration
        for change in day.clockChanges where placement.start < change.minute && end > change.minute {
            end += change.shift
        }
        for block in day.blocks {
            let isClear = end <= block.start - 5 || placement.start >= block.end + 5
            #expect(isClear)
        }
        #expect(placement.start % 15 == 0, "MZ-057")
    }

    /// Places a task where a person's finger might drop it, or at one of the offered starts when it is refused.
    mutating func place(_ task: PlannedTask, on date: CivilDate, start: Int, duration: Int) {
        guard let day = days[date] else { return }
        let check = PlacementCheck(day: day, tasks: tasks, planner: planner)
        var moved = task
        moved.duration = duration
        switch check.verdict(start: start, duration: duration, ignoring: task.id) {
        case .accepted:
            moved.placement = Placement(date: date, start: start)
            accepted += 1
        case .refused(let refusal):
            refused += 1
            guard let suggestion = generator.element(of: refusal.suggestions) else { return }
            moved.placement = Placement(date: date, start: suggestion)
        }
        store(writer.change(from: task, to: moved))
    }

    mutating func step(_ number: Int) {
        let date = saturday.adding(days: generator.integer(in: 0...7))
        let duration = generator.element(of: planner.durations)!
        let start = planner.snapped(generator.integer(in: -60...1500))
        guard let task = generator.element(of: tasks), generator.integer(in: 0...9) > 1 else {
            let new = PlannedTask(
                id: "task-\(number)", title: "Task", duration: duration, created: Instant(seconds: 1_795_000_000))
            store(writer.creation(of: new))
            place(new, on: date, start: start, duration: duration)
            return
        }
        switch generator.integer(in: 0...9) {
        case 0...4: place(task, on: date, start: start, duration: task.duration)
        case 5, 6:
            if let placement = task.placement {
                place(task, on: placement.date, start: placement.start, duration: duration)
            }
        case 7:
            var moved = task
            moved.placement = nil
            store(writer.change(from: task, to: moved))
        case 8:
            var copy = task.duplicated(as: "task-\(number)", at: Instant(seconds: 1_795_000_001))
            copy.category = TaskCategory.allCases.randomElement(using: &generator)
            store(writer.creation(of: copy))
        default:
            var deleted = task
            deleted.isDeleted = true
            store(writer.change(from: task, to: deleted))
        }
    }
}

@Suite struct RandomIdempotencyKeyTests {
    @Test("MZ-001 10,000 random creations, moves, resizes and copies leave no task on a prayer or its buffers")
    func noOverlap() {
        var simulation = Simulation(seed: 1)
        for number in 0..<10_000 {
            simulation.step(number)
        }
        #expect(simulation.accepted > 1_000 && simulation.refused > 500)
    }

    @Test("MZ-057 a start snaps to the nearest quarter of an hour within the day")
    func snapping() {
        #expect(planner.snapped(at(13, 7)) == at(13))
        #expect(planner.snapped(at(13, 8)) == at(13, 15))
        #expect(planner.snapped(at(13, 15)) == at(13, 15))
        #expect(planner.snapped(-5) == 0)
        #expect(planner.snapped(at(23, 59)) == at(23, 45))
        #expect(planner.snapped(.max) == at(23, 45))
        #expect(planner.snapped(.min) == 0)
    }
}
