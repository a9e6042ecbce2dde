import Almanac
import Planner
import TestSupport
import Testing

@Suite struct SlotSuggestionTests {
    @Test("MZ-090 every suggested time is free, there are at most three, and none twice")
    func valid() {
        var generator = Generator(seed: 90)
        for _ in 0..<500 {
            let day = RandomDay(using: &generator, tasks: 0...8)
            let slots = FreeSlots(
                day: day.planningDay, tasks: day.tasks, now: day.now, waking: day.waking, planner: planner)
            var wanted = task("new", nil, generator.element(of: planner.durations)!)
            if generator.bool() { wanted.deadline = Deadline(date: saturday) }
            let offered = SlotSuggestion.of(wanted, on: slots, history: nil)
            #expect(offered.count <= 3)
            #expect(Set(offered.map { $0.start }).count == offered.count)
            for slot in offered {
                #expect(day.isAllowed(task("new", nil, wanted.duration), free: slot.start))
            }
        }
    }

    @Test("MZ-089 the duration suggested is the shortest choice that covers the median")
    func median() {
        var tasks: [PlannedTask] = []
        for (number, minutes) in [20, 50, 40].enumerated() {
            var past = task("p\(number)", at(9), 30, done: true)
            past.title = "Weekly report \(number)"
            past.completed = Instant(seconds: Int64(minutes))
            tasks.append(past)
        }
        // The clock of this test shows the instant's seconds as minutes after nine.
        let history = TaskHistory(tasks) {
            CivilDateTime(date: saturday, time: ClockTime(minuteOfDay: at(9) + Int($0.seconds))!)
        }
        var new = task("n")
        new.title = "weekly REPORT"
        #expect(history.duration(of: new, planner: planner)?.minutes == 45)
        new.title = "Something else"
        #expect(history.duration(of: new, planner: planner) == nil)
    }
}

extension RandomDay {
    /// Whether a new task may begin there: free of everything, all open tasks included.
    func isAllowed(_ new: PlannedTask, free start: Int) -> Bool {
        var task = new
        task.placement = Placement(date: saturday, start: -1)
        for other in tasks where other.completed == nil {
            if minutes(other.placement!.start, other.duration).overlaps(minutes(start, new.duration)) { return false }
        }
        return isAllowed(task, at: start)
    }
}
