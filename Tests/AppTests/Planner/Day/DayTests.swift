import Almanac
import Records
import Testing

@testable import App

struct DayTests {
    @Test("MZ-011 with a place set, today's five prayers stand on the timeline without any action")
    func prayers() throws {
        let device = try Device.inRiyadh()
        let names = (try device.facts("/")["prayers"]?.array ?? []).map { $0["name"]?.string ?? "" }
        #expect(names == ["fajr", "dhuhr", "asr", "maghrib", "isha"])
        let page = device.page("/")
        for name in ["الفجر", "الشروق", "الظهر", "العصر", "المغرب", "العشاء"] { #expect(page.contains(name)) }
    }

    @Test("MZ-018 block lengths are those of PrayerConfig.json")
    func lengths() throws {
        let device = try Device.inRiyadh()
        let lengths = (try device.facts("/")["prayers"]?.array ?? []).map {
            PlacementCommandTests.minutes($0["end"]) - PlacementCommandTests.minutes($0["start"])
        }
        #expect(lengths == [15, 20, 20, 15, 20])
    }

    @Test("MZ-063 the header names the next prayer and how long it is until then, and switches at the instant")
    func next() throws {
        let device = try Device.inRiyadh()
        let next = try #require(try device.facts("/")["next"])
        #expect(next["name"]?.string == "asr")
        let seconds = try #require(next["seconds"]?.int)
        device.now = Instant(seconds: device.now.seconds + seconds - 1)
        #expect(try device.facts("/")["next"]?["name"]?.string == "asr")
        device.now = Instant(seconds: device.now.seconds + 1)
        #expect(try device.facts("/")["next"]?["name"]?.string == "maghrib")
    }

    @Test("MZ-064 any day within a year opens with its own prayers; further ones say so")
    func navigation() throws {
        let device = try Device.inRiyadh()
        let june = try device.facts("/day/2027-06-21")["prayers"]
        #expect(june != (try device.facts("/")["prayers"]))
        #expect(device.get("/day/2027-11-21").status == 200)
        #expect(device.get("/day/2025-11-21").status == 200)
        #expect(device.get("/day/2027-11-22").status == 404)
        #expect(device.get("/day?date=2026-12-01")["location"] == "/day/2026-12-01")
        #expect(device.get("/day?date=never")["location"] == "/")
        let page = device.page("/")
        #expect(page.contains("href=\"/day/2026-11-20\""))
        #expect(page.contains("href=\"/day/2026-11-22\""))
    }

    @Test("yesterday's open tasks are offered this morning, and nowhere else")
    func carriedOver() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Left open", date: "2026-11-20", start: "10:00")
        _ = try device.add("Done", date: "2026-11-20", start: "11:00")
        let done = try device.facts("/day/2026-11-20")["tasks"]?.array?.last?["id"]?.string ?? ""
        device.post("/tasks/\(done)/complete")
        let offered = try device.facts("/")["carriedOver"]?.array ?? []
        #expect(offered.map { $0["id"]?.string } == [id])
        #expect(try device.facts("/day/2026-11-20")["carriedOver"]?.array?.isEmpty == true)
        #expect(device.page("/").contains("من أمس"))
    }

    @Test("a task that a merge put on a prayer is listed with times close by, and not moved")
    func conflict() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("x", date: "2026-11-21", start: "16:00")
        let asr = try PlacementCommandTests.prayer("asr", device)
        let key = RecordKey(scope: .planner, kind: Kind("task"), id: id)
        var change = Record(key: key)
        let stamp = Stamp(milliseconds: device.now.milliseconds + 1000, counter: 0, replica: Replica(number: 99))
        change["placement"] = Field(
            .object(["date": "2026-11-21", "start": .int(Int64(asr.start)), "duration": 30]), at: stamp)
        device.merge([change])
        let day = try device.facts("/")
        #expect(day["conflicts"]?.array?.first?["id"]?.string == id)
        #expect(day["conflicts"]?.array?.first?["suggestions"]?.array?.isEmpty == false)
        #expect(try device.task(id)["start"]?.string == Minute.text(asr.start))
        #expect(device.page("/").contains("يلزمها مكان آخر"))
    }

    @Test("without a place the first page asks for one, in words that say why")
    func welcome() throws {
        let device = try Device()
        let page = device.page("/")
        #expect(page.contains("السلام عليكم"))
        #expect(page.contains("action=\"/place\""))
        #expect(try device.facts("/")["error"]?["code"]?.string == "place_needed")
    }

    @Test("without the rules of time zones the page says what happened, what still works and what to do")
    func noZones() throws {
        let device = try Device.inRiyadh()
        let other = try Device()
        other.missing = [.zones]
        other.merge(Array(device.store.values))
        let answer = other.get("/")
        #expect(answer.status == 503)
        #expect(answer.text.contains("wird content build"))
        #expect(other.get("/inbox").status == 200, "the inbox still works")
    }

    @Test("SY-021 a day with a clock change has its hours: a start in the missing hour is refused with times close by")
    func clockChange() throws {
        let device = try Device(now: Instant(seconds: 1_774_740_000))  // 2026-03-28T23:20:00Z
        device.post("/place", ["city": "2643743"])
        let answer = try device.call("/tasks", ["title": "x", "date": "2026-03-29", "start": "01:30"])
        #expect(answer.status == 409)
        #expect(["missing_hour", "prayer_conflict"].contains(answer.json["error"]?["code"]?.string))
        let day = try device.facts("/day/2026-03-29")
        #expect(day["prayers"]?.array?.count == 5)
    }

    @Test(
        "SY-021 every place has five prayers in order on the leap day, at the year's end and in the polar night",
        arguments: [
            ("2643743", 1_835_434_800), ("3133880", 1_798_675_200), ("3133880", 1_782_043_200),
            ("360630", 1_798_761_599),
        ])
    func everyDay(city: String, seconds: Int64) throws {
        let device = try Device(now: Instant(seconds: seconds))
        device.post("/place", ["city": city])
        #expect(device.get("/").status == 200)
        #expect(try device.facts("/")["prayers"]?.array?.count == 5)
    }
}
