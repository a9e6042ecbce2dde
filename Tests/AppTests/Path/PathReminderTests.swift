import Almanac
import Records
import Testing
import WorshipPath

@testable import App

/// The path's reminders.
struct PathReminderTests {
    @Test(
        "WP-073 WP-072 one reminder by default, after Maghrib, discreet until the person wants the words; none once something was done"
    )
    func reminder() throws {
        let device = try Device.onPath()
        func coming() throws -> [JSON] {
            try device.facts("/reminders")["pending"]?.array?.filter { $0["kind"] == "path-moment" } ?? []
        }
        // Tomorrow's lies beyond the horizon of a day.
        let found = try coming()
        #expect(found.count == 1 && found.first?["title"] == "لحظة لك")
        device.post("/path/settings", ["discreet": "off"])
        let words = Fixtures.path.reminders.wordings
        let strings = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: "ar")
        #expect(words.contains { strings[key: "path.reminder." + $0] == (try? coming().first?["title"]?.string) })
        device.log("quran-portion")
        #expect(try coming().isEmpty)
        device.post("/path/day/\(device.today)", ["step": "undo", "entry": "quran-portion"])
        device.post("/path/rest", ["step": "rest"])
        #expect(try coming().isEmpty)
        device.post("/path/rest", ["step": "unrest"])
        #expect(try coming().count == 1)
        device.post("/path/settings", ["reminders": "off"])
        #expect(try coming().isEmpty)
    }

    @Test(
        "SY-050 WP-072 a program with an access token hears nothing of the path: neither among the reminders nor on Today"
    )
    func programs() throws {
        let device = try Device.onPath()
        device.post("/path/settings", ["onToday": "on", "discreet": "off"])
        let header = "Bearer " + (try AccessTests.token(device, "read", "tasks")).secret
        func ask(_ path: String, _ header: String, _ accept: String) -> String {
            device.send(
                Request(path: path, accept: accept, authorization: header, now: device.now, entropy: device.draw())
            ).text
        }
        for accept in ["application/json", "text/html"] {
            #expect(!ask("/reminders", header, accept).contains("path-moment"), "\(accept)")
            #expect(!ask("/", header, accept).contains("مسيرتك اليوم"), "\(accept)")
        }
        #expect(ask("/reminders", "", "application/json").contains("path-moment"))
        #expect(ask("/", "", "text/html").contains("مسيرتك اليوم"))
        // What a proxy in front shows is no token.
        #expect(ask("/reminders", "Basic eHg6eHg=", "application/json").contains("path-moment"))
    }

    @Test("WP-073 two times a day hold, and a third only for who opts for more")
    func times() throws {
        let device = try Device.onPath()
        for (more, count) in [("off", 2), ("on", 3)] {
            let answer = device.send(
                Request(
                    method: "POST", path: "/path/settings", contentType: "application/x-www-form-urlencoded",
                    body: Array("more=\(more)&times=on&time=fajr%2B20&time=21:30&time=22:00".utf8), now: device.now,
                    entropy: device.draw()))
            #expect(answer.status == 303)
            #expect(try device.facts("/path/settings")["times"]?.array?.count == count)
        }
    }

    @Test("WP-073 the default comes once a day at Maghrib and the configured minutes, of its own date")
    func moment() throws {
        let device = try Device.onPath()
        func coming() throws -> [Int64] {
            try device.facts("/reminders")["pending"]?.array?.filter { $0["kind"] == "path-moment" }
                .compactMap { $0["at"]?.int } ?? []
        }
        let minutes = Int64(Fixtures.path.reminders.minutes)
        #expect(minutes == 20)
        for day in 0..<3 {
            let prayers = try #require(try device.facts("/")["prayers"]?.array)
            let maghrib = try #require(
                prayers.first { $0["name"] == "maghrib" }?["time"]?.string.flatMap { ClockTime($0) })
            let found = try coming()
            try #require(found.count == 1, "day \(day)")
            let local = CivilDateTime(utcSeconds: found[0] / 1000 + 3 * 3600)
            #expect(local.date.description == device.today && local.minuteOfDay == maghrib.minuteOfDay + Int(minutes))
            device.log("fajr")
            #expect(try coming().isEmpty)
            device.wait(days: 1)
        }
    }
}
