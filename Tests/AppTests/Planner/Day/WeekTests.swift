import Almanac
import Records
import Testing

@testable import App

@Suite struct WeekTests {
    @Test("MZ-066 a week has seven columns with each day's prayers and tasks, from the person's first weekday")
    func columns() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("Read", date: "2026-11-25", start: "20:30")
        let page = device.page("/week/2026-11-25")
        #expect(page.components(separatedBy: "class=\"week-day").count == 8)
        #expect(page.components(separatedBy: "data-prayer=\"asr\"").count == 8)
        #expect(page.contains("data-week-task=") && page.contains("/actions?back=%2Fweek%2F2026-11-22"))
        let week = try device.facts("/week/2026-11-25")
        #expect(week["first"]?.string == "2026-11-22", "Sunday")
        #expect(week["days"]?.array?.count == 7)
        #expect(week["days"]?.array?[3]["tasks"]?.array?.first?["title"]?.string == "Read")
        #expect(week["days"]?.array?.allSatisfy { $0["prayers"]?.array?.count ?? 0 >= 5 } == true)
        device.post("/me/settings", ["weekStart": "monday"])
        #expect(try device.facts("/week/2026-11-25")["first"]?.string == "2026-11-23")
    }

    @Test("MZ-066 the address without a date leads to the week that it is")
    func current() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/week")["location"] == "/week/2026-11-21")
        #expect(try device.facts("/week")["days"]?.array?.count == 7)
    }

    @Test("MZ-066 moving a task to another day obeys that day's prayers and leads back to the week")
    func move() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-25", start: "20:30")
        let refused = device.post(
            "/tasks/\(id)/move", ["back": "/week/2026-11-21", "date": "2026-11-26", "start": "11:45"])
        #expect(refused.status == 409)
        #expect(try device.task(id)["date"]?.string == "2026-11-25")
        let moved = device.post(
            "/tasks/\(id)/move", ["back": "/week/2026-11-21", "date": "2026-11-26", "start": "20:30"])
        #expect(moved["location"]?.hasPrefix("/week/2026-11-21?notice=scheduled") == true)
        #expect(try device.task(id)["date"]?.string == "2026-11-26")
    }

    @Test("MZ-066 weeks that can't be opened say so; without a place it is asked for")
    func edges() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/week/2036-11-25").status == 404)
        #expect(device.get("/week/2027-11-20").status == 200)
        #expect(try Device().get("/week/2026-11-25")["location"] == "/place")
        #expect(device.page("/").contains("href=\"/week/2026-11-21\""))
    }
}
