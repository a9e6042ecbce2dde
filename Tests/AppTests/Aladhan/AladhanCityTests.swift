import Almanac
import Records
import Testing

@testable import App

@Suite("Aladhan's API by city and by the Hijri calendar")
struct AladhanCityTests {
    private func data(_ path: String) throws -> JSON {
        let response = try Device().get(path)
        #expect(response.status == 200, "\(path) \(response.text)")
        return try #require(try JSON(reading: response.body)["data"])
    }

    @Test(
        "a city of the list answers as its coordinates do, by its country's code or name and by any of its names",
        arguments: [
            "city=Riyadh&country=SA", "city=riyadh&country=sa", "city=Riyadh&country=Saudi%20Arabia",
            "city=Riyadh&country=KSA",
            "city=%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6&country=%D8%A7%D9%84%D8%B3%D8%B9%D9%88%D8%AF%D9%8A%D8%A9",
        ])
    func city(query: String) throws {
        let named = try data("/v1/timingsByCity/21-11-2026?\(query)")
        #expect(named["meta"]?["latitude"] == 24.68773 && named["meta"]?["timezone"] == "Asia/Riyadh")
        #expect(named["meta"]?["method"]?["id"] == 4)
        #expect(named["timings"]?["Fajr"]?.string?.utf8.count == 5)
        #expect(try data("/v1/timings/21-11-2026?latitude=24.68773&longitude=46.72185") == named)
    }

    @Test("a month and a year by city are the months of the calendar")
    func calendar() throws {
        let month = try data("/v1/calendarByCity/2026/11?city=London&country=UK&method=3")
        #expect(month.array?.count == 30)
        #expect(month[0]?["meta"]?["timezone"] == "Europe/London" && month[0]?["meta"]?["method"]?["id"] == 3)
        #expect(try data("/v1/calendarByCity?city=London&country=GB&year=2026&month=11&method=3") == month)
        #expect(try data("/v1/calendarByCity/2026?city=London&country=GB&method=3")["11"] == month)
    }

    @Test("a Hijri month has its own days, a Hijri year its twelve months")
    func hijriCalendar() throws {
        let place = "city=Cairo&country=EG"
        let month = try data("/v1/hijriCalendarByCity/1448/9?\(place)")
        let days = try #require(month.array)
        #expect((29...30).contains(days.count))
        #expect(days[0]["date"]?["hijri"]?["date"] == "01-09-1448")
        for (number, day) in days.enumerated() {
            #expect(day["date"]?["hijri"]?["day"]?.string.flatMap { Int($0) } == number + 1)
            #expect(day["date"]?["hijri"]?["month"]?["number"] == 9)
        }
        #expect(try data("/v1/hijriCalendar/1448/9?latitude=30.06263&longitude=31.24967") == month)
        let year = try data("/v1/hijriCalendarByCity/1448?\(place)")
        #expect(year.object?.members.count == 12 && year["9"] == month)
        let moved = try data("/v1/hijriCalendarByCity/1448/9?\(place)&adjustment=1")
        #expect(moved[0]?["date"]?["hijri"]?["date"] == "01-09-1448")
        #expect(moved[1]?["date"]?["gregorian"] == days[0]["date"]?["gregorian"])
    }

    @Test("without the list of cities it says so")
    func missing() throws {
        let device = try Device()
        device.missing = [.cities]
        #expect(device.get("/v1/timingsByCity?city=Riyadh&country=SA").status == 503)
    }
}
