import Almanac
import Planner
import Records
import Testing

@testable import App

/// Riyadh on Saturday 21 November 2026, 08:00: Asr is 14:42 to 15:02, kept free from 14:37 to 15:07.
struct SeriesDaysTests {
    static func device() throws -> Device { try LateDayTests.device(8) }

    /// Makes a series and gives its line.
    static func make(_ device: Device, _ fields: [(String, String)]) throws -> String {
        var form = FormFields()
        for (name, value) in [("title", "Read"), ("date", "2026-11-21")] + fields {
            form.pairs.append(.init(name, value))
        }
        let response = device.send(
            Request(
                method: "POST", path: "/tasks", contentType: "application/x-www-form-urlencoded",
                accept: "application/json",
                body: Array(form.encoded.utf8), now: device.now,
                entropy: Entropy(high: 3, low: UInt64(device.store.count + 5))))
        let json = try JSON(reading: response.body)
        #expect(response.status == 200, "\(json.text())")
        return json["series"]?["line"]?.string ?? ""
    }

    static func tasks(_ device: Device, _ date: String) throws -> [JSON] {
        try device.facts("/day/\(date)")["tasks"]?.array ?? []
    }

    static func starts(_ device: Device, _ date: String) throws -> [String] {
        try tasks(device, date).compactMap { $0["start"]?.string }
    }

    @Test(
        "MZ-079 a task that repeats stands on each of its days and is stored on none; what is done to one is that day's alone"
    )
    func derived() throws {
        let device = try Self.device()
        let line = try Self.make(device, [("start", "09:00"), ("repeat", "daily"), ("interval", "2")])
        #expect(try Self.starts(device, "2026-11-21") == ["09:00"] && Self.starts(device, "2026-11-22").isEmpty)
        #expect(try Self.starts(device, "2026-11-23") == ["09:00"] && Self.starts(device, "2027-11-20") == ["09:00"])
        #expect(!device.store.keys.contains { $0.kind == PlannedTask.kind })
        let day = "\(line)-20261123"
        #expect(device.post("/tasks/\(day)/complete").status == 303)
        #expect(try Self.tasks(device, "2026-11-23").first?["completed"]?.bool == true)
        #expect(try Self.tasks(device, "2026-11-25").first?["completed"]?.bool == false)
        device.post("/tasks/\(line)-20261125/move", ["date": "2026-11-26", "start": "10:00"])
        #expect(try Self.starts(device, "2026-11-25").isEmpty && Self.starts(device, "2026-11-26") == ["10:00"])
        device.post("/tasks/\(line)-20261127/delete")
        #expect(try Self.starts(device, "2026-11-27").isEmpty)
        device.post("/tasks/\(line)-20261127/restore")
        #expect(try Self.starts(device, "2026-11-27") == ["09:00"])
        device.post("/tasks/\(line)-20261129", ["title": "Write"])
        #expect(try Self.tasks(device, "2026-11-29").first?["title"]?.string == "Write")
        #expect(try Self.tasks(device, "2026-12-01").first?["title"]?.string == "Read")
        device.post("/tasks/\(line)-20261201/unschedule")
        #expect(try device.facts("/inbox")["count"]?.int == 1 && Self.starts(device, "2026-12-01").isEmpty)
        #expect(device.store.keys.filter { $0.kind == PlannedTask.kind }.count == 5)
    }

    @Test(
        "MZ-001 MZ-079 on every day of a year it stands clear of the prayers, at the nearest time where a prayer takes its own, and says so"
    )
    func around() throws {
        let device = try Self.device()
        _ = try Self.make(device, [("start", "15:00"), ("repeat", "daily")])
        let today = try Self.tasks(device, "2026-11-21")[0]
        #expect(today["start"]?.string == "15:15" && today["wanted"]?.string == "15:00")
        #expect(device.page("/").contains("id=\"shifted\""))
        var date = try #require(CivilDate("2026-11-21"))
        for _ in 0..<120 {
            let day = try device.facts("/day/\(date.description)")
            #expect(day["conflicts"]?.array?.isEmpty == true && day["tasks"]?.array?.count == 1, "\(date)")
            #expect(day["tasks"]?.array?.first?["conflict"]?.bool == false)
            date = date.adding(days: 3)
        }
        #expect(try device.facts("/series")["series"]?.array?.first?["next"]?.string == "2026-11-21")
    }

    @Test(
        "MZ-083 MZ-079 a time after a prayer follows it from day to day and from place to place, for a series and a single task"
    )
    func anchored() throws {
        let device = try Self.device()
        let line = try Self.make(
            device, [("timing", "after"), ("prayer", "asr"), ("minutes", "30"), ("repeat", "daily")])
        let single = try device.call(
            "/tasks", ["title": "Walk", "date": "2026-11-25", "timing": "before", "prayer": "maghrib", "minutes": "20"])
        #expect(single.status == 200)
        let id = single.json["task"]?["id"]?.string ?? ""
        func check(_ date: String) throws {
            let day = try device.facts("/day/\(date)")
            let prayers = day["prayers"]?.array ?? []
            let asr = PlacementCommandTests.minutes(prayers.first { $0["name"] == "asr" }?["start"])
            let task = try #require(day["tasks"]?.array?.first { $0["id"]?.string?.hasPrefix(line) == true })
            #expect(PlacementCommandTests.minutes(task["start"]) == asr + 30, "\(date)")
            guard let walk = day["tasks"]?.array?.first(where: { $0["id"]?.string == id }) else { return }
            let maghrib = PlacementCommandTests.minutes(prayers.first { $0["name"] == "maghrib" }?["start"])
            #expect(PlacementCommandTests.minutes(walk["end"]) == maghrib - 20 && walk["anchor"] == "maghrib-20")
        }
        for date in ["2026-11-21", "2026-11-25", "2027-06-21"] { try check(date) }
        device.post("/place", ["city": "360630"])
        for date in ["2026-11-21", "2026-11-25", "2027-06-21"] { try check(date) }
        #expect(device.page("/tasks/\(id)").contains("value=\"20\""))
        device.post("/tasks/\(id)/move", ["date": "2026-11-25", "start": "10:00"])
        #expect(try device.task(id)["anchor"] == nil && device.task(id)["start"]?.string == "10:00")
        for wrong in [
            ["timing": "during"], ["timing": "after", "prayer": "noon"],
            ["timing": "after", "prayer": "asr", "minutes": "900"],
        ] {
            var form = FormFields([.init("title", "x"), .init("date", "2026-11-21")])
            for (name, value) in wrong { form.pairs.append(.init(name, value)) }
            let answer = device.send(
                Request(
                    method: "POST", path: "/tasks", contentType: "application/x-www-form-urlencoded",
                    body: Array(form.encoded.utf8), now: device.now, entropy: Entropy(high: 1, low: 1)))
            #expect(answer.status == 422, "\(wrong)")
        }
    }

    @Test("MZ-079 without a time, or where the day has no room, it is listed with the reason and can be placed")
    func unplaced() throws {
        let device = try Self.device()
        let line = try Self.make(device, [("repeat", "weekly"), ("weekday", "saturday"), ("weekday", "monday")])
        let day = try device.facts("/")
        #expect(day["tasks"]?.array?.isEmpty == true && day["unplaced"]?.array?.first?["wanted"] == .null)
        #expect(device.page("/").contains("/tasks/\(line)-20261121/move"))
        #expect(try device.facts("/day/2026-11-22")["unplaced"]?.array?.isEmpty == true)
        device.post("/tasks/\(line)-20261121/move", ["date": "2026-11-21", "start": "10:00"])
        #expect(try Self.starts(device, "2026-11-21") == ["10:00"])
        #expect(try device.facts("/")["unplaced"]?.array?.isEmpty == true)
        #expect(try device.facts("/day/2026-11-23")["unplaced"]?.array?.count == 1)
    }

    @Test("MZ-079 the next day of a series is never one that has passed, was done or was left out")
    func next() throws {
        let device = try Self.device()
        let line = try Self.make(device, [("start", "09:00"), ("repeat", "daily")])
        func next() throws -> String? { try device.facts("/series")["series"]?.array?.first?["next"]?.string }
        #expect(try next() == "2026-11-21")
        device.post("/tasks/\(line)-20261121/complete")
        #expect(try next() == "2026-11-22")
        device.post("/tasks/\(line)-20261122/delete")
        #expect(try next() == "2026-11-23")
        device.now = Instant(seconds: LateDayTests.CivilDateTimes.saturday + 3 * 86_400)
        #expect(try next() == "2026-11-24")
        device.now = Instant(seconds: LateDayTests.CivilDateTimes.saturday + 3 * 86_400 + 8 * 3_600)
        #expect(try next() == "2026-11-25", "11:00 is past 09:00")
    }

    @Test("MZ-079 Hijri days: the 13th to 15th of every month, and 1 Ramadan")
    func hijri() throws {
        let device = try Self.device()
        _ = try Self.make(device, [("start", "10:00"), ("repeat", "hijriMonthly"), ("hijriDays", "١٣-١٥")])
        _ = try Self.make(
            device, [("start", "11:00"), ("repeat", "hijriYearly"), ("hijriMonth", "9"), ("hijriDays", "1")])
        var white = 0
        var date = try #require(CivilDate("2026-11-21"))
        for _ in 0..<60 {
            let day = try #require(HijriDate(date)).day
            #expect(try Self.starts(device, date.description) == ((13...15).contains(day) ? ["10:00"] : []), "\(date)")
            white += (13...15).contains(day) ? 1 : 0
            date = date.next
        }
        #expect(white == 6)
        let ramadan = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: .ramadan, day: 1))
        #expect(try Self.starts(device, ramadan.description).contains("11:00"))
    }

    @Test("MZ-079 working days are those of the place’s country")
    func weekdays() throws {
        let device = try Self.device()
        _ = try Self.make(device, [("start", "10:00"), ("repeat", "weekdays")])
        #expect(try Self.starts(device, "2026-11-22") == ["10:00"] && Self.starts(device, "2026-11-27").isEmpty)
        device.post("/place", ["city": "2643743"])
        _ = try Self.make(device, [("start", "11:00"), ("repeat", "weekdays")])
        #expect(
            try Self.starts(device, "2026-11-27").contains("11:00")
                && !Self.starts(device, "2026-11-22").contains("11:00"))
    }

    @Test("MZ-079 what can't be is refused at its field, and what was typed stays")
    func refused() throws {
        let device = try Self.device()
        let wrong: [(String, KeyValuePairs<String, String>)] = [
            ("repeat", ["repeat": "sometimes"]), ("rule", ["repeat": "rule", "rule": "FREQ=HOURLY"]),
            ("rule", ["repeat": "rule", "rule": ""]),
            ("rule", ["repeat": "rule", "rule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"]),
            ("interval", ["repeat": "daily", "interval": "0"]),
            ("hijriDays", ["repeat": "hijriMonthly", "hijriDays": "31"]),
            ("weekday", ["repeat": "weekly", "weekday": "noday"]),
            ("until", ["repeat": "daily", "ends": "on", "until": "2020-01-01"]),
            ("times", ["repeat": "daily", "ends": "after", "times": "x"]),
            ("monthDay", ["repeat": "monthly", "monthDay": "40"]), ("ends", ["repeat": "daily", "ends": "soon"]),
        ]
        for (field, fields) in wrong {
            var form = FormFields([.init("title", "Kept as typed"), .init("date", "2026-11-21")])
            for (name, value) in fields { form.pairs.append(.init(name, value)) }
            for accept in ["text/html", "application/json"] {
                let answer = device.send(
                    Request(
                        method: "POST", path: "/tasks", contentType: "application/x-www-form-urlencoded",
                        accept: accept, body: Array(form.encoded.utf8),
                        now: device.now, entropy: Entropy(high: 1, low: 1)))
                #expect(answer.status == 422, "\(fields)")
                #expect(answer.text.contains(accept == "text/html" ? "Kept as typed" : "\"\(field)\""), "\(field)")
            }
        }
        #expect(try device.facts("/series")["series"]?.array?.isEmpty == true)
    }
}
