import Almanac
import Planner
import Records
import TestSupport
import Testing

@testable import App

struct TimetableDaysTests {
    @Test("MZ-012 a timetable stands in front of the computed times, day by day; a day it leaves out is computed")
    func inFront() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers("/day/2026-12-01")
        let today = try device.prayers()
        device.hang(Printed.month())
        let printed = ["fajr": "05:00", "dhuhr": "11:40", "asr": "14:50", "maghrib": "17:10", "isha": "18:40"]
        #expect(today != printed)
        #expect(try device.prayers() == printed)
        #expect(try device.prayers("/day/2026-11-22") == printed)
        #expect(try device.prayers("/day/2026-12-01") == computed)
        #expect(try device.facts("/")["timetable"]?["name"]?.string == "مسجد الحي")
        #expect(try device.facts("/day/2026-12-01")["timetable"]?["computed"]?.string == "missing-day")
        let days = try #require(try device.facts("/times/2026-11")["days"]?.array)
        #expect(days.allSatisfy { $0["fajr"]?.string == "05:00" && $0["sunrise"]?.string == "06:20" })
        // The next prayer at 13:58 is the printed Asr.
        #expect(try device.facts("/")["next"]?["start"]?.string == "14:50")
    }

    @Test("without a timetable no page loads a record for one; with one, only the months around its days")
    func loadsNothing() throws {
        let device = try Device.inRiyadh()
        device.get("/")
        #expect(device.asked.allSatisfy { $0.kind != TimetableMonth.kind })
        device.hang(Printed.month())
        device.get("/day/2026-11-15")
        let queries = device.asked.filter { $0.kind == TimetableMonth.kind }
        #expect(queries == [TimetableMonth.query(from: Printed.first, through: Printed.first)])
    }

    @Test("a sunrise that the table leaves out is computed, and says so")
    func sunrise() throws {
        let device = try Device.inRiyadh()
        let computed = try device.facts("/times/2026-11-21/sunrise")
        device.hang(Printed.month(["05:00", nil, "11:40", "14:50", "17:10", "18:40"]))
        let sunrise = try device.facts("/times/2026-11-21/sunrise")
        #expect(sunrise["time"] == computed["time"])
        #expect(sunrise["rule"]?.string == "horizon")
        #expect(try device.facts("/times/2026-11-21/fajr")["rule"]?.string == "timetable")
    }

    @Test("how a time came to be names the timetable, its import and the computed time, for people and programs")
    func explained() throws {
        let device = try Device.inRiyadh()
        let computed = try device.facts("/times/2026-11-21/fajr")["time"]?.string
        device.hang(Printed.month())
        let facts = try device.facts("/times/2026-11-21/fajr")
        #expect(facts["computed"]?.string == computed)
        #expect(facts["timetable"]?["name"]?.string == "مسجد الحي")
        #expect(facts["timetable"]?["imported"]?.string == "2026-11-21")
        let arabic = device.page("/times/2026-11-21/fajr")
        #expect(arabic.contains("مسجد الحي") && arabic.contains("استوردتَه") && arabic.contains("الوقت المحسوب"))
        let english = device.page("/times/2026-11-21/fajr?lang=en")
        #expect(english.contains("which you imported on") && english.contains("The calculated time is"))
    }

    @Test("the table's congregations stand where it prints them; elsewhere the person's own minutes after the prayer")
    func congregations() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["gapAsr": "10"])
        device.hang(Printed.month(iqamas: ["05:25", nil, "11:30", nil, nil, "19:00"]))
        let start = try device.prayers("/", "start")
        #expect(start == ["fajr": "05:25", "dhuhr": "11:40", "asr": "15:00", "maghrib": "17:10", "isha": "19:00"])
        #expect(try device.prayers()["fajr"] == "05:00")
    }

    @Test("MZ-013 more than 50 km from its place a timetable is kept and not used")
    func farAway() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers()
        device.hang(Printed.month(), at: Coordinates(latitude: 24.24, longitude: 46.72185)!)
        #expect(try device.prayers()["fajr"] == "05:00")
        device.hang(Printed.month(), at: Coordinates(latitude: 24.23, longitude: 46.72185)!)
        #expect(try device.prayers() == computed)
    }

    @Test("the person's own timetable stands before the network's, and that before computed times")
    func twoTimetables() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers("/day/2026-12-02")
        device.hang(Printed.month(days: 20))
        device.hang(
            Printed.month(
                ["05:02", "06:22", "11:42", "14:52", "17:12", "18:42"], name: "شبكة",
                from: Printed.first.adding(days: 15), days: 15), id: TimetableHead.network)
        #expect(try device.prayers("/day/2026-11-18")["fajr"] == "05:00")
        #expect(try device.prayers("/day/2026-11-22")["fajr"] == "05:02")
        #expect(try device.prayers("/day/2026-12-02") == computed)
        #expect(try device.facts("/day/2026-11-22")["timetable"]?["source"]?.string == "network")
        let late = try Device.inRiyadh()
        late.hang(Printed.month(), id: TimetableHead.network, until: late.now)
        #expect(try late.prayers()["fajr"] != "05:00")
    }

    @Test("a day out of order is computed, and the reason is named")
    func disorder() throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers()
        // The computed sunrise, 06:18, lies before this Fajr.
        device.hang(Printed.month(["06:30", nil, "11:40", "14:50", "17:10", "18:40"]))
        #expect(try device.prayers() == computed)
        #expect(try device.facts("/")["timetable"]?["computed"]?.string == "out-of-order")
        #expect(device.page("/times/2026-11-21/fajr").contains("غير مرتبة"))
    }

    @Test(
        "records that hold no timetable are passed over",
        arguments: [
            JSON.int(5), .null, [:], ["id": "mosque-a"], .string("x"),
        ])
    func damaged(value: JSON) throws {
        let device = try Device.inRiyadh()
        let computed = try device.prayers()
        device.hang(Printed.month())
        var clock = device.workspace.clock
        let stamp = clock.tick(now: device.now.milliseconds)
        var month = Record(key: TimetableMonth.key("mosque-a", Printed.first), generation: 0)
        month[TimetableMonth.daysField] = Field(.array([value, value]), at: stamp)
        device.merge([month])
        #expect(try device.prayers() == computed)
        var settings = Record(key: Settings.key, generation: 0)
        settings["timetable"] = Field(value, at: stamp)
        device.merge([settings])
        #expect(try device.prayers() == computed)
        #expect(try device.facts("/")["timetable"] == nil)
    }
}
