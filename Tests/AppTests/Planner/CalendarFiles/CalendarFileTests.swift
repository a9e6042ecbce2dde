import Almanac
import Records
import Testing

@testable import App

struct CalendarFileTests {
    private func lines(_ device: Device, _ path: String) -> [String] {
        let answer = device.get(path)
        #expect(answer.status == 200 && answer["content-type"] == "text/calendar; charset=utf-8")
        return answer.text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test("SY-048 SY-061 a day's file has its prayers and tasks, alarms as the settings have them, and ids that stay")
    func day() throws {
        let device = try LateDayTests.device(12)
        let id = try device.add("Read, think; rest", duration: 30, date: "2026-11-21", start: "15:15")
        _ = try device.add("Elsewhere", duration: 30, date: "2026-11-22", start: "15:15")
        let first = lines(device, "/day/2026-11-21.ics")
        #expect(first.filter { $0 == "BEGIN:VEVENT" }.count == 6)
        #expect(first.contains("UID:\(id)@wird") && first.contains("UID:asr-2026-11-21@wird"))
        #expect(first.contains("SUMMARY:Read\\, think\\; rest") && first.contains("DTSTART:20261121T121500Z"))
        // Before and at each prayer, and at the task's start.
        #expect(first.filter { $0 == "BEGIN:VALARM" }.count == 11)
        let day = try device.facts("/")
        let asr = day["prayers"]?.array?.first { $0["name"]?.string == "asr" }?["start"]?.string ?? ""
        let hour = (Int(asr.prefix(2)) ?? 0) - 3
        #expect(first.contains("DTSTART:20261121T\(hour)\(asr.suffix(2))00Z"))
        #expect(lines(device, "/day/2026-11-21.ics") == first, "the same day gives the same file")
        _ = try device.call("/tasks/\(id)/complete")
        let done = lines(device, "/day/2026-11-21.ics")
        #expect(done.contains("UID:\(id)@wird") && done.filter { $0 == "BEGIN:VALARM" }.count == 10)
    }

    @Test("SY-048 a congregation after the prayer's time keeps the alarm at the time")
    func congregation() throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings", ["gapAsr": "20"])
        let lines = lines(device, "/day/2026-11-21.ics")
        #expect(lines.contains("TRIGGER:-PT20M") && lines.contains("TRIGGER:-PT30M"))
    }

    @Test(
        "SY-048 a week begins as the person's weeks do, a month has all its days, any number of days can be asked for")
    func spans() throws {
        let device = try LateDayTests.device(12)
        func prayers(_ path: String) -> [String] { lines(device, path).filter { $0.hasPrefix("UID:fajr") } }
        device.post("/me/settings", ["weekStart": "monday"])
        let week = prayers("/week/2026-11-21.ics")
        #expect(week.count == 7 && week.first == "UID:fajr-2026-11-16@wird")
        #expect(prayers("/month/2026-11.ics").count == 30)
        #expect(prayers("/day/2026-11-21.ics?days=10").count == 10)
        for wrong in ["0", "367", "x", "-1", "99999999999999999999"] {
            #expect(device.get("/day/2026-11-21.ics?days=\(wrong)").status == 422, "\(wrong)")
        }
        #expect(device.get("/day/2400-01-01.ics").status == 404)
        #expect(device.get("/day/2026-11-21.ics")["content-disposition"]?.contains("wird-2026-11-21.ics") == true)
    }
}
