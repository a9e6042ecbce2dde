import Almanac
import Planner
import Records
import Testing

@testable import App

struct SeriesEditTests {
    static func weekly() throws -> (Device, String) {
        let device = try SeriesDaysTests.device()
        return (
            device,
            try SeriesDaysTests.make(device, [("start", "09:00"), ("repeat", "weekly"), ("weekday", "saturday")])
        )
    }

    static func first(_ device: Device, _ date: String) throws -> JSON {
        try SeriesDaysTests.tasks(device, date).first ?? .null
    }

    @Test(
        "MZ-079 this and the following divides the series; days before stay, days changed by hand keep what was changed"
    )
    func following() throws {
        let (device, line) = try Self.weekly()
        device.post("/tasks/\(line)-20261219", ["title": "Mine"])
        device.post("/tasks/\(line)-20261226/move", ["date": "2026-12-26", "start": "11:00"])
        device.post("/tasks/\(line)-20270102/delete")
        let answer = try device.call(
            "/tasks/\(line)-20261205", ["which": "following", "title": "Write", "start": "10:00", "duration": "45"])
        #expect(answer.status == 200)
        #expect(try Self.first(device, "2026-11-28")["title"]?.string == "Read")
        #expect(
            try Self.first(device, "2026-12-05")["title"]?.string == "Write"
                && Self.first(device, "2026-12-05")["start"]?.string == "10:00")
        #expect(
            try Self.first(device, "2026-12-19")["title"]?.string == "Mine"
                && Self.first(device, "2026-12-19")["start"]?.string == "10:00")
        #expect(
            try Self.first(device, "2026-12-26")["title"]?.string == "Write"
                && Self.first(device, "2026-12-26")["start"]?.string == "11:00")
        #expect(try Self.first(device, "2027-01-02") == .null)
        #expect(try Self.first(device, "2027-01-09")["duration"]?.int == 45)
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(
            try Self.first(device, "2026-12-05")["title"]?.string == "Read"
                && Self.first(device, "2026-12-19")["start"]?.string == "09:00")
        #expect(try Self.first(device, "2027-01-09")["duration"]?.int == 30)
        #expect(try device.facts("/series")["series"]?.array?.count == 1)
    }

    @Test("MZ-079 all of them: words, time and days change, what was done stays, and it is undone as one")
    func all() throws {
        let (device, line) = try Self.weekly()
        device.post("/tasks/\(line)-20261121/complete")
        device.post("/tasks/\(line)-20261128", ["notes": "by hand"])
        let answer = try device.call(
            "/tasks/\(line)-20261205",
            ["which": "all", "title": "Write", "repeat": "weekly", "weekday": "saturday,sunday", "interval": "1"])
        #expect(answer.status == 200, "\(answer.json.text())")
        #expect(try Self.first(device, "2026-11-21")["title"]?.string == "Read", "what was done stays as it was")
        #expect(
            try Self.first(device, "2026-11-28")["title"]?.string == "Write"
                && Self.first(device, "2026-11-28")["notes"]?.string == "by hand")
        #expect(try Self.first(device, "2026-11-29")["title"]?.string == "Write")
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(
            try Self.first(device, "2026-11-28")["title"]?.string == "Read" && Self.first(device, "2026-11-29") == .null
        )
        let moved = try device.call(
            "/tasks/\(line)-20261205", ["which": "all", "repeat": "weekly", "weekday": "sunday"])
        #expect(moved.status == 200)
        #expect(try Self.first(device, "2026-11-28") == .null, "a day by hand that the series no longer has goes")
        #expect(try Self.first(device, "2026-11-21")["completed"]?.bool == true)
    }

    @Test("MZ-079 deleting: this time, this and the following, all; each can be taken back")
    func deleting() throws {
        let (device, line) = try Self.weekly()
        let following = try device.call("/tasks/\(line)-20261205/delete", ["which": "following"])
        #expect(
            try Self.first(device, "2026-11-28")["title"]?.string == "Read" && Self.first(device, "2026-12-05") == .null
                && Self.first(device, "2027-03-06") == .null)
        _ = try device.call("/undo", ["change": following.json["undo"]?.string ?? ""])
        #expect(try Self.first(device, "2027-03-06")["title"]?.string == "Read")
        device.post("/tasks/\(line)-20261121/complete")
        let location = device.post("/tasks/\(line)-20261205/delete", ["which": "all"])["location"] ?? ""
        #expect(device.page(location).contains("action=\"/undo\""))
        #expect(
            try device.facts("/series")["series"]?.array?.isEmpty == true && Self.first(device, "2026-11-28") == .null)
        #expect(try Self.first(device, "2026-11-21")["completed"]?.bool == true)
    }

    @Test("MZ-079 a change of the repeat asks which days it is for; a series ends with this day or altogether")
    func which() throws {
        let (device, line) = try Self.weekly()
        let page = device.page("/tasks/\(line)-20261205")
        #expect(page.contains("name=\"which\"") && page.contains("data-repeats"))
        let refused = try device.call("/tasks/\(line)-20261205", ["repeat": "daily"])
        #expect(refused.status == 422 && refused.json["error"]?["fields"]?["which"] != nil)
        #expect(try device.call("/tasks/\(line)-20261205", ["which": "some"]).status == 422)
        #expect(
            try device.call("/tasks/\(line)-20261205", ["which": "all", "date": "2026-12-06"]).json["error"]?[
                "fields"]?["date"] != nil)
        _ = try device.call("/tasks/\(line)-20261205", ["which": "following", "repeat": ""])
        #expect(
            try Self.first(device, "2026-12-05")["title"]?.string == "Read" && Self.first(device, "2026-12-12") == .null
        )
        _ = try device.call("/tasks/\(line)-20261128", ["which": "all", "repeat": ""])
        #expect(
            try Self.first(device, "2026-11-28")["series"] == nil
                && Self.first(device, "2026-11-28")["title"]?.string == "Read")
        #expect(try Self.first(device, "2026-11-21") == .null)
    }

    @Test("MZ-079 a task that stood alone becomes a series, and alone again when it is undone")
    func convert() throws {
        let device = try SeriesDaysTests.device()
        let id = try device.add("Read", date: "2026-11-21", start: "10:00")
        let answer = try device.call("/tasks/\(id)", ["repeat": "daily"])
        #expect(answer.status == 200)
        #expect(
            try SeriesDaysTests.starts(device, "2026-11-21") == ["10:00"]
                && SeriesDaysTests.starts(device, "2026-11-24") == ["10:00"])
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(try SeriesDaysTests.tasks(device, "2026-11-21").first?["id"]?.string == id)
        #expect(try SeriesDaysTests.starts(device, "2026-11-24").isEmpty)
    }

    @Test("MZ-079 SY-061 an export carries series, changed and left out days whole")
    func export() throws {
        let (device, line) = try Self.weekly()
        device.post("/tasks/\(line)-20261128/delete")
        device.post("/tasks/\(line)-20261205/move", ["date": "2026-12-06", "start": "10:00"])
        let file = device.get("/me/data/wird.json").text
        let other = try SeriesDaysTests.device()
        #expect(try other.call("/me/data/import", ["file": file]).status == 200)
        for date in ["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-06", "2026-12-12"] {
            #expect(try SeriesDaysTests.tasks(other, date) == SeriesDaysTests.tasks(device, date), "\(date)")
        }
        #expect(other.get("/me/data/wird.json").text == file)
        let broken = file.replacing("FREQ=WEEKLY", with: "FREQ=HOURLY")
        #expect(try other.call("/me/data/import", ["file": broken]).status == 422)
    }

    @Test("MZ-079 every kind of repeat is shown in its form as it was chosen, and in words in every language")
    func shown() throws {
        let device = try SeriesDaysTests.device()
        let kinds: [[(String, String)]] = [
            [("repeat", "daily"), ("interval", "3")], [("repeat", "weekdays")],
            [("repeat", "weekly"), ("weekday", "monday"), ("weekday", "friday")],
            [("repeat", "monthly"), ("monthDay", "31")], [("repeat", "monthlyLast")],
            [("repeat", "monthlyDay"), ("ordinal", "-1"), ("ordinalDay", "friday")],
            [("repeat", "yearly"), ("ends", "after"), ("times", "5")],
            [("repeat", "hijriMonthly"), ("hijriDays", "13-15")],
            [("repeat", "hijriYearly"), ("hijriMonth", "9"), ("hijriDays", "1")],
            [("repeat", "rule"), ("rule", "FREQ=YEARLY;BYWEEKNO=20,-2;BYDAY=MO;BYSETPOS=1\nEXDATE:20270517")],
            [("repeat", "rule"), ("rule", "FREQ=YEARLY;BYDAY=20MO,-7TU,2WE;UNTIL=20400101")],
            [("repeat", "rule"), ("rule", "FREQ=MONTHLY;BYMONTHDAY=-1,-3,7\nRDATE:20261225")],
        ]
        for fields in kinds {
            let line = try SeriesDaysTests.make(
                device, fields + [("timing", "after"), ("prayer", "asr"), ("minutes", "20")])
            let series = try #require(
                try device.facts("/series")["series"]?.array?.first { $0["line"]?.string == line })
            guard let task = series["task"]?.string, let next = series["next"]?.string, next < "2027-11" else {
                continue
            }
            let page = device.page("/tasks/\(task)")
            #expect(page.contains("<option value=\"\(fields[0].1)\" selected"), "\(fields)")
            for code in ["ar", "en", "ur", "id", "tr", "fr"] {
                let text =
                    try device.facts("/series?lang=\(code)")["series"]?.array?.first { $0["line"]?.string == line }?[
                        "text"]?.string ?? ""
                #expect(text.count > 8 && !text.contains("{") && !text.contains("repeat."), "\(code): \(text)")
            }
        }
        #expect(device.page("/series?lang=en").contains("Every Hijri month"))
        #expect(
            try device.facts("/series?lang=en")["series"]?.array?.contains {
                $0["text"]?.string == "Every Hijri year, on 1 Ramadan, 20 minutes after Asr"
            } == true)
    }

    @Test("MZ-079 a series with no day left is deleted from the list of series")
    func over() throws {
        let device = try SeriesDaysTests.device()
        let line = try SeriesDaysTests.make(
            device, [("start", "09:00"), ("repeat", "rule"), ("rule", "FREQ=DAILY;COUNT=3")])
        #expect(!device.page("/series").contains("/delete"))
        device.now = device.now + .days(40)
        let listed = try device.facts("/series")["series"]?.array ?? []
        #expect(!listed.isEmpty && listed.allSatisfy { $0["next"]?.isNull ?? true })
        let form = "/tasks/\(line)-20261121/delete"
        #expect(device.page("/series").contains(form))
        let answer = try device.call(form, ["which": "all"])
        #expect(answer.status == 200)
        #expect(try device.facts("/series")["series"]?.array?.isEmpty == true)
        _ = try device.call("/undo", ["change": answer.json["undo"]?.string ?? ""])
        #expect(try device.facts("/series")["series"]?.array?.count == listed.count)
    }
}
