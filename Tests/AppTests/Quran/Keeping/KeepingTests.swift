import Almanac
import Quran
import Records
import Testing

@testable import App

/// What the Quran's area keeps: marks, places, days, plans, reports.
struct KeepingTests {
    @Test(
        "QR-09 one tap marks an ayah and another takes the mark away, with the way back; a folder and a note stay with it"
    )
    func bookmarks() throws {
        let device = try QuranFixtures.device()
        let answer = device.post("/quran/bookmarks", ["mark": "+2:255", "back": "/quran/2/255"])
        #expect(
            answer["location"] == "/quran/2/255?notice=bookmarked&mark=2%3A255"
                || answer["location"] == "/quran/2/255?notice=bookmarked&mark=2:255")
        #expect(device.page("/quran/2/255").contains("aria-pressed=\"true\""))
        #expect(device.page(answer["location"] ?? "").contains("value=\"-2:255\""), "the way back")
        device.post("/quran/bookmarks", ["mark": "+2:255", "folder": " للحفظ ", "note": "a\r\nb"])
        let kept = try device.facts("/quran/bookmarks")["bookmarks"]?.array?.first
        #expect(
            kept?["folder"]?.string == "للحفظ" && kept?["note"]?.string == "a\nb"
                && kept?["date"]?.string == "2026-11-21")
        device.post("/quran/bookmarks", ["mark": "-2:255"])
        #expect(try device.facts("/quran/bookmarks")["bookmarks"]?.array?.isEmpty == true)
        device.post("/quran/bookmarks", ["mark": "+2:255"])
        #expect(try device.facts("/quran/bookmarks")["bookmarks"]?.array?.first?["folder"]?.string == "للحفظ")
        for wrong in ["", "2:255", "+115:1", "+2:287", "*1:1"] {
            #expect(device.post("/quran/bookmarks", ["mark": wrong]).status == 422, "\(wrong)")
        }
    }

    @Test("QR-10 the last ayah is kept, by itself or by a button, and the first page goes on from it")
    func place() throws {
        let device = try QuranFixtures.device()
        #expect(device.page("/quran").contains("href=\"/quran/1/1\""))
        device.post("/quran/place", ["ayah": "18:65", "back": "/quran/18"])
        #expect(try device.facts("/quran")["place"]?.string == "18:65")
        #expect(device.page("/quran").contains("href=\"/quran/18/65\""))
        #expect(device.post("/quran/place", ["ayah": "18:111"]).status == 422)
        #expect(device.get("/quran/place")["location"] == "/quran/18/65", "what leads to reading leads there")
        #expect(try device.facts("/quran/place")["place"]?.string == "18:65")
        #expect(try QuranFixtures.device().get("/quran/place")["location"] == "/quran/1/1")
        #expect(device.page("/quran/18").contains("action=\"/quran/place\""), "without scripts there is a button")
    }

    @Test(
        "EN-02 a goal is counted in ayat, pages or minutes, is shown as a bar on the first page, and begins anew at the midnight of one's own clock",
        arguments: [("ayat-20", "ayat"), ("pages-1", "pages"), ("minutes-10", "minutes")])
    func goalAtMidnight(goal: String, unit: String) throws {
        let device = try QuranFixtures.device()
        #expect(device.post("/quran/settings", ["goal": "\(goal)"]).status == 303)
        func facts() throws -> (done: Int64?, date: String?) {
            let day = try device.facts("/quran")
            return (day["goal"]?["done"]?.int, day["today"]?["date"]?.string)
        }
        // 23:57 in Riyadh is 20:57 of UTC; there the day goes on.
        device.now = Instant(seconds: 1_795_219_200 + 20 * 3_600 + 57 * 60)
        device.post("/quran/place", ["ayah": "2:14", "from": "2:1", "seconds": "240"])
        let before = try facts()
        #expect(before.date == "2026-11-21")
        switch unit {
        case "ayat": #expect(before.done == 14)
        // The pages' and minutes' own counting is in the tests beside this.
        default: #expect((before.done ?? 0) > 0)
        }
        let home = device.page("/quran")
        let amount = try #require(Int64(goal.components(separatedBy: "-")[1]))
        #expect(home.contains("role=\"progressbar\""))
        #expect(home.contains("aria-valuenow=\"\(min(before.done ?? -1, amount))\""))
        device.now = Instant(seconds: 1_795_219_200 + 20 * 3_600 + 59 * 60 + 59)
        #expect(try facts().done == before.done && facts().date == "2026-11-21")
        device.now = Instant(seconds: 1_795_219_200 + 21 * 3_600)
        #expect(try facts().done == 0 && facts().date == "2026-11-22")
    }

    @Test("EN-02 a day's goal counts the ayat and pages that were passed, once, and begins anew at midnight")
    func goal() throws {
        let device = try QuranFixtures.device()
        device.post("/quran/settings", ["goal": "ayat-20"])
        device.post("/quran/place", ["ayah": "2:10", "from": "2:1", "seconds": "90"])
        device.post("/quran/place", ["ayah": "2:14", "from": "2:8", "seconds": "9999"])
        let day = try device.facts("/quran")
        #expect(day["goal"]?["done"]?.int == 14 && day["today"]?["minutes"]?.int == 4)
        device.post("/quran/place", ["ayah": "2:286", "from": "2:14"])
        #expect(try device.facts("/quran")["today"]?["ayat"]?.int == 14, "a leap is no reading")
        device.now = Instant(seconds: device.now.seconds + 36_000)
        let next = try device.facts("/quran")
        #expect(next["today"]?["date"]?.string == "2026-11-22" || next["today"]?["date"]?.string == "2026-11-21")
        device.now = Instant(seconds: device.now.seconds + 86_400)
        #expect(try device.facts("/quran")["goal"]?["done"]?.int == 0)
        #expect(device.post("/quran/settings", ["goal": "ayat-7"]).status == 422)
    }

    @Test("EN-03 days in a row are counted, can be hidden, and end without a word")
    func row() throws {
        let device = try QuranFixtures.device()
        for _ in 0..<3 {
            device.post("/quran/place", ["ayah": "2:10", "from": "2:1"])
            device.now = Instant(seconds: device.now.seconds + 86_400)
        }
        #expect(try device.facts("/quran")["daysInRow"]?.int == 3)
        #expect(device.page("/quran").contains("3 days in a row"))
        device.post("/quran/settings", ["hidesDays": "on"])
        #expect(try device.facts("/quran")["daysInRow"] == .null && !device.page("/quran").contains("in a row"))
        device.post("/quran/settings", ["hidesDays": "off"])
        device.now = Instant(seconds: device.now.seconds + 3 * 86_400)
        #expect(try device.facts("/quran")["daysInRow"]?.int == 0 && !device.page("/quran").contains("in a row"))
    }

    @Test(
        "EN-04 the ayah of the day is on the first page as a link and in no other form, and every reference of the list exists"
    )
    func ayahOfTheDay() throws {
        let device = try QuranFixtures.device()
        let page = device.page("/quran")
        let parts = page.components(separatedBy: "id=\"\(Route.ayahOfDay)\"")
        try #require(parts.count == 2)
        let card = parts[1].components(separatedBy: "</section>")[0]
        // What is handed on is the ayah's address: no picture, no text to copy, no form, no other program's.
        #expect(card.matches(of: #/<a /#).count == 1 && card.contains("class=\"day-ayah\""))
        for other in ["<button", "<form", "<img", "data-share", "data-copy", "data-picture", "http"] {
            #expect(!card.contains(other), "\(other)")
        }
        let ayah = try #require(try device.facts("/quran")["ayahOfTheDay"]?.string.flatMap { AyahReference(text: $0) })
        #expect(device.page("/quran").contains("href=\"/quran/\(ayah.surah)/\(ayah.ayah)\" class=\"day-ayah\""))
        let list = try ReaderConfig(json: Fixtures.read("Config/QuranConfig.json")).ayahOfTheDay
        for ayah in list { #expect(QuranFixtures.index.contains(ayah), "\(ayah.text)") }
        #expect(Set(list).count == list.count && list.count > 100)
    }

    @Test(
        "QI-006 continuing, the surahs, the goal, the days in a row, the ayah of the day and reciting stand on the first page, and what leads on opens"
    )
    func home() throws {
        let device = try QuranFixtures.device()
        device.post("/quran/settings", ["goal": "pages-2"])
        device.post("/quran/place", ["ayah": "2:10", "from": "2:1"])
        let page = device.page("/quran")
        for part in [
            "data-resume", "class=\"surah-list\"", "progressbar", "<a href=\"/quran/settings\">", "1 day with",
            "class=\"day-ayah\"", "/quran/khatma",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.components(separatedBy: "class=\"surah-link\"").count == 115)
        let ayah = try #require(try device.facts("/quran")["ayahOfTheDay"]?.string)
        for path in ["/quran/2/10", "/quran/114", "/quran/" + ayah.replacing(":", with: "/"), "/quran/recite"] {
            #expect(page.contains("href=\"\(path)\"") && device.get(path).status == 200, "\(path)")
        }
    }

    @Test("a plan is made, its portion read and taken back, and the plan removed and brought back")
    func khatma() throws {
        let device = try QuranFixtures.device()
        let id = try #require(
            try device.call("/quran/khatma", ["step": "add", "pace": "pages", "pages": "20"]).json["khatma"]?.string)
        func plan() throws -> JSON? { try device.facts("/quran/khatma")["khatma"]?.array?.first }
        #expect(try plan()?["through"]?.int == 20)
        device.post("/quran/khatma", ["step": "read", "mark": id])
        #expect(try plan()?["read"]?.int == 20)
        device.post("/quran/khatma", ["step": "unread", "mark": id])
        #expect(try plan()?["read"]?.int == 0)
        device.post("/quran/khatma", ["step": "remove", "mark": id])
        #expect(try plan() == nil)
        device.post("/quran/khatma", ["step": "restore", "mark": id])
        #expect(try plan()?["id"]?.string == id)
        for wrong: KeyValuePairs<String, String> in [
            ["step": "add"], ["step": "add", "pace": "until", "until": "2020-01-01"],
            ["step": "add", "pace": "juz", "juz": "31"], ["step": "read", "mark": "none"], ["step": "x", "mark": id],
        ] { #expect(device.post("/quran/khatma", wrong).status == 422) }
    }

    @Test("QI-050 a report on a text keeps the ayah and the state of its checksum on this device alone")
    func report() throws {
        let device = try QuranFixtures.device()
        #expect(device.page("/quran/2/255/actions").contains("action=\"/quran/reports\""))
        device.post("/quran/reports", ["ayah": "2:255", "note": "a letter"])
        let report = try device.facts("/quran/reports")["reports"]?.array?.first
        #expect(report?["ayah"]?.string == "2:255" && report?["whole"]?.bool == true)
        #expect(report?["sum"]?.string == SHA256.hex(Array(QuranFixtures.ayah(2, 255).utf8)))
        #expect(!device.get("/me/data/wird.json").text.contains("text-report"))
    }

    @Test("what the area keeps is exported, brought in again, and erased with the rest")
    func data() throws {
        let device = try QuranFixtures.device()
        device.post("/quran/bookmarks", ["mark": "+2:255", "note": "kept"])
        device.post("/quran/place", ["ayah": "2:10", "from": "2:1"])
        device.post("/quran/khatma", ["step": "add", "pace": "juz", "juz": "1"])
        device.post("/quran/settings", ["size": "30"])
        let file = device.get("/me/data/wird.json").text
        let other = try QuranFixtures.device()
        #expect(other.post("/me/data/import", ["file": file]).status == 303)
        #expect(other.get("/me/data/wird.json").text == file)
        #expect(try other.facts("/quran")["place"]?.string == "2:10")
        other.post("/me/data/erase", ["confirmation": "on", "extent": "all"])
        #expect(try other.facts("/quran/bookmarks")["bookmarks"]?.array?.isEmpty == true)
    }

    @Test("SY-023 the Quran stands in the bar between Today and Me, and is current in its own pages")
    func bar() throws {
        let device = try QuranFixtures.device()
        let links = device.page("/quran/2").matches(of: #/<a href="([^"]*)" class="bar-item"( aria-current="page")?/#)
        #expect(links.map { String($0.output.1) } == ["/", "/path", "/quran", "/course", "/me"])
        #expect(links.map { $0.output.2 != nil } == [false, false, true, false, false])
    }
}
