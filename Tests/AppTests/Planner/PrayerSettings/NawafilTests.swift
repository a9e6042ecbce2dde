import Almanac
import Foundation
import Records
import Testing

@testable import App

struct NawafilTests {
    private func ids(_ device: Device, _ path: String = "/") throws -> [String] {
        (try device.facts(path)["suggestions"]?.array ?? []).compactMap { $0["id"]?.string }
    }

    @Test("MZ-126 MZ-135 rawatib are switched on all together or each by itself; Asr's line only informs")
    func rawatib() throws {
        let device = try Device.inRiyadh()
        #expect(try ids(device).isEmpty)
        #expect(device.post("/me/settings/nawafil", ["rawatib": "all"]).status == 303)
        #expect(try ids(device) == ["before-fajr", "before-dhuhr", "after-dhuhr", "after-maghrib", "after-isha"])
        device.post("/me/settings/nawafil", ["rawatib": "each", "nafl-after-isha": "on"])
        #expect(try ids(device) == ["after-isha"])
        device.post("/me/settings/nawafil", ["rawatib": "off"])
        #expect(try ids(device).isEmpty)
        #expect(device.page("/me/settings/nawafil").contains("العصر: لا راتبة لها"))
    }

    @Test("MZ-126 MZ-128 with all rawatib on, each one's switch stands on; an empty length says what it stands for")
    func shown() throws {
        let device = try Device.inRiyadh()
        func isOn(_ name: String) -> Bool {
            let page = device.page("/me/settings/nawafil")
            guard
                let box = page.components(separatedBy: "<input").first(where: {
                    $0.contains("type=\"checkbox\"") && $0.contains("name=\"\(name)\"")
                })
            else { return false }
            return box.components(separatedBy: ">")[0].contains("checked")
        }
        #expect(!isOn("nafl-after-isha"))
        device.post("/me/settings/nawafil", ["rawatib": "all", "nafl-after-isha": "off"])
        #expect(isOn("nafl-after-isha") && isOn("nafl-before-fajr") && !isOn("nafl-duha"))
        device.post("/me/settings", ["digits": "latin"])
        #expect(device.page("/me/settings/nawafil").contains("placeholder=\"10\""))
    }

    @Test(
        "K9 with a voluntary prayer before it, a prayer whose gap was left open is held later, and tasks are checked again"
    )
    func room() throws {
        let device = try Device.inRiyadh()
        func dhuhr() throws -> JSON? {
            try device.facts("/day/2026-11-22")["prayers"]?.array?.first { $0["name"]?.string == "dhuhr" }
        }
        let before = PlacementCommandTests.minutes(try dhuhr()?["start"])
        _ = try device.add("x", date: "2026-11-22", start: "12:15")
        device.post("/me/settings/nawafil", ["rawatib": "all"])
        #expect(PlacementCommandTests.minutes(try dhuhr()?["start"]) == (before ?? 0) + 20)
        #expect(try device.facts("/day/2026-11-22")["conflicts"]?.array?.count == 1)
        device.post("/me/settings", ["gapDhuhr": "5"])
        #expect(PlacementCommandTests.minutes(try dhuhr()?["start"]) == (before ?? 0) + 5)
    }

    @Test(
        "MZ-114 MZ-121 MZ-128 rakaat and minutes are kept within what each may have; others are refused with the field")
    func bounds() throws {
        let device = try Device.inRiyadh()
        for (name, value) in [
            ("nafl-duha-rakaat", "3"), ("nafl-witr-rakaat", "4"), ("nafl-qiyam-minutes", "45"), ("rawatib", "some"),
            ("nafl-duha-minutes", "0"), ("nafl-duha-time", "25:00"), ("nafl-duha", "maybe"),
        ] {
            let answer = try device.call("/me/settings/nawafil", KeyValuePairs(dictionaryLiteral: (name, value)))
            #expect(answer.status == 422, "\(name)")
            #expect(answer.json["error"]?["fields"]?[name]?.string?.isEmpty == false)
            let page = device.post("/me/settings/nawafil", KeyValuePairs(dictionaryLiteral: (name, value)))
            #expect(page.text.contains("field-wrong") && page.text.contains("href=\"#\(name)\""), "\(name)")
        }
        #expect(!device.page("/me/settings/nawafil").contains("nafl-before-fajr-rakaat"))
        device.post("/me/settings/nawafil", ["nafl-duha": "on", "nafl-duha-rakaat": "12", "nafl-duha-time": "٠٧:٠٠"])
        let duha = try device.facts("/")["suggestions"]?.array?.first
        #expect(duha?["start"]?.string == "07:00" && duha?["end"]?.string == "07:30" && duha?["rakaat"]?.int == 12)
    }

    @Test(
        "MZ-129 MZ-125 the badge and the night's words stand in each language",
        arguments: [
            ("ar", "نافلة", "خير وقت للعبادة: صلِّ واقرأ القرآن وادعُ"),
            ("en", "OPTIONAL", "Best time for worship - pray, read Quran, make dua"),
        ])
    func words(language: String, badge: String, night: String) throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        device.post("/me/settings/nawafil", ["nafl-qiyam": "on", "nafl-duha": "on"])
        let page = device.page("/")
        #expect(page.contains("suggestion-badge\">\(badge)<"))
        #expect(page.contains(night) && page.contains("look-qiyam") && page.contains("🌙✨"))
        #expect(page.contains("data-nafl=\"duha\""))
    }

    @Test(
        "MZ-026 MZ-052 the night strip opens with the last third, which is marked; without the night's worship it is Fajr's"
    )
    func night() throws {
        let device = try Device.inRiyadh()
        #expect(!device.page("/").contains("<span>الثلث الأخير من الليل</span>"))
        let origin = try #require(device.page("/").firstMatch(of: /data-origin="(\d+)"/)?.output.1)
        device.post("/me/settings/nawafil", ["nafl-qiyam": "on"])
        let page = device.page("/")
        #expect(page.contains("<span>الثلث الأخير من الليل</span>") && page.contains("الشروق"))
        let night = try #require(page.firstMatch(of: /data-origin="(\d+)"/)?.output.1)
        let facts = try device.facts("/")
        #expect(Int(night) == PlacementCommandTests.minutes(facts["suggestions"]?.array?.first?["start"]))
        #expect(Int(origin) == PlacementCommandTests.minutes(facts["prayers"]?.array?.first?["start"]))
    }

    @Test("MZ-130 MZ-002 a check is there only when it was asked for, for voluntary prayers alone")
    func checks() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/nawafil", ["nafl-qiyam": "on", "nafl-duha": "on"])
        #expect(!device.page("/").contains("value=\"check:"))
        #expect(try device.call("/day/2026-11-21/mark", ["step": "check", "mark": "duha"]).status == 422)
        device.post("/me/settings/nawafil", ["nawafilChecks": "on"])
        let page = device.page("/")
        #expect(page.components(separatedBy: "value=\"check:").count == 2)
        for id in ["fajr", "dhuhr", "jummah", "eid", "asr", "qiyam", "tarawih", "suhoor", "", "x"] {
            #expect(try device.call("/day/2026-11-21/mark", ["step": "check", "mark": id]).status == 422, "\(id)")
        }
        #expect(try device.call("/day/2026-11-21/mark", ["step": "check", "mark": "duha"]).status == 200)
        #expect(device.page("/").contains("value=\"uncheck:"))
        #expect(try device.call("/day/2026-11-22/mark", ["step": "check", "mark": "duha"]).status == 422)
        for record in device.store.values where record.key.kind.name == "mark" {
            #expect(record.fields.map(\.name).sorted() == ["bucket", "deleted", "done-duha"])
        }
    }

    @Test("MZ-131 what is left out today is back tomorrow, and can be taken back at once")
    func skip() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/nawafil", ["nafl-duha": "on"])
        let answer = device.post("/day/2026-11-21/mark", ["mark": "skip:duha", "back": "/"])
        let target = try #require(answer["location"])
        #expect(try ids(device).isEmpty)
        #expect(try ids(device, "/day/2026-11-22") == ["duha"])
        #expect(device.page(target).contains("value=\"unskip\""))
        device.post("/day/2026-11-21/mark", ["step": "unskip", "mark": "duha", "back": "/"])
        #expect(try ids(device) == ["duha"])
    }

    @Test("MZ-133 MZ-134 what was noted is listed, can be removed and is exported; the weeks can be hidden")
    func history() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/nawafil", ["nafl-duha": "on", "nawafilChecks": "on"])
        device.post("/day/2026-11-21/mark", ["step": "check", "mark": "duha"])
        device.post("/day/2026-11-20/mark", ["step": "check", "mark": "duha"])
        #expect(try device.facts("/me/nawafil")["days"]?.array?.count == 2)
        let page = device.page("/me/nawafil")
        #expect(page.contains("صلاة الضحى") && page.contains("أسابيعي") && !page.contains("%"))
        let export = try JSON(reading: device.get("/me/data/wird.json").body)
        let marks = export["records"]?.array?.filter { $0["kind"]?.string == "mark" }
        #expect(marks?.count == 2)
        device.post("/me/settings/nawafil", ["nawafilTrend": "off"])
        #expect(!device.page("/me/nawafil").contains("أسابيعي"))
        device.post("/day/2026-11-20/mark", ["step": "uncheck", "mark": "duha", "back": "/me/nawafil"])
        #expect(try device.facts("/me/nawafil")["days"]?.array?.count == 1)
        let other = try Device.inRiyadh()
        let file = String(decoding: device.get("/me/data/wird.json").body, as: UTF8.self)
        #expect(other.post("/me/data/import", ["file": file]).status == 303)
        #expect(try other.facts("/me/nawafil")["days"]?.array?.count == 1)
        other.post("/me/data/erase", ["confirmation": "on", "extent": "planner"])
        #expect(try other.facts("/me/nawafil")["days"]?.array?.count == 1)
        other.post("/me/data/erase", ["confirmation": "on", "extent": "all"])
        #expect(try other.facts("/me/nawafil")["days"]?.array?.isEmpty == true)
    }

    @Test("MZ-136 a task may stand on a voluntary prayer, which makes room and says so")
    func tasks() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings/nawafil", ["nafl-duha": "on", "nafl-qiyam": "on"])
        let qiyam = try device.facts("/day/2026-11-22")["suggestions"]?.array?.first { $0["id"]?.string == "qiyam" }
        #expect(qiyam?["start"]?.string?.hasPrefix("0") == true)
        let answer = try device.call(
            "/tasks", ["title": "x", "duration": "60", "date": "2026-11-22", "start": "09:00"])
        #expect(answer.status == 200)
        let duha = try device.facts("/day/2026-11-22")["suggestions"]?.array?.first { $0["id"]?.string == "duha" }
        #expect(duha?["moved"]?.bool == true && duha?["start"]?.string == "08:55")
        _ = try device.call("/tasks", ["title": "y", "duration": "60", "date": "2026-11-22", "start": "01:00"])
        #expect(try device.facts("/day/2026-11-22")["yielded"]?.array?.first?.string == "qiyam")
        #expect(device.page("/day/2026-11-22").contains("في وقتها مهمة"))
    }
}
