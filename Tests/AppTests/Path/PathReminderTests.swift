import Records
import Testing
import WorshipPath

@testable import App

/// The path's reminders.
struct PathReminderTests {
    @Test("WP-073 WP-072 one reminder by default, after Maghrib, discreet until the person wants the words; none once something was done")
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
}
