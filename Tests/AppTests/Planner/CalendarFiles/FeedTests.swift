import Almanac
import Records
import Testing

@testable import App

struct FeedTests {
    private func lines(_ device: Device, _ secret: String) -> [String] {
        let answer = device.get("/feeds/\(secret).ics", accept: "*/*")
        #expect(answer.status == 200 && answer["content-type"] == "text/calendar; charset=utf-8")
        #expect(answer.text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 && $0.last == 13 })
        return answer.text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test("SY-048 the feed has the zone's rules, times in the zone, ids that stay, alarms, and says when to ask again")
    func feed() throws {
        let device = try LateDayTests.device(12)
        let id = try device.add("Read, think", duration: 30, date: "2026-11-21", start: "15:15")
        let secret = try AccessTests.token(device, "feed").secret
        let lines = lines(device, secret)
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
        #expect(lines.contains("TZID:Asia/Riyadh") && lines.contains("TZOFFSETTO:+0300"))
        #expect(lines.contains("DTSTART;TZID=Asia/Riyadh:20261121T151500"))
        #expect(lines.contains("DTEND;TZID=Asia/Riyadh:20261121T154500"))
        #expect(lines.contains("UID:\(id)@wird") && lines.contains("UID:asr-2026-11-21@wird"))
        #expect(lines.contains("REFRESH-INTERVAL;VALUE=DURATION:PT60M") && lines.contains("BEGIN:VALARM"))
        let ids = lines.filter { $0.hasPrefix("UID:") }
        #expect(Set(ids).count == ids.count && ids.count == 75 * 5 + 1)
        // Nothing stands in it that changes from one asking to the next.
        device.now = Instant(seconds: device.now.seconds + 300)
        #expect(self.lines(device, secret) == lines)
        device.post("/tasks/\(id)/delete")
        #expect(!self.lines(device, secret).contains("UID:\(id)@wird"), "what is deleted leaves the feed")
    }

    @Test("SY-048 where the clocks change within the feed, both halves have their offset")
    func clocks() throws {
        let device = try Device()
        device.post("/place", ["city": "2643743"])
        device.now = Instant(seconds: 1_804_939_200)
        _ = try device.add("After", duration: 30, date: "2027-03-29", start: "10:00")
        let lines = lines(device, try AccessTests.token(device, "feed").secret)
        let change = try #require(lines.firstIndex(of: "BEGIN:DAYLIGHT"))
        #expect(lines[change + 1] == "DTSTART:20270328T010000")
        #expect(lines[change + 2] == "TZOFFSETFROM:+0000" && lines[change + 3] == "TZOFFSETTO:+0100")
        #expect(lines.filter { $0 == "BEGIN:STANDARD" }.count == 1)
        #expect(lines.contains("DTSTART;TZID=Europe/London:20270329T100000"))
    }
}
