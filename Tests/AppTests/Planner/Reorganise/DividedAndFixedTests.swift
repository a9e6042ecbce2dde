import Almanac
import Planner
import Records
import TestSupport
import Testing

@testable import App

struct DividedAndFixedTests {
    @Test("MZ-047 a task too long for its gap is divided into linked parts that add up, and undone as one")
    func divided() throws {
        let device = try LateDayTests.device(8)
        let fields: KeyValuePairs = ["title": "Thesis", "duration": "240", "date": "2026-11-21", "start": "12:30"]
        let refused = try device.call("/tasks", fields)
        #expect(refused.status == 409)
        #expect((refused.json["error"]?["parts"]?.array?.count ?? 0) > 1)
        #expect(device.post("/tasks", fields).text.contains("name=\"split\""))
        let id = try device.add("Thesis", duration: 240)
        let answer = try device.call("/tasks/\(id)/split", ["date": "2026-11-21", "start": "12:30"])
        let parts = answer.json["parts"]?.array ?? []
        #expect(parts.count > 1)
        #expect(parts.compactMap { $0["duration"]?.int }.reduce(0, +) == 240)
        #expect(parts.first?["id"]?.string == id)
        #expect(parts.dropFirst().allSatisfy { $0["partOf"]?.string == id })
        #expect(try device.facts("/")["conflicts"]?.array?.isEmpty == true)
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(try device.task(id)["date"] == .null)
        #expect(try device.task(id)["duration"]?.int == 240)
        #expect(try device.facts("/")["tasks"]?.array?.isEmpty == true)
    }

    @Test("MZ-047 a new task is divided in the form that was refused")
    func dividedWhenMade() throws {
        let device = try LateDayTests.device(8)
        let answer = try device.call(
            "/tasks", ["title": "Thesis", "duration": "240", "date": "2026-11-21", "start": "12:30", "split": "on"])
        #expect(answer.status == 200)
        let tasks = try device.facts("/")["tasks"]?.array ?? []
        #expect(tasks.compactMap { $0["duration"]?.int }.reduce(0, +) == 240)
    }

    /// An event as an import will write it.
    static func event(_ start: Int, _ duration: Int) -> Record {
        var task = PlannedTask(
            id: "event-1", title: "Lecture", duration: duration,
            placement: Placement(date: CivilDate(year: 2026, month: 11, day: 21)!, start: start),
            created: Instant(seconds: 1_795_000_000))
        task.source = "University"
        var writer = TaskWriter(
            clock: HybridClock(replica: Replica(number: 9)), now: Instant(seconds: 1_795_000_000), generation: 0,
            scope: .planner)
        return writer.creation(of: task)
    }

    @Test("MZ-049 an event of another calendar over Dhuhr is shown, marked, and moved by nothing")
    func external() throws {
        let device = try LateDayTests.device(8)
        device.merge([Self.event(11 * 60 + 30, 60)])
        let facts = try device.facts("/")
        let event = try #require(facts["tasks"]?.array?.first)
        #expect(event["conflict"]?.bool == true)
        #expect(event["source"]?.string == "University")
        #expect(facts["conflicts"]?.array?.isEmpty == true, "nothing to move")
        #expect(device.page("/").contains("University"))
        for action in ["move", "resize", "schedule", "unschedule", "complete", "extend", "next", "split"] {
            let answer = try device.call(
                "/tasks/event-1/\(action)", ["date": "2026-11-21", "start": "16:00", "duration": "30"])
            #expect(answer.status == 409 && answer.json["error"]?["code"]?.string == "event_immutable", "\(action)")
        }
        #expect(try device.call("/tasks/event-1", ["title": "Mine"]).status == 409)
        _ = try device.call("/day/2026-11-21/inbox")
        _ = try device.call("/day/2026-11-21/around")
        #expect(try device.task("event-1")["start"]?.string == "11:30")
    }

    @Test("K69 a time to finish by that comes before the task's end is refused in words; the end itself is taken")
    func early() throws {
        let device = try Device.inRiyadh()
        func add(_ day: String, _ time: String) throws -> (status: Int, json: JSON) {
            try device.call(
                "/tasks",
                [
                    "title": "x", "duration": "30", "date": "2026-11-23", "start": "09:00", "deadlineDay": "\(day)",
                    "deadlineTime": "\(time)",
                ])
        }
        let refused = try add("2026-11-23", "09:10")
        #expect(refused.status == 422 && refused.json.text().contains("٩:٣٠"))
        #expect(try add("2026-11-22", "").status == 422)
        let taken = try add("2026-11-23", "09:30")
        #expect(taken.status < 300)
        let id = taken.json["task"]?["id"]?.string ?? ""
        #expect(try device.call("/tasks/\(id)", ["deadlineDay": "2026-11-23", "deadlineTime": "09:20"]).status == 422)
        #expect(try device.call("/tasks/\(id)", ["deadlineDay": "2026-11-23", "deadlineTime": ""]).status < 300)
    }

    @Test("K69 priority, deadline and fixed time are set, shown, kept and taken away; a title alone is enough")
    func importance() throws {
        let device = try LateDayTests.device(8)
        let id = try device.add("Plain")
        #expect(try device.task(id)["priority"] == nil)
        let answer = try device.call(
            "/tasks/\(id)",
            ["priority": "high", "deadlineDay": "2026-11-21", "deadlineTime": "16:00", "fixed": "on"])
        #expect(answer.json["task"]?["priority"]?.string == "high")
        #expect(answer.json["task"]?["deadline"]?.string == "2026-11-21T16:00")
        #expect(answer.json["task"]?["fixed"]?.bool == true)
        #expect(device.page("/tasks/\(id)").contains("value=\"16:00\""))
        _ = try device.call("/tasks/\(id)", ["title": "Other"])
        #expect(try device.task(id)["deadline"]?.string == "2026-11-21T16:00")
        _ = try device.call("/tasks/\(id)", ["priority": "", "deadlineDay": "", "deadlineTime": "", "fixed": "off"])
        #expect(try device.task(id)["deadline"] == nil && device.task(id)["priority"] == nil)
        for wrong in [
            ["priority": "urgent"], ["deadlineDay": "soon"], ["deadlineTime": "16:00"],
            ["deadlineDay": "2026-11-21", "deadlineTime": "25:00"],
        ] {
            var fields = FormFields()
            for (name, value) in wrong { fields.pairs.append(.init(name, value)) }
            let refused =
                wrong.count == 1
                ? try device.call("/tasks/\(id)", [wrong.keys.first!: wrong.values.first!])
                : try device.call("/tasks/\(id)", ["deadlineDay": "2026-11-21", "deadlineTime": "25:00"])
            #expect(refused.status == 422, "\(wrong)")
        }
    }

    @Test("K69 waking hours are set in the settings and bound what is proposed")
    func waking() throws {
        let device = try LateDayTests.device(8)
        let a = try device.add("A", duration: 60, date: "2026-11-21", start: "09:00")
        device.now = Instant(seconds: LateDayTests.CivilDateTimes.saturday + Int64(17 * 3600 + 1800))
        #expect(try device.facts("/day/2026-11-21/reorganise")["overflow"]?.array?.isEmpty == true)
        device.post("/me/settings", ["sleep": "21:00", "wake": "05:30"])
        #expect(try device.facts("/me/settings")["sleep"]?.string == "21:00")
        #expect(try device.facts("/day/2026-11-21/reorganise")["overflow"]?.array?.first?["id"]?.string == a)
        #expect(device.post("/me/settings", ["sleep": "late"]).status == 422)
    }
}
