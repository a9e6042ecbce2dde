import Almanac
import Planner
import Records
import TestSupport
import Testing

@Suite struct ChecklistTests {
    @Test("MZ-078 steps are read one a line; what is done stays done where its words stay")
    func lines() {
        var list = Checklist(lines: " Flour \r\n\n  \n[x] Milk\nDates ")
        #expect(list.steps == [.init("Flour"), .init("Milk", isDone: true), .init("Dates")])
        #expect(list.done == 1)
        list = Checklist(lines: "Milk\nDates\nFlour, two bags", standing: list)
        #expect(list.steps.map(\.isDone) == [true, false, false])
        #expect(Checklist(lines: "[ ] Milk", standing: list).done == 0)
        #expect(Checklist(lines: "Milk\nMilk", standing: list).steps.map(\.isDone) == [true, false])
    }

    @Test("MZ-078 steps come back from their lines and from a task's record as they were")
    func roundTrip() {
        var generator = Generator(seed: 784)
        for _ in 0..<300 {
            var steps: [Checklist.Step] = []
            for number in 0..<generator.integer(in: 0...8) {
                let words = generator.element(of: ["حليب", "Milk", "[ ] box", "[x] done", "a, b; \"c\""])!
                steps.append(.init(words + " \(number)", isDone: generator.bool()))
            }
            let list = Checklist(steps)
            #expect(Checklist(lines: list.markedLines) == list)
            var task = PlannedTask(id: "a", title: "x", duration: 30, created: Instant(seconds: 1_795_000_000))
            task.checklist = list
            task.lead = generator.element(of: [nil, 5, 30])!
            var writer = TaskWriter(
                clock: HybridClock(replica: Replica(number: 1)), now: Instant(seconds: 1_795_000_000), generation: 0)
            let read = TaskReading(writer.creation(of: task)).task
            #expect(read.checklist == list && read.lead == task.lead)
        }
    }

    @Test("MZ-078 a checklist has a bound, and so has each of its steps")
    func bounds() {
        let many = Checklist(lines: String(repeating: "x\n", count: 31))
        #expect(many.problem(planner) == .tooMany(limit: 30))
        #expect(Checklist(many.steps.dropLast()).problem(planner) == nil)
        #expect(
            Checklist([.init(String(repeating: "ن", count: 201))]).problem(planner) == .tooLong(count: 201, limit: 200))
    }

    @Test("MZ-078 a step moves by one, and not over the ends")
    func moves() {
        var list = Checklist(lines: "a\nb\nc")
        list.move(0, by: -1)
        list.move(2, by: 1)
        list.move(7, by: 1)
        #expect(list.lines == "a\nb\nc")
        list.move(0, by: 1)
        list.move(2, by: -1)
        #expect(list.lines == "b\nc\na")
    }

    @Test("MZ-078 a copy has the same steps, none of them done, and the same reminder")
    func duplicate() {
        var task = PlannedTask(id: "a", title: "x", duration: 30, created: Instant(seconds: 1))
        task.checklist = Checklist(lines: "[x] a\nb")
        task.lead = 15
        let copy = task.duplicated(as: "b", at: Instant(seconds: 2))
        #expect(copy.checklist.steps == [.init("a"), .init("b")] && copy.lead == 15)
    }
}
