import Almanac
import Records
import TestSupport
import Testing

@testable import App

struct PlacementCommandTests {
    /// The start and end of a prayer on the day, in minutes.
    static func prayer(_ name: String, _ device: Device) throws -> (start: Int, end: Int) {
        let prayers = try device.facts("/")["prayers"]?.array ?? []
        let found = try #require(prayers.first { $0["name"]?.string == name })
        return (minutes(found["start"]), minutes(found["end"]))
    }

    static func minutes(_ json: JSON?) -> Int {
        let parts = (json?.string ?? "").split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? parts[0] * 60 + parts[1] : -1
    }

    @Test("MZ-045 MZ-046 a task on a prayer is refused with at most three starts that are valid, one tap away")
    func refused() throws {
        let device = try Device.inRiyadh()
        let asr = try Self.prayer("asr", device)
        let start = Minute.text(asr.start / 15 * 15)
        let answer = try device.call("/tasks", ["title": "x", "date": "2026-11-21", "start": start])
        #expect(answer.status == 409)
        #expect(answer.json["error"]?["code"]?.string == "prayer_conflict")
        let suggestions = answer.json["error"]?["suggestions"]?.array ?? []
        #expect((1...3).contains(suggestions.count))
        for suggestion in suggestions {
            let again = try device.call(
                "/tasks",
                ["title": "y", "date": suggestion["date"]?.string ?? "", "start": suggestion["start"]?.string ?? ""])
            #expect(again.status == 200)
        }
        let page = device.post("/tasks", ["title": "x", "date": "2026-11-21", "start": start])
        #expect(page.status == 409)
        #expect(page.text.contains("name=\"suggestion\""))
        #expect(try device.facts("/inbox")["count"]?.int == 0, "nothing was stored")
    }

    @Test("MZ-046 the suggested start is taken with everything else that was typed")
    func suggestion() throws {
        let device = try Device.inRiyadh()
        let answer = try device.call(
            "/tasks", ["title": "x", "date": "2026-11-21", "start": "14:45", "suggestion": "16:00"])
        #expect(answer.json["task"]?["start"]?.string == "16:00")
    }

    @Test("MZ-057 a start off the grid is laid on it")
    func snapped() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("x", date: "2026-11-21", start: "16:07")
        #expect(try device.task(id)["start"]?.string == "16:00")
    }

    @Test(
        "MZ-015 a prayer can't be moved, resized, deleted or edited: 409 prayer_immutable",
        arguments: TaskAction.allCases)
    func immutable(action: TaskAction) throws {
        let device = try Device.inRiyadh()
        let before = try device.facts("/")["prayers"]
        let answer = try device.call("/tasks/prayer:asr/\(action.rawValue)", ["start": "10:00"])
        #expect(answer.status == 409)
        #expect(answer.json["error"]?["code"]?.string == "prayer_immutable")
        #expect(try device.call("/tasks/prayer:asr", ["title": "x"]).status == 409)
        #expect(try device.facts("/")["prayers"] == before)
    }

    @Test("a day, a start or an id that is none is refused with how to write it")
    func malformed() throws {
        let device = try Device.inRiyadh()
        for (date, start) in [("2026-02-30", "10:00"), ("tomorrow", "10:00"), ("2026-11-21", "25:00"), ("", "10:00")] {
            let answer = try device.call("/tasks", ["title": "x", "date": date, "start": start])
            #expect(answer.status == 422, "\(date) \(start)")
        }
        #expect(try device.call("/tasks", ["title": "x", "date": "2036-11-21", "start": "10:00"]).status == 422)
    }

    @Test("Arabic digits are digits")
    func arabicDigits() throws {
        let device = try Device.inRiyadh()
        let answer = try device.call(
            "/tasks", ["title": "x", "date": "٢٠٢٦-١١-٢١", "start": "١٦:٠٠", "duration": "٤٥"])
        #expect(answer.json["task"]?["start"]?.string == "16:00")
        #expect(answer.json["task"]?["duration"]?.int == 45)
    }

    @Test("a task over midnight is kept whole and shown with its end")
    func overMidnight() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Night shift", duration: 120, date: "2026-11-21", start: "23:30")
        let tasks = try device.facts("/")["tasks"]?.array ?? []
        #expect(tasks.first { $0["id"]?.string == id }?["end"]?.string == "01:30")
        #expect(device.page("/").contains("بعد منتصف الليل"))
    }

    @Test("MZ-001 10,000 random requests to place and change tasks leave none on a prayer or its buffers")
    func neverOnPrayer() throws {
        let device = try Device.inRiyadh()
        var generator = Generator(seed: 2026)
        var ids: [String] = []
        let dates = ["2026-11-20", "2026-11-21", "2026-11-22"]
        for _ in 0..<10_000 {
            let date = dates.randomElement(using: &generator)!
            let start = Minute.text(Int.random(in: 0..<1440, using: &generator))
            let duration = "\([15, 30, 45, 60, 90, 120, 180, 240].randomElement(using: &generator)!)"
            if ids.count < 40 || Int.random(in: 0..<10, using: &generator) == 0 {
                let answer = try device.call(
                    "/tasks", ["title": "t", "date": date, "start": start, "duration": duration])
                if let id = answer.json["task"]?["id"]?.string { ids.append(id) }
            } else {
                let id = ids.randomElement(using: &generator)!
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: device.post("/tasks/\(id)/resize", ["duration": duration], accept: "application/json")
                case 1: device.post("/tasks/\(id)/unschedule", [:], accept: "application/json")
                case 2: device.post("/tasks/\(id)", ["title": "u", "duration": duration], accept: "application/json")
                default:
                    device.post("/tasks/\(id)/move", ["date": date, "start": start], accept: "application/json")
                }
            }
            if ids.count > 60 { device.post("/tasks/\(ids.removeFirst())/delete", [:], accept: "application/json") }
        }
        for date in dates {
            let day = try device.facts("/day/\(date)")
            #expect(day["conflicts"]?.array?.isEmpty == true, "\(date)")
            for task in day["tasks"]?.array ?? [] { #expect(task["conflict"]?.bool == false) }
        }
    }
}
