import Almanac
import Records
import Testing

@testable import App

/// What takes one of a few values and is sent another names those that would do, in every form.
struct NamedChoicesTests {
    /// A form with one value that is none of its own, and some of the values that the refusal is to name.
    struct Sample: CustomTestStringConvertible, Sendable {
        var path: String
        var fields: KeyValuePairs<String, String>
        var named: [String]
        var testDescription: String { "\(path) \(fields)" }

        init(_ path: String, _ fields: KeyValuePairs<String, String>, _ named: String...) {
            (self.path, self.fields, self.named) = (path, fields, named)
        }
    }

    private static let steps: [Sample] = [
        Sample("/me/settings/mosques", ["step": "x"], "add", "restore", "leave"),
        Sample("/me/tokens", ["step": "x"], "create", "revoke"),
        Sample("/me/devices", ["step": "x"], "code", "change", "revoke", "revokeAll"),
        Sample("/me/settings/diagnostics", ["step": "x"], "on", "off", "note", "delete"),
        Sample("/me/settings/timetable", ["step": "x"], "preview", "iqamaOff", "remove"),
        Sample("/me/settings/configuration", ["step": "x"], "preview", "accept", "undo", "remove"),
        Sample("/me/settings/source", ["step": "x"], "on", "off", "ask", "remove"),
        Sample("/me/data/tasks", ["step": "x"], "preview", "accept"),
        Sample("/setup", ["step": "x"], "done", "quick", "later", "never", "tour", "hint"),
        Sample("/inbox/several", ["step": "x"], "complete", "move", "category", "delete"),
        Sample("/day/2026-11-21/mark", ["step": "x", "mark": "duha"], "skip", "check", "fast", "add"),
        Sample("/adhkar/morning", ["step": "x"], "count", "back", "reset", "restore"),
        Sample("/counter", ["step": "x"], "count", "back", "reset", "restore", "choose"),
        Sample("/path/lock", ["step": "x"], "open", "close", "set", "unlock"),
        Sample("/path/erase", ["step": "x"], "erase", "restore", "now"),
        Sample("/me/data/erase", ["confirmation": "on", "extent": "x"], "planner", "quran", "all"),
        Sample("/me/data/erase", ["confirmation": "on"], "planner", "quran", "all"),
    ]

    private static let values: [Sample] = [
        Sample("/me/settings", ["digits": "x"], "arabic", "latin"),
        Sample("/me/settings", ["madhhab": "x"], "standard", "hanafi"),
        Sample("/me/settings", ["hijriDay": "x"], "midnight", "maghrib"),
        Sample("/me/settings", ["highLatitude": "x"], "nearest-latitude", "one-seventh"),
        Sample("/me/settings/adhan", ["adhan-volume-fajr": "7"], "100"),
        Sample("/me/settings/reminders", ["snooze": "7"], "10"),
        Sample("/quran/settings", ["paper": "x"], "sepia"),
        Sample("/counter", ["step": "choose", "target": "7"], "33", "100"),
        Sample("/quran/listen", ["speed": "7"], "75", "100"),
        Sample("/tasks", ["title": "a", "repeat": "x"], "daily", "monthlyLast", "hijriYearly", "rule"),
        Sample("/tasks", ["title": "a", "repeat": "weekly", "weekday": "x"], "sunday", "saturday"),
        Sample("/tasks", ["title": "a", "repeat": "daily", "ends": "x"], "never", "on", "after"),
        Sample("/tasks", ["title": "a", "date": "2026-11-22", "timing": "x"], "clock", "after", "before"),
        Sample("/tasks", ["title": "a", "date": "2026-11-22", "timing": "after", "prayer": "x"], "fajr", "isha"),
        Sample("/tasks", ["title": "a", "priority": "x"], "high", "medium", "low"),
        Sample("/path/questions/beginning/time", ["step": "next", "choice": "x"], "varies"),
    ]

    @Test("A step or value that a form doesn't know is answered with those that it knows", arguments: steps + values)
    func named(_ sample: Sample) throws {
        for language in ["en", "ar", "fr"] {
            let device = try Device.inRiyadh()
            device.post("/me/settings", ["language": language])
            let answer = device.post(sample.path, sample.fields, accept: "application/json")
            #expect(answer.status == 422)
            let words = ASCIIDigits.folded(String(decoding: answer.body, as: UTF8.self))
            for name in sample.named { #expect(words.contains(name), "\(name) is missing: \(words)") }
            #expect(!words.contains("{choices}"))
        }
    }

    @Test("QI-046 A mark without its sign is answered with the two that it can have")
    func signs() throws {
        let device = try QuranFixtures.device()
        for (mark, isNamed) in [("2:255", true), ("*2:255", true), ("+2:999", false), ("", false)] {
            let answer = try device.call("/quran/bookmarks", ["mark": mark])
            let words = answer.json["error"]?["message"]?.string ?? ""
            #expect(answer.status == 422 && !words.isEmpty, "\(mark)")
            #expect((words.contains("+2:255") && words.contains("-2:255")) == isNamed, "\(mark): \(words)")
        }
    }

    @Test("What is no longer there is not called a choice: it is gone, and the page is to be opened again")
    func gone() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let answer = device.post("/quran/khatma", ["step": "remove", "mark": "nothing"], accept: "application/json")
        let words = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 422 && words.contains("not any more"))
    }
}
