import Almanac
import Records
import Testing

@testable import App

struct TimesPagesTests {
    @Test(
        "every time of a day says how it came to be, in both languages and for programs",
        arguments: PrayerEvent.allCases)
    func explanations(event: PrayerEvent) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["offsetFajr": "2"])
        for language in ["ar", "en"] {
            let page = device.page("/times/2026-11-21/\(event.identifier)?lang=\(language)")
            #expect(page.contains("data-sheet-content"))
            #expect(page.contains("Umm al-Qura University, Makkah"))
            #expect(!page.contains(">times."), "a text is missing")
        }
        let facts = try device.facts("/times/2026-11-21/\(event.identifier)")
        #expect(facts["ownMinutes"]?.int == (event == .fajr ? 2 : 0))
        #expect(facts["explanation"]?.array?.isEmpty == false)
        for prayer in try device.facts("/")["prayers"]?.array ?? [] where prayer["name"]?.string == event.identifier {
            #expect(prayer["time"] == facts["time"])
        }
    }

    @Test("where the sun does not rise the page names the latitude that stands in", arguments: ["ar", "en"])
    func polarNight(language: String) throws {
        let device = try Device.inRiyadh()
        device.post("/place", ["city": "3133880"])
        let page = device.page("/times/2026-12-21/dhuhr?lang=\(language)")
        #expect(page.contains(language == "ar" ? "٤٨°" : "48°"))
    }

    @Test("a month says on how many of its days other times stand in")
    func monthOfStandIns() throws {
        let device = try Device.inRiyadh()
        #expect(!device.page("/times/2026-06?lang=en").contains("other times stand in"))
        device.post("/place", ["city": "3133880"])
        #expect(device.page("/times/2026-06?lang=en").contains("On 30 days of this month other times stand in"))
        #expect(device.page("/times/2026-06").contains("في ٣٠ يومًا من هذا الشهر مواقيت بديلة"))
        #expect(try device.facts("/times/2026-06")["days"]?[0]?["resolution"] == "nearest-latitude")
        #expect(try device.facts("/times/2026-10")["days"]?[0]?["resolution"] == nil)
    }

    @Test("the month's table has each day in both calendars with six times that are the day's own")
    func month() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/times")["location"] == "/times/2026-11")
        let facts = try device.facts("/times/2026-11")
        let days = try #require(facts["days"]?.array)
        #expect(days.count == 30)
        #expect(days[20]["hijri"]?.string == "1448-06-11")
        let today = try device.facts("/")["prayers"]?.array ?? []
        for prayer in today { #expect(days[20][prayer["name"]?.string ?? ""] == prayer["time"]) }
        let page = device.page("/times/2026-11")
        #expect(page.components(separatedBy: "aria-current=\"date\"").count == 2)
        #expect(page.contains("href=\"/times/2026-10\""))
        #expect(page.contains("href=\"/times/2026-12\""))
        #expect(device.page("/times/2027-02").contains("رمضان"))
    }

    @Test("today's times by each method stand side by side, the country's own first, and one is chosen by a button")
    func methods() throws {
        let device = try Device.inRiyadh()
        let methods = try #require(try device.facts("/me/settings/methods")["methods"]?.array)
        #expect(methods.count == PrayerMethod.all.count)
        #expect(methods[0]["name"]?.string == "umm-al-qura")
        #expect(methods[0]["chosen"]?.bool == true)
        #expect(methods[0]["differences"]?["fajr"]?.int == 0)
        let answer = device.post("/me/settings", ["back": "/me/settings/methods", "method": "egypt"])
        #expect(answer["location"]?.hasPrefix("/me/settings/methods") == true)
        let after = try #require(try device.facts("/me/settings/methods")["methods"]?.array)
        let egypt = try #require(after.first { $0["name"]?.string == "egypt" })
        #expect(egypt["chosen"]?.bool == true)
        #expect(after[0]["differences"]?["fajr"]?.int != 0)
    }

    @Test(
        "without a place these pages lead to choosing one, and a program is told so",
        arguments: [
            "/times", "/times/2026-11", "/times/2026-11-21/fajr", "/calendar", "/calendar/1448", "/qibla",
            "/me/settings/methods",
        ])
    func noPlace(path: String) throws {
        let device = try Device()
        #expect(device.get(path)["location"] == "/place")
        #expect(device.get(path, accept: "application/json").status == 409)
    }
}
