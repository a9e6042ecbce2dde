import Almanac
import Planner
import Records
import TestSupport
import Testing

@testable import App

struct HintTests {
    /// Three mornings of reading that each took three quarters of an hour.
    static func past(_ device: Device, count: Int = 3) {
        var records: [Record] = []
        for day in 1...count {
            let date = CivilDate(year: 2026, month: 11, day: 21)!.adding(days: -day)
            let start = LateDayTests.CivilDateTimes.saturday - Int64(day * 86_400) + Int64(5 * 3600)
            var task = PlannedTask(
                id: "past-\(day)", title: day == 1 ? "قِراءةُ الورد" : "قراءة الورد", duration: 30,
                placement: Placement(date: date, start: 8 * 60), created: Instant(seconds: start))
            task.completed = Instant(seconds: start + 40 * 60)
            var writer = TaskWriter(
                clock: HybridClock(replica: Replica(number: 9)), now: Instant(seconds: start), generation: 0,
                scope: .planner)
            records.append(writer.creation(of: task))
        }
        device.merge(records)
    }

    @Test("MZ-089 three finished tasks like it suggest a duration; two don't; it can be switched off")
    func duration() throws {
        let device = try LateDayTests.device(6)
        let id = try device.add("قراءة الورد")
        Self.past(device, count: 2)
        #expect(!device.page("/tasks/\(id)/actions").contains("data-predicted"))
        Self.past(device)
        #expect(device.page("/tasks/\(id)/actions").contains("data-predicted=\"45\""))
        #expect(try device.task(id)["duration"]?.int == 30, "never applied by itself")
        device.post("/me/settings", ["hints": "off"])
        #expect(!device.page("/tasks/\(id)/actions").contains("data-predicted"))
        #expect(!device.page("/tasks/\(id)/actions").contains("data-hints"))
    }

    @Test("MZ-090 at most three valid times are suggested, each with a reason, the usual one among them")
    func slots() throws {
        let device = try LateDayTests.device(6)
        let id = try device.add("قراءة الورد")
        Self.past(device)
        let page = device.page("/tasks/\(id)/actions?lang=en")
        #expect(page.contains("data-hints"))
        #expect(page.contains("around your usual time"))
        let starts = page.split(separator: "name=\"start\" value=\"").dropFirst().map { String($0.prefix(5)) }
        #expect(!starts.isEmpty)
        #expect(try device.task(id)["date"] == .null, "never applied by itself")
    }
}
