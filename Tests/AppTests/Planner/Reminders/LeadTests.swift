import Almanac
import Records
import Testing

@testable import App

@Suite struct LeadTests {
    private func before(_ device: Device) throws -> [String] {
        (try device.facts("/reminders")["pending"]?.array ?? []).filter { $0["kind"]?.string == "task-before" }
            .map { $0["time"]?.string ?? "" }
    }

    @Test(
        "MZ-096 a task has a reminder of its own 5, 10, 15 or 30 minutes before its start, also where the general one is off"
    )
    func own() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("x", date: "2026-11-21", start: "16:00")
        #expect(try before(device).isEmpty)
        for lead in [5, 10, 15, 30] {
            #expect(try device.call("/tasks/\(id)", ["lead": "\(lead)"]).json["task"]?["lead"]?.int == Int64(lead))
            #expect(try before(device).count == 1)
        }
        #expect(device.get("/day/2026-11-21.ics").text.contains("TRIGGER:-PT30M"))
        for wrong in ["7", "0", "-5", "x", "300"] {
            #expect(try device.call("/tasks/\(id)", ["lead": wrong]).status == 422)
        }
        #expect(try device.call("/tasks/\(id)", ["lead": ""]).json["task"]?["lead"] == nil)
        #expect(try before(device).isEmpty)
        #expect(device.page("/tasks/\(id)").contains("name=\"lead\" value=\"30\""))
    }

    @Test("MZ-096 a task's own minutes take the place of the general ones, and only for that task")
    func override() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/reminders", ["task-before": "on", "task-before-minutes": "-10"])
        let id = try device.add("own", date: "2026-11-21", start: "16:00")
        _ = try device.add("general", date: "2026-11-21", start: "20:00")
        device.post("/tasks/\(id)", ["title": "own", "lead": "30"])
        let pending = try device.facts("/reminders")["pending"]?.array ?? []
        let times = pending.filter { $0["kind"]?.string == "task-before" }.compactMap { $0["at"]?.int }
        #expect(times.count == 2)
        // 15:30 and 19:50.
        #expect(times.last! - times.first! == 260 * 60_000)
    }
}
