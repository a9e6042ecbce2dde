import Almanac
import Planner
import Records
import TestSupport
import Testing

@Suite struct TaskRecordTests {
    let start = Instant(seconds: 1_795_000_000)

    func writer(_ replica: UInt64 = 1, after seconds: Int64 = 0) -> TaskWriter {
        TaskWriter(
            clock: HybridClock(replica: Replica(number: replica)), now: Instant(seconds: 1_795_000_000 + seconds),
            generation: 3)
    }

    /// What a store does with a change (restated: newer stamp wins, field by field).
    func merged(_ record: Record, _ change: Record?) -> Record {
        var record = record
        for entry in change?.fields ?? [] {
            if let old = record[entry.name], old.stamp >= entry.field.stamp { continue }
            record[entry.name] = entry.field
        }
        return record
    }

    @Test("MZ-076 a task comes back from its record as it was written")
    func roundTrip() {
        var generator = Generator(seed: 76)
        for number in 0..<500 {
            var task = PlannedTask(
                id: "id-\(number)", title: "عنوان \(number)", notes: generator.bool() ? "سطر\nآخر" : "",
                category: TaskCategory.allCases.randomElement(using: &generator),
                duration: generator.element(of: planner.durations)!, created: start)
            if generator.bool() {
                task.placement = Placement(
                    date: saturday.adding(days: generator.integer(in: -400...400)),
                    start: generator.integer(in: 0...1439))
            }
            if generator.bool() { task.completed = Instant(seconds: 1_795_000_500) }
            if generator.bool() { task.partOf = "whole" }
            task.priority = generator.element(of: [nil, .high, .medium, .low])!
            if generator.bool() {
                task.deadline = Deadline(
                    date: saturday, time: ClockTime(minuteOfDay: generator.integer(in: 0...2000)))
            }
            task.isFixed = generator.bool()
            if generator.bool() { task.source = "University" }
            task.order = generator.integer(in: -5...5)
            var writer = writer()
            let record = writer.creation(of: task)
            let reading = TaskReading(record)
            #expect(reading.repairs.isEmpty && !reading.isInWrongBucket)
            #expect(reading.task.revision == writer.clock.last)
            #expect(record.generation == 3)
            #expect(reading.task.unrevised == task.unrevised)
        }
    }

    /// The fields that a change from one state to another writes.
    func fields(from old: PlannedTask, to new: PlannedTask) -> JSONObject {
        var writer = writer()
        var fields = JSONObject()
        for entry in writer.change(from: old, to: new)?.fields ?? [] { fields[entry.name] = entry.field.value }
        return fields
    }

    @Test("MZ-078 a change writes only what changed; date, start and duration are one field; the bucket follows")
    func partialChanges() {
        let task = PlannedTask(id: "a", title: "Read", duration: 30, created: start)
        #expect(fields(from: task, to: task) == [:])
        var moved = task
        moved.placement = Placement(date: saturday, start: at(9))
        let placement: JSON = .object(["date": .string("2026-11-21"), "start": .int(540), "duration": .int(30)])
        #expect(fields(from: task, to: moved) == ["bucket": .string("2026-11-21"), "placement": placement])
        var renamed = moved
        renamed.title = "Write"
        #expect(fields(from: moved, to: renamed) == ["title": .string("Write")])
        var done = task
        done.completed = start
        #expect(fields(from: task, to: done)["bucket"] == .string("done"))
        #expect(fields(from: done, to: task) == ["bucket": .string("inbox"), "completed": .null])
        var deleted = task
        deleted.isDeleted = true
        #expect(fields(from: task, to: deleted) == ["deleted": .bool(true)])
        #expect(fields(from: deleted, to: task) == ["deleted": .bool(false)])
    }

    @Test("MZ-082 a task's bucket is its day, the inbox, or what is done")
    func buckets() {
        #expect(task("a", at(9)).bucket == "2026-11-21")
        #expect(task("a", at(9), done: true).bucket == "2026-11-21")
        #expect(task("a").bucket == "inbox")
        #expect(task("a", done: true).bucket == "done")
    }

    @Test("MZ-050 a bucket left stale by a merge is noticed and put right")
    func staleBucket() throws {
        var first = writer(1)
        let task = PlannedTask(id: "a", title: "Read", duration: 30, created: start)
        let record = first.creation(of: task)
        var phone = writer(2, after: 10)
        var laptop = writer(3, after: 20)
        var placed = task
        placed.placement = Placement(date: saturday, start: at(9))
        var done = task
        done.completed = start
        let onPhone = phone.change(from: task, to: placed)
        let onLaptop = laptop.change(from: task, to: done)
        let both = merged(merged(record, onPhone), onLaptop)
        let reading = TaskReading(both)
        #expect(reading.task.bucket == "2026-11-21" && both["bucket"]?.value == .string("done"))
        #expect(reading.isInWrongBucket && reading.repairs.isEmpty)
        var repairer = writer(1, after: 30)
        let built = repairer.repair(of: reading)
        let repair = try #require(built)
        #expect(repair.fields.map { $0.name } == ["bucket"])
        let repaired = TaskReading(merged(both, repair))
        #expect(!repaired.isInWrongBucket)
        let again = repairer.repair(of: repaired)
        #expect(again == nil)
    }

    @Test("MZ-076 a record that can't be read is kept, named for repair, and put right without losing words")
    func malformed() throws {
        var record = Record(key: RecordKey(scope: .own, kind: PlannedTask.kind, id: "a"))
        let stamp = Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 1))
        for (name, value) in [
            ("title", JSON.int(7)), ("notes", .array([])), ("placement", .string("tomorrow")),
            ("completed", .string("yes")), ("category", .string("no name of one")), ("created", .double(.infinity)),
            ("order", .bool(true)), ("future", .object(["x": .null])), ("bucket", .string("2026-11-21")),
        ] { record[name] = Field(value, at: stamp) }
        let reading = TaskReading(record)
        #expect(reading.repairs == [.title, .notes, .placement, .completion])
        #expect(reading.task.title == "" && reading.task.category == nil && reading.task.placement == nil)
        #expect(reading.task.duration == 30 && reading.isInWrongBucket)
        var writer = writer()
        let built = writer.repair(of: reading)
        let repair = try #require(built)
        #expect(repair.fields.map { $0.name } == ["bucket", "completed", "notes", "placement"])
        #expect(TaskReading(merged(record, repair)).repairs == [.title])
    }

    @Test(
        "MZ-076 a placement is a whole or nothing",
        arguments: [
            ["date": .string("2026-02-30"), "start": .int(540), "duration": .int(30)],
            ["date": .string("2026-11-21"), "start": .int(1440), "duration": .int(30)],
            ["date": .string("2026-11-21"), "start": .int(-1), "duration": .int(30)],
            ["date": .string("2026-11-21"), "start": .int(.max), "duration": .int(30)],
            ["date": .string("2026-11-21"), "start": .int(540), "duration": .int(0)],
            ["date": .string("2026-11-21"), "start": .int(540), "duration": .int(.min)],
            ["date": .string("2026-11-21"), "duration": .int(30)], ["start": .int(540), "duration": .int(30)], [:],
        ] as [JSONObject])
    func brokenPlacement(placement: JSONObject) {
        var record = Record(key: RecordKey(scope: .own, kind: PlannedTask.kind, id: "a"))
        let stamp = Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 1))
        record["title"] = Field(.string("Read"), at: stamp)
        record["placement"] = Field(.object(placement), at: stamp)
        let reading = TaskReading(record)
        #expect(reading.repairs == [.placement] && reading.task.placement == nil)
        #expect(reading.task.title == "Read" && reading.task.bucket == "inbox")
    }

    @Test("MZ-076 50,000 random records are read without a trap, and what is read can be planned")
    func fuzz() {
        var generator = Generator(seed: 7676)
        let names = [
            "title", "notes", "placement", "completed", "created", "category", "order", "bucket", "deleted", "partOf",
            "x",
        ]
        for number in 0..<50_000 {
            var record = Record(key: RecordKey(scope: .own, kind: PlannedTask.kind, id: "r\(number)"))
            for name in names where generator.integer(in: 0...3) > 0 {
                let stamp = Stamp(
                    milliseconds: generator.integer(in: 0...Int64.max), counter: 0, replica: Replica(number: 1))
                record[name] = Field(randomValue(&generator, depth: 0), at: stamp)
            }
            let reading = TaskReading(record)
            #expect((1...1440).contains(reading.task.duration))
            var writer = writer()
            _ = writer.repair(of: reading)
            if number % 50 == 0 {
                let date = reading.task.placement?.date ?? saturday
                _ = DayPlan(
                    day: day(on: date), tasks: [reading.task], earlier: [reading.task], now: now(9, on: date),
                    planner: planner)
            }
        }
    }

    func randomValue(_ generator: inout Generator, depth: Int) -> JSON {
        switch generator.integer(in: 0...9) {
        case 0: return .null
        case 1: return .bool(generator.bool())
        case 2: return .int(generator.element(of: [0, 1, 30, 540, 1439, 1440, -1, .max, .min])!)
        case 3: return .double(generator.element(of: [0, -0.5, .nan, .infinity, 1e300])!)
        case 4:
            return .string(
                generator.element(of: ["", " ", "2026-11-21", "9999-12-31", "0001-01-01", "inbox", "قراءة"])!)
        case 5: return .array([])
        case _ where depth > 2: return .object([:])
        default:
            var object = JSONObject()
            for name in ["date", "start", "duration"] where generator.integer(in: 0...4) > 0 {
                object[name] = randomValue(&generator, depth: depth + 1)
            }
            return .object(object)
        }
    }
}

extension PlannedTask {
    /// The task without its revision, which it has only once it was stored.
    var unrevised: PlannedTask {
        var plain = PlannedTask(
            id: id, title: title, notes: notes, category: category, duration: duration, placement: placement,
            completed: completed, created: created)
        plain.order = order
        plain.isDeleted = isDeleted
        plain.partOf = partOf
        return plain
    }
}
