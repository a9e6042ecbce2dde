import Almanac
import Foundation
import Records
import Testing

@testable import App

struct SpecialDaysTests {
    private func names(_ device: Device, _ path: String) throws -> [String] {
        (try device.facts(path)["prayers"]?.array ?? []).compactMap { $0["name"]?.string }
    }

    private func day(_ device: Device, _ path: String, _ name: String) throws -> JSON? {
        try device.facts(path)["prayers"]?.array?.first { $0["name"]?.string == name }
    }

    @Test("MZ-139 MZ-146 MZ-148 a Friday has Jummah; a task it comes to stand on is listed; Dhuhr can be kept")
    func friday() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/special", ["jummah": "off"])
        #expect(try names(device, "/day/2026-11-27") == ["fajr", "dhuhr", "asr", "maghrib", "isha"])
        _ = try device.add("x", date: "2026-11-27", start: "12:30")
        device.post("/me/settings/special", ["jummah": "on"])
        #expect(try names(device, "/day/2026-11-27") == ["fajr", "jummah", "asr", "maghrib", "isha"])
        #expect(try device.facts("/day/2026-11-27")["conflicts"]?.array?.count == 1)
        let page = device.page("/day/2026-11-27")
        #expect(page.contains("data-prayer=\"jummah\"") && page.contains("الجمعة"))
        #expect(try names(device, "/day/2026-11-26").contains("dhuhr"))
    }

    @Test("MZ-146 on Thursday evening one is told of tasks that stand on tomorrow's Jummah")
    func eve() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/special", ["jummah": "off"])
        _ = try device.add("x", date: "2026-11-27", start: "12:30")
        device.post("/me/settings/special", ["jummah": "on"])
        // Thursday 26 November at 13:58, then at 18:58.
        device.now = Instant(seconds: Fixtures.saturday.seconds + 5 * 86_400)
        #expect(!device.page("/").contains("غدًا الجمعة"))
        device.now = Instant(seconds: device.now.seconds + 5 * 3_600)
        let page = device.page("/")
        #expect(page.contains("غدًا الجمعة") && page.contains("href=\"/day/2026-11-27\""))
    }

    @Test("MZ-143 a time of one's own moves Jummah; one before Dhuhr is refused with the times")
    func jummahTime() throws {
        let device = try Device.inRiyadh()
        let answer = try device.call("/me/settings/special", ["jummahTime": "10:00"])
        #expect(answer.status == 422)
        #expect(answer.json["error"]?["fields"]?["jummahTime"]?.string?.contains("الظهر") == true)
        #expect(device.post("/me/settings/special", ["jummahTime": "10:00"]).text.contains("value=\"10:00\""))
        #expect(device.post("/me/settings/special", ["jummahTime": "12:45"]).status == 303)
        #expect(try day(device, "/day/2026-11-27", "jummah")?["start"]?.string == "12:45")
    }

    @Test("MZ-145 MZ-147 the way to the mosque and lunch are offered on a Friday, once, and let go with one tap")
    func around() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/special", ["jummahTravel": "30"])
        let way = try device.facts("/day/2026-11-27")["suggestions"]?.array?.first
        #expect(way?["id"]?.string == "travel")
        #expect(device.page("/day/2026-11-27").contains("غداء بعد الجمعة"))
        #expect(!device.page("/day/2026-11-26").contains("غداء بعد الجمعة"))
        #expect(try device.call("/day/2026-11-27/mark", ["step": "add", "mark": "lunch"]).status == 200)
        let tasks = try device.facts("/day/2026-11-27")["tasks"]?.array
        let jummah = try day(device, "/day/2026-11-27", "jummah")
        let start = PlacementCommandTests.minutes(tasks?.first?["start"]) ?? 0
        #expect(tasks?.count == 1 && start >= PlacementCommandTests.minutes(jummah?["end"]) ?? 0)
        #expect(!device.page("/day/2026-11-27").contains("value=\"add\""))
        device.post("/day/2026-12-04/mark", ["step": "skip", "mark": "lunch"])
        #expect(!device.page("/day/2026-12-04").contains("value=\"add\""))
        #expect(device.page("/day/2026-12-11").contains("value=\"add\""))
    }

    @Test(
        "MZ-149 MZ-150 MZ-152 MZ-168 Ramadan comes from the calendar, can be moved, switched off, or rest on a journey")
    func ramadan() throws {
        let device = try Device.inRiyadh()
        func ids(_ path: String) throws -> [String] {
            (try device.facts(path)["suggestions"]?.array ?? []).compactMap { $0["id"]?.string }
        }
        // 1 Ramadan 1448 is 8 February 2027.
        #expect(try ids("/day/2027-02-07") == ["tarawih"])
        #expect(try ids("/day/2027-02-08") == ["suhoor", "iftar", "tarawih"])
        #expect(device.post("/me/settings/special", ["ramadanShift": "1"]).status == 303)
        #expect(try ids("/day/2027-02-08") == ["tarawih"])
        device.post("/me/settings/special", ["ramadanShift": "0", "ramadanPauses": "on"])
        #expect(try ids("/day/2027-02-08") == ["suhoor", "iftar", "tarawih"])
        device.post("/me/settings/travel", ["travelling": "on"])
        #expect(try ids("/day/2027-02-08").isEmpty)
        device.post("/me/settings/travel", ["travelling": "off"])
        device.post("/me/settings/special", ["ramadan": "off"])
        #expect(try ids("/day/2027-02-08").isEmpty)
        for (name, value) in [
            ("suhoorBefore", "46"), ("suhoorBefore", "29"), ("tarawihRakaat", "12"), ("tarawihAfter", "31"),
        ] {
            #expect(
                try device.call("/me/settings/special", KeyValuePairs(dictionaryLiteral: (name, value))).status == 422)
        }
    }

    @Test("MZ-157 the five odd nights of the last ten say so on the evening before, others don't")
    func nights() throws {
        let device = try Device.inRiyadh()
        var found: [Int] = []
        let first = try #require(CivilDate("2027-02-07"))
        for number in 1...30 {
            let page = device.page("/day/\(first.adding(days: number - 1))")
            if page.contains("ليلة القدر") { found.append(number) }
        }
        #expect(found == [21, 23, 25, 27, 29])
    }

    @Test("MZ-158 MZ-161 MZ-163 MZ-168 a feast has its prayer, its greeting and its morning, on the day it is moved to")
    func eid() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        let date = try #require(HijriCalendar.ummAlQura.civilDate(year: 1448, month: .shawwal, day: 1))
        let feast = "/day/\(date)"
        let after = "/day/\(date.next)"
        #expect(try names(device, feast).contains("eid"))
        #expect(try device.facts(feast)["suggestions"]?.array?.isEmpty == true)
        let page = device.page(feast)
        #expect(page.contains("عيد مبارك!") && page.contains("زكاة الفطر قبل الصلاة"))
        #expect(try device.call("\(feast)/mark", ["step": "add", "mark": "eid-dates"]).status == 200)
        #expect(!device.page(feast).contains("value=\"eid-dates\""))
        #expect(device.post("/me/settings/special", ["fitrShift": "1"]).status == 303)
        #expect(try !names(device, feast).contains("eid"))
        #expect(try names(device, after).contains("eid"))
        #expect(try device.call("/me/settings/special", ["fitrShift": "3"]).status == 422)
        let page2 = device.page("/me/settings/special")
        #expect(page2.contains("تختلف العادات باختلاف البلاد والمذاهب"))
    }

    @Test("MZ-162 MZ-235 days of fasting are marked as asked, never on a feast or the days of Tashreeq")
    func fasting() throws {
        let device = try Device.inRiyadh()
        #expect(!device.page("/day/2026-11-23").contains("يوم يُستحب صيامه"))
        device.post("/me/settings/special", ["fastingWeekly": "on", "fastingWhite": "on", "fastingYearly": "on"])
        let start = try #require(CivilDate("2026-11-22"))
        for step in 0..<330 {
            let date = start.adding(days: step)
            let fasting = SpecialDays.of(date)?.fasting
            guard case .recommended? = fasting else {
                if case .ordinary? = fasting, step % 9 != 0 { continue }
                #expect(!device.page("/day/\(date)").contains("يوم يُستحب صيامه"), "\(date)")
                continue
            }
            if step % 9 == 0 { #expect(device.page("/day/\(date)").contains("يوم يُستحب صيامه"), "\(date)") }
        }
    }

    @Test("MZ-236 a fast that was accepted says so all day and brings suhoor; nothing else moves")
    func accepted() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/special", ["fastingWeekly": "on"])
        let before = try device.facts("/day/2026-11-23")["prayers"]
        #expect(!device.page("/day/2026-11-23").contains("أنت صائم اليوم 🌙"))
        device.post("/day/2026-11-23/mark", ["step": "fast"])
        #expect(device.page("/day/2026-11-23").contains("أنت صائم اليوم 🌙"))
        #expect(try device.facts("/day/2026-11-23")["suggestions"]?.array?.first?["id"]?.string == "suhoor")
        #expect(try device.facts("/day/2026-11-23")["prayers"] == before)
        device.post("/day/2026-11-23/mark", ["step": "unfast"])
        #expect(!device.page("/day/2026-11-23").contains("أنت صائم اليوم 🌙"))
    }

    @Test("MZ-227 MZ-228 a traveller's day shortens and joins, with the badge, and returns when the journey is over")
    func travel() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/travel", ["travelling": "on", "joining": "early"])
        #expect(try names(device, "/") == ["fajr", "dhuhr", "maghrib"])
        #expect(device.page("/").contains("✈️"))
        #expect(try day(device, "/", "dhuhr")?["joined"]?.string == "asr")
        device.post("/me/settings/travel", ["travelling": "off"])
        #expect(try names(device, "/").count == 5)
        #expect(!device.page("/").contains("✈️"))
    }

    @Test("MZ-226 MZ-229 far from home one is asked, nothing switches by itself, and home is kept")
    func away() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/travel", ["asksAway": "on", "step": "here"])
        #expect(!device.page("/").contains("صارت المواقيت لمكانك الجديد"))
        device.post("/place", ["city": "104515"])
        let page = device.page("/")
        #expect(page.contains("صارت المواقيت لمكانك الجديد"))
        #expect(try names(device, "/").count == 5)
        #expect(try day(device, "/", "dhuhr")?["shortened"]?.bool == false)
        device.post("/me/settings/travel", ["travelling": "on", "back": "/"])
        #expect(try day(device, "/", "dhuhr")?["shortened"]?.bool == true)
        #expect(!device.page("/").contains("صارت المواقيت لمكانك الجديد"))
        device.post("/place", ["city": "108410"])
        device.post("/me/settings/travel", ["travelling": "off"])
        #expect(!device.page("/").contains("صارت المواقيت لمكانك الجديد"))
    }

    @Test("MZ-019 MZ-230 a prayer's own length and the mosque change its block, and what stands on it is listed")
    func lengths() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x", date: "2026-11-22", start: "19:15")
        #expect(try device.facts("/day/2026-11-22")["conflicts"]?.array?.isEmpty == true)
        let before = PlacementCommandTests.minutes(try day(device, "/day/2026-11-22", "isha")?["end"]) ?? 0
        device.post("/me/settings/prayers", ["length-isha": "60"])
        #expect(PlacementCommandTests.minutes(try day(device, "/day/2026-11-22", "isha")?["end"]) == before + 40)
        #expect(try device.facts("/day/2026-11-22")["conflicts"]?.array?.count == 1)
        device.post("/me/settings/prayers", ["length-isha": "", "mosque-isha": "on"])
        #expect(PlacementCommandTests.minutes(try day(device, "/day/2026-11-22", "isha")?["end"]) == before + 10)
        for (name, value) in [("length-fajr", "0"), ("length-fajr", "121"), ("before-asr", "61"), ("after-asr", "-1")] {
            #expect(
                try device.call("/me/settings/prayers", KeyValuePairs(dictionaryLiteral: (name, value))).status == 422)
        }
    }
}
