import Almanac
import Planner
import Records
import Testing

@testable import App

@Suite("Aladhan's API")
struct AladhanTests {
    private static let names = [
        "Fajr", "Sunrise", "Dhuhr", "Asr", "Sunset", "Maghrib", "Isha", "Imsak", "Midnight", "Firstthird", "Lastthird",
    ]

    /// The data of an answer that must be 200.
    private func data(_ path: String, _ device: Device? = nil) throws -> JSON {
        let response = try (device ?? Device()).get(path)
        let json = try JSON(reading: response.body)
        #expect(response.status == 200 && json["code"] == 200 && json["status"] == "OK", "\(response.text)")
        return try #require(json["data"])
    }

    @Test("Aladhan's API: a day's times have its names and shape, whatever is asked to be accepted")
    func shape() throws {
        let device = try Device.inRiyadh()
        let response = device.get("/v1/timings/21-11-2026?latitude=51.508515&longitude=-0.1254872&method=2")
        #expect(response["content-type"] == "application/json; charset=utf-8")
        #expect(response["x-content-type-options"] == "nosniff")
        let json = try JSON(reading: response.body)
        #expect(json.object?.members.map(\.name) == ["code", "status", "data"])
        let data = try #require(json["data"])
        #expect(data["timings"]?.object?.members.map(\.name) == Self.names)
        #expect(data["date"]?["readable"] == "21 Nov 2026" && data["date"]?["timestamp"] == "1795219200")
        let hijri = data["date"]?["hijri"]
        #expect(hijri?["date"] == "11-06-1448" && hijri?["month"]?["number"] == 6 && hijri?["year"] == "1448")
        #expect(hijri?["month"]?["en"] == "Jumādá al-ākhirah" && hijri?["weekday"]?["en"] == "Al Sabt")
        let gregorian = data["date"]?["gregorian"]
        #expect(gregorian?["date"] == "21-11-2026" && gregorian?["weekday"]?["en"] == "Saturday")
        #expect(gregorian?["designation"]?["abbreviated"] == "AD" && gregorian?["month"]?["en"] == "November")
        let meta = data["meta"]
        #expect(meta?["timezone"] == "Europe/London" && meta?["latitude"] == 51.508515)
        #expect(meta?["method"]?["id"] == 2 && meta?["method"]?["params"]?["Fajr"] == 15)
        #expect(meta?["latitudeAdjustmentMethod"] == "ANGLE_BASED" && meta?["school"] == "STANDARD")
        #expect(meta?["midnightMode"] == "STANDARD" && meta?["offset"]?.object?.members.count == 9)
    }

    /// The figures of the example in Aladhan's documentation, London on 24 April 2014 by ISNA's method.
    @Test("Aladhan's API: the documented example of London holds to two minutes")
    func london() throws {
        let timings = try data("/v1/timings/1398332113?latitude=51.508515&longitude=-0.1254872&method=2")["timings"]
        for (name, time) in [
            ("Fajr", "03:57"), ("Sunrise", "05:46"), ("Dhuhr", "12:59"), ("Asr", "16:55"), ("Sunset", "20:12"),
            ("Maghrib", "20:12"), ("Isha", "22:02"), ("Imsak", "03:47"), ("Midnight", "00:59"),
        ] {
            let found = try #require(ClockTime(timings?[name]?.string ?? ""), "\(name)")
            let expected = try #require(ClockTime(time))
            #expect(abs(found.minuteOfDay - expected.minuteOfDay) <= 2, "\(name) \(found)")
        }
    }

    @Test("Aladhan's API: without coordinates it answers for the person's own place, method and madhhab")
    func own() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["method": "egypt", "madhhab": "hanafi"])
        let own = try data("/v1/timings", device)
        #expect(own["meta"]?["timezone"] == "Asia/Riyadh" && own["meta"]?["method"]?["id"] == 5)
        #expect(own["meta"]?["school"] == "HANAFI" && own["date"]?["gregorian"]?["date"] == "21-11-2026")
        let day = try device.facts("/")["prayers"]?.array ?? []
        let asr = day.first { $0["name"] == "asr" }
        #expect(own["timings"]?["Asr"]?.string == asr?["start"]?.string)
        // Elsewhere the country's method and the standard madhhab hold.
        let cairo = try data("/v1/timings?latitude=30.06&longitude=31.25", device)
        #expect(cairo["meta"]?["method"]?["id"] == 5 && cairo["meta"]?["school"] == "STANDARD")
        #expect(cairo["meta"]?["timezone"] == "Africa/Cairo")
    }

    @Test("Aladhan's API: one's own place has one's own minutes and high latitude rule, other places don't")
    func ownRules() throws {
        let device = try Device.inRiyadh()
        let before = try data("/v1/timings?method=4", device)["timings"]
        device.post("/me/settings", ["offsetAsr": "5", "highLatitude": "nearest-day"])
        let after = try data("/v1/timings?method=4&tune=0,0,0,0,1", device)
        let (usual, moved) = (try clock(before, "Asr"), try clock(after["timings"], "Asr"))
        #expect(moved == usual + 6 && after["meta"]?["offset"]?["Asr"] == 1)
        #expect(after["meta"]?["latitudeAdjustmentMethod"] == "NEAREST_DAY")
        let elsewhere = try data("/v1/timings?latitude=24.68773&longitude=46.72185&method=4", device)
        #expect(try clock(elsewhere["timings"], "Asr") == usual)
        #expect(elsewhere["meta"]?["latitudeAdjustmentMethod"] == "ANGLE_BASED")
    }

    private func clock(_ timings: JSON?, _ name: String) throws -> Int {
        try #require(ClockTime(timings?[name]?.string ?? "")).minuteOfDay
    }

    @Test("Aladhan's API: every number of a method, the madhhab, high latitudes, midnight, tuning and ISO 8601")
    func parameters() throws {
        let riyadh = "/v1/timings/21-11-2026?latitude=24.69&longitude=46.72&timezonestring=Asia/Riyadh"
        for entry in PrayerMethod.aladhanNumbers {
            let meta = try data(riyadh + "&method=\(entry.number)")["meta"]
            #expect(meta?["method"]?["id"]?.int == Int64(entry.number))
        }
        let plain = try data(riyadh + "&method=3&school=0&midnightMode=0")["timings"]
        let other = try data(riyadh + "&method=3&school=1&midnightMode=1&tune=1,2,3,4,5,6,7,8,9")
        func minute(_ json: JSON?, _ name: String) throws -> Int {
            try #require(ClockTime(json?[name]?.string ?? "")).minuteOfDay
        }
        for (name, shift) in [
            ("Imsak", 1), ("Fajr", 2), ("Sunrise", 3), ("Dhuhr", 4), ("Maghrib", 6), ("Sunset", 7), ("Isha", 8),
        ] {
            let before = try minute(plain, name)
            let after = try minute(other["timings"], name)
            #expect(after == before + shift, "\(name)")
        }
        let (standard, hanafi) = (try minute(plain, "Asr"), try minute(other["timings"], "Asr"))
        #expect(hanafi > standard + 30)
        #expect(other["meta"]?["midnightMode"] == "JAFARI" && other["meta"]?["offset"]?["Midnight"] == 9)
        let iso = try data(riyadh + "&method=4&iso8601=true")["timings"]
        #expect(
            iso?["Fajr"]?.string?.hasPrefix("2026-11-21T04:") == true
                && iso?["Fajr"]?.string?.hasSuffix(":00+03:00") == true)
        #expect(iso?["Lastthird"]?.string?.hasPrefix("2026-11-22T") == true)
        for (number, name) in [(1, "MIDDLE_OF_THE_NIGHT"), (2, "ONE_SEVENTH"), (3, "ANGLE_BASED")] {
            let meta = try data(riyadh + "&latitudeAdjustmentMethod=\(number)")["meta"]
            #expect(meta?["latitudeAdjustmentMethod"]?.string == name)
        }
        let custom = try data(riyadh + "&method=99&methodSettings=18.5,null,90%20min")
        let makkah = try data(riyadh + "&method=4")
        #expect(custom["timings"] == makkah["timings"] && custom["meta"]?["method"]?["id"] == 99)
        let glow = try data(riyadh + "&method=15&shafaq=abyad")["meta"]
        #expect(glow?["method"]?["params"]?["shafaq"] == "abyad")
    }

    @Test("Aladhan's API: a month's calendar is a list of its days, a year's stands under its months' numbers")
    func calendar() throws {
        let place = "latitude=51.51&longitude=-0.13&method=3"
        let march = try data("/v1/calendar/2027/3?\(place)").array ?? []
        #expect(march.count == 31 && march[0]["date"]?["gregorian"]?["date"] == "01-03-2027")
        #expect(march[27]["timings"]?["Dhuhr"]?.string?.hasSuffix(" (+01)") == true)
        #expect(march[26]["timings"]?["Dhuhr"]?.string?.hasSuffix(" (+00)") == true)
        #expect(try data("/v1/calendar?year=2027&month=3&\(place)").array == march)
        let year = try data("/v1/calendar/2028?\(place)").object
        #expect(year?.members.map(\.name) == (1...12).map { "\($0)" } && year?["2"]?.array?.count == 29)
        #expect(try data("/v1/calendar?annual=true&year=2028&\(place)").object == year)
        #expect(try data("/v1/calendar?\(place)").array?.count == 30)
        let single = try data("/v1/timings/15-03-2027?\(place)")
        let timings = single["timings"]?.object?.members.compactMap { $0.value.string }
        #expect(
            march[14]["timings"]?.object?.members.map { $0.value.string?.prefix(5) } == timings?.map { $0.prefix(5) })
    }

    @Test("Aladhan's API: dates go both ways, by path and by query, and may be moved")
    func conversion() throws {
        let ramadan = try data("/v1/gToH/18-02-2026")
        #expect(ramadan["hijri"]?["date"] == "01-09-1447" && ramadan["hijri"]?["month"]?["en"] == "Ramaḍān")
        #expect(ramadan["hijri"]?["holidays"]?.array == ["1st Day of Ramadan"])
        #expect(try data("/v1/gToH?date=18-02-2026") == ramadan)
        #expect(try data("/v1/hToG/01-09-1447") == ramadan)
        #expect(try data("/v1/hToG?date=1-9-1447") == ramadan)
        #expect(try data("/v1/gToH/19-02-2026?adjustment=-1")["hijri"]?["date"] == "01-09-1447")
        #expect(try data("/v1/hToG/01-09-1447?adjustment=-1")["gregorian"]?["date"] == "19-02-2026")
        let device = try Device.inRiyadh()
        device.post("/calendar", ["year": "1448", "month": "6", "days": "1"])
        #expect(try data("/v1/gToH/21-11-2026", device)["hijri"]?["date"] == "10-06-1448")
        #expect(try data("/v1/hToG/10-06-1448", device)["gregorian"]?["date"] == "21-11-2026")
        #expect(try data("/v1/gToH")["gregorian"]?["date"] == "21-11-2026")
        #expect(try data("/v1/hToG")["hijri"]?["date"] == "11-06-1448")
    }

    @Test("MZ-233 Aladhan's API: the Qibla's direction, and the list of methods")
    func qibla() throws {
        let qibla = try data("/v1/qibla/51.5074/-0.1278")
        #expect(abs((qibla["direction"]?.double ?? 0) - 119) < 1 && qibla["latitude"] == 51.5074)
        let methods = try data("/v1/methods")
        #expect(methods["MWL"]?["id"] == 3 && methods["MWL"]?["params"]?["Isha"] == 17)
        #expect(
            methods["MAKKAH"]?["params"]?["Isha"] == "90 min" && methods["JAFARI"]?["params"]?["Midnight"] == "JAFARI")
        #expect(
            methods["CUSTOM"]?["id"] == 99 && methods.object?.members.count == PrayerMethod.aladhanNumbers.count + 1)
    }

    @Test("Aladhan's API: the reader of such sources takes every answer of the app's own, to the minute")
    func readBack() throws {
        let place = try #require(Coordinates(latitude: 51.51, longitude: -0.13))
        let first = try #require(CivilDate(year: 2027, month: 3, day: 1))
        let last = try #require(CivilDate(year: 2027, month: 3, day: 31))
        let question = AladhanAnswer.Question(place: place, zones: ["Europe/London"], first: first, last: last)
        let path = try #require(
            AladhanRequest.calendarPaths(
                place: place, zone: "Europe/London", method: 3, madhhab: .standard, first: first, last: last
            ).first)
        for more in ["", "&iso8601=true"] {
            let body = try Device().get(path + more).body
            let timetable = try AladhanAnswer.timetable(body, answering: question, name: "own")
            #expect(timetable.days.count == 31 && timetable.days.first?.date == first)
        }
    }
}
