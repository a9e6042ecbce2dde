import Records
import Testing

@testable import App

struct PrintTests {
    @Test("a day and its week stand ready for paper, in order, with a box for tasks and none for prayers")
    func days() throws {
        let device = try LateDayTests.device(12)
        let id = try device.add("Read <b>", date: "2026-11-21", start: "15:15")
        _ = try device.add("Monday", date: "2026-11-23", start: "10:00")
        let day = try device.facts("/day/2026-11-21/print")["days"]?.array ?? []
        let lines = day.first?["lines"]?.array ?? []
        #expect(day.count == 1 && lines.count == 6)
        #expect(lines.compactMap { $0["start"]?.string } == lines.compactMap { $0["start"]?.string }.sorted())
        #expect(lines.filter { $0["done"]?.isNull == true }.count == 5)
        let page = device.page("/day/2026-11-21/print")
        #expect(page.contains("Read &lt;b&gt;") && page.contains("☐") && page.contains("href=\"/day/2026-11-21.ics\""))
        #expect(page.contains("href=\"/week/2026-11-21/print\""))
        device.post("/tasks/\(id)/complete")
        #expect(device.page("/day/2026-11-21/print").contains("☑"))
        device.post("/me/settings", ["weekStart": "monday"])
        let week = try device.facts("/week/2026-11-21/print")["days"]?.array ?? []
        #expect(week.compactMap { $0["date"]?.string } == (16...22).map { "2026-11-\($0)" })
        #expect(device.page("/week/2026-11-21/print").contains("href=\"/week/2026-11-21.ics\""))
        #expect(device.page("/").contains("href=\"/day/2026-11-21/print\""))
        #expect(device.get("/day/2400-01-01/print").status == 404)
    }
}
