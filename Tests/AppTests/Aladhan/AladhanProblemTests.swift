import Almanac
import Records
import TestSupport
import Testing

@testable import App

@Suite("Aladhan's API with bad input")
struct AladhanProblemTests {
    @Test(
        "Aladhan's API: what can't be used is answered 400 with the parameter's name, in both languages",
        arguments: [
            ("/v1/timings/21-11-2026?latitude=91&longitude=0", "latitude"),
            ("/v1/timings?latitude=x&longitude=0", "latitude"), ("/v1/timings?longitude=0", "latitude"),
            ("/v1/timings?latitude=0", "longitude"), ("/v1/timings?latitude=0&longitude=1e999", "longitude"),
            ("/v1/timings?latitude=nan&longitude=0", "latitude"), ("/v1/timings/31-02-2026?Q", "date"),
            ("/v1/timings/2026-11-21?Q", "date"), ("/v1/timings/99999999999999?Q", "date"),
            ("/v1/timings/-999999999999?Q", "date"), ("/v1/timings/21-11-1800?Q", "date"),
            ("/v1/timings?Q&method=6", "method"), ("/v1/timings?Q&method=-1", "method"),
            ("/v1/timings?Q&method=99", "methodSettings"),
            ("/v1/timings?Q&method=99&methodSettings=1,null,17", "methodSettings"),
            ("/v1/timings?Q&method=99&methodSettings=18,x,17", "methodSettings"),
            ("/v1/timings?Q&method=99&methodSettings=18,null,99999999999%20min", "methodSettings"),
            ("/v1/timings?Q&school=2", "school"),
            ("/v1/timings?Q&latitudeAdjustmentMethod=4", "latitudeAdjustmentMethod"),
            ("/v1/timings?Q&midnightMode=2", "midnightMode"), ("/v1/timings?Q&tune=1,2,3,4,5,6,7,8,9,10", "tune"),
            ("/v1/timings?Q&tune=61", "tune"), ("/v1/timings?Q&tune=a", "tune"),
            ("/v1/timings?Q&timezonestring=Mars/Phobos", "timezonestring"), ("/v1/timings?Q&shafaq=blue", "shafaq"),
            ("/v1/timings?Q&adjustment=6", "adjustment"), ("/v1/calendar/2026/13?Q", "month"),
            ("/v1/calendar/99999999999/1?Q", "year"), ("/v1/calendar?Q&year=1800", "year"),
            ("/v1/gToH/30-02-2026", "date"), ("/v1/gToH/1-1", "date"), ("/v1/gToH?date=", "date"),
            ("/v1/hToG/31-06-1448", "day"), ("/v1/hToG/01-13-1448", "month"), ("/v1/hToG/01-01-1700", "year"),
            ("/v1/timingsByCity?country=SA", "city"), ("/v1/timingsByCity?city=Riyadh", "country"),
            ("/v1/timingsByCity?city=Riyadh&country=Atlantis", "country"),
            ("/v1/timingsByCity?city=Riyadh&country=EG", "city"),
            ("/v1/timingsByCity?city=Riyad&country=SA", "city"),
            ("/v1/calendarByCity/2026/13?city=Riyadh&country=SA", "month"),
            ("/v1/hijriCalendar/1448/0?Q", "month"), ("/v1/hijriCalendar/1601/1?Q", "year"),
            ("/v1/hToG/x", "date"), ("/v1/qibla/91/0", "latitude"), ("/v1/qibla/0/x", "longitude"),
        ])
    func refused(path: String, field: String) throws {
        let device = try Device()
        let text = path.split(separator: "Q", omittingEmptySubsequences: false).map(String.init).joined(
            separator: "latitude=24.69&longitude=46.72")
        for language in ["ar", "en"] {
            let response = device.get(text + (path.utf8.contains(0x3F) ? "&" : "?") + "lang=\(language)")
            let json = try JSON(reading: response.body)
            #expect(
                response.status == 400 && json["code"] == 400 && json["status"] == "Bad Request", "\(response.text)")
            let sentence = try #require(json["data"]?.string)
            #expect(sentence.hasPrefix(field + ": ") && !sentence.utf8.contains(UInt8(ascii: "{")), "\(sentence)")
        }
    }

    @Test("Aladhan's API: without a place or zones it says so, other addresses and methods are refused")
    func missing() throws {
        let device = try Device()
        #expect(device.get("/v1/timings").status == 400)
        let empty = try Device()
        empty.missing = [.zones]
        #expect(empty.get("/v1/timings?latitude=1&longitude=2").status == 503)
        let bare = try Device()
        bare.missing = [.cities]
        #expect(bare.get("/v1/timings?latitude=24.69&longitude=46.72&timezonestring=Asia/Riyadh").status == 200)
        for path in [
            "/v1", "/v1/", "/v1/timings/a/b", "/v1/qibla/1", "/v1/asmaAlHusna", "/v1/timings/%2e%2e",
            "/v1/gToH/" + String(repeating: "1", count: 41),
        ] {
            #expect(device.get(path, accept: "application/json").status == 404, "\(path)")
        }
        #expect(device.post("/v1/timings").status == 405)
    }

    @Test("Aladhan's API: random parameters never trap and always get 200 or 400")
    func fuzz() throws {
        let device = try Device.inRiyadh()
        var random = Generator(seed: 7)
        let names = [
            "latitude", "longitude", "method", "school", "latitudeAdjustmentMethod", "tune", "timezonestring",
            "iso8601",
            "midnightMode", "shafaq", "methodSettings", "adjustment", "date", "year", "month", "annual",
        ]
        let values = [
            "", "0", "1", "-1", "99", "89.9", "-90", "180", "2147483648", "9223372036854775807", "1e308", "18,null,17",
            "60,-60,60,-60,60,-60,60,-60,60", ",,,,,,,,", "true", "21-11-2026", "31-12-2173", "01-01-1925",
            "30-12-1600", "x", "%D9%A1",
        ]
        let paths = [
            "timings", "timings/1795258680", "calendar/2173/12", "calendar", "gToH", "hToG", "hToG/30-12-1600",
        ]
        for _ in 0..<300 {
            var query = ""
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                query += "&" + names.randomElement(using: &random)! + "=" + values.randomElement(using: &random)!
            }
            let path = "/v1/" + paths.randomElement(using: &random)! + "?lang=en" + query
            #expect([200, 400].contains(device.get(path).status), "\(path)")
        }
    }
}
