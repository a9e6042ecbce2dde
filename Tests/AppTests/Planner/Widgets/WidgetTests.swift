import Almanac
import Foundation
import Records
import Testing

@testable import App

/// Riyadh on Saturday, 21 November 2026: Asr is about 14:42, Isha about 18:34, Sunday's Fajr about 04:51.
struct WidgetTests {
    static let names = WidgetKind.allCases.map(\.rawValue)

    /// The texts of a drawing as it is written.
    private func texts(_ drawing: String) -> [String] {
        drawing.components(separatedBy: "<text ").dropFirst().compactMap { piece in
            piece.components(separatedBy: "</text>").first?.components(separatedBy: ">").last
        }
    }

    @Test(
        "SY-041 MZ-237 MZ-238 MZ-239 every widget is a page without scripts that asks again within a minute, a drawing, and facts",
        arguments: names)
    func forms(name: String) throws {
        let device = try LateDayTests.device(12)
        let page = device.get("/widgets/\(name)")
        #expect(page.status == 200 && page["content-type"] == "text/html; charset=utf-8")
        #expect(!page.text.contains("<script") && !page.text.contains(" style="))
        #expect(page.text.components(separatedBy: "<h1").count == 2 && page.text.contains("<main"))
        let drawing = device.get("/widgets/\(name).svg", accept: "image/svg+xml")
        #expect(drawing.status == 200 && drawing["content-type"] == "image/svg+xml")
        #expect(drawing.text.hasPrefix("<svg ") && drawing.text.contains("xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(!drawing.text.contains("class=\"ink"), "a file that stands alone has its own colours")
        for answer in [page, drawing] {
            let seconds = answer["refresh"].flatMap { Int($0) } ?? 0
            #expect((1...60).contains(seconds), "\(seconds)")
        }
        let facts = try device.facts("/widgets/\(name).json")
        #expect(facts["widget"]?.string == name && (1...60).contains(facts["refresh"]?.int ?? 0))
        // The same values in all three.
        let lines = (facts["lines"]?.array ?? []).compactMap(\.string)
        #expect(!lines.isEmpty && texts(drawing.text) == lines && texts(page.text) == lines)
        #expect(try device.facts("/widgets/\(name)") == facts)
    }

    @Test("SY-041 the small one names the next prayer, its time and what is left of it, to the minute")
    func small() throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings", ["language": "en", "clock": "24"])
        let next = try device.facts("/widgets/small.json")["next"]
        let day = try device.facts("/")["next"]
        #expect(next?["name"] == day?["name"] && next?["start"] == day?["start"])
        #expect(next?["seconds"] == day?["seconds"])
        let seconds = try #require(next?["seconds"]?.int)
        #expect(next?["minutes"]?.int == (seconds + 59) / 60)
        let page = device.page("/widgets/small")
        #expect(page.contains("Asr") && page.contains(next?["start"]?.string ?? "?"))
        // A second later nothing has changed but a minute later the countdown has.
        let refresh = try #require(device.get("/widgets/small")["refresh"].flatMap { Int($0) })
        device.now = Instant(seconds: device.now.seconds + Int64(refresh))
        #expect(try device.facts("/widgets/small.json")["next"]?["minutes"]?.int == (seconds + 59) / 60 - 1)
    }

    @Test("MZ-237 right across midnight: after Isha tomorrow's Fajr, and from 00:00 on the new day's prayers and tasks")
    func midnight() throws {
        let device = try LateDayTests.device(23, 59)
        _ = try device.add("Tonight", duration: 15, date: "2026-11-21", start: "23:45")
        _ = try device.add("Tomorrow", duration: 30, date: "2026-11-22", start: "09:00")
        let before = try device.facts("/widgets/large.json")
        #expect(before["date"]?.string == "2026-11-21" && before["next"]?["date"]?.string == "2026-11-22")
        #expect(before["next"]?["name"]?.string == "fajr")
        #expect(before["prayers"]?.array?.allSatisfy { $0["past"]?.bool == true } == true)
        #expect(before["tasks"]?.array?.first?["title"]?.string == "Tonight")
        device.now = Instant(seconds: device.now.seconds + 60)
        let after = try device.facts("/widgets/large.json")
        #expect(after["date"]?.string == "2026-11-22" && after["next"]?["date"]?.string == "2026-11-22")
        #expect(after["prayers"]?.array?.allSatisfy { $0["past"]?.bool == false } == true)
        #expect(after["tasks"]?.array?.first?["title"]?.string == "Tomorrow")
        #expect(after["next"]?["minutes"]?.int == (before["next"]?["minutes"]?.int ?? 0) - 1)
        let left = try device.facts("/widgets/rect-remaining.json")
        #expect(left["lines"]?.array?.count == 10, "five prayers, each with its time")
    }

    @Test(
        "MZ-237 in every language and direction, in the theme's light and dark",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func languages(code: String) throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings", ["language": code])
        for name in Self.names {
            let drawing = device.page("/widgets/\(name).svg")
            #expect(drawing.contains("direction=\"\(["ar", "ur"].contains(code) ? "rtl" : "ltr")\""))
            #expect(!drawing.contains("widgets."), "\(name): a key without its text")
        }
        let theme = device.app.bundle.theme.themes[0]
        #expect(device.page("/widgets/small.svg").contains(theme.light["surface"]?.hex ?? "?"))
        #expect(device.page("/widgets/small.svg?mode=dark").contains(theme.dark["surface"]?.hex ?? "?"))
        device.post("/me/settings", ["mode": "dark"])
        #expect(device.page("/widgets/small.svg").contains(theme.dark["surface"]?.hex ?? "?"))
        #expect(device.page("/widgets/small").contains("data-mode=\"dark\""))
    }

    @Test("MZ-238 the strip's texts lie within 160 by 72 and are no smaller than 14", arguments: ["ar", "en", "fr"])
    func legible(code: String) throws {
        let device = try LateDayTests.device(20)
        device.post("/me/settings", ["language": code])
        let drawing = device.page("/widgets/strip.svg")
        #expect(drawing.contains("viewBox=\"0 0 160 72\""))
        let sizes = drawing.components(separatedBy: "font-size=\"").dropFirst().compactMap {
            Int($0.prefix { $0 != "\"" })
        }
        #expect(sizes.count == 3 && sizes.allSatisfy { $0 >= 14 })
        for name in ["x", "y"] {
            let places = drawing.components(separatedBy: "<text ").dropFirst().compactMap { piece in
                piece.components(separatedBy: " \(name)=\"").dropFirst().first
                    ?? (piece.hasPrefix("\(name)=\"") ? String(piece.dropFirst(3)) : nil)
            }.compactMap { Double($0.prefix { $0 != "\"" }) }
            #expect(places.count == 3 && places.allSatisfy { (0...(name == "x" ? 160 : 66)).contains($0) })
        }
    }

    @Test("MZ-239 a widget notes a voluntary prayer alone; an obligatory one's name, Jummah's or a feast's is refused")
    func nafil() throws {
        let device = try LateDayTests.device(12)
        device.post("/me/settings/nawafil", ["nafl-duha": "on", "nafl-witr": "on", "nawafilChecks": "on"])
        #expect(device.page("/widgets/rect-nafil").contains("value=\"duha\""))
        let before = device.store
        for name in [
            "fajr", "dhuhr", "asr", "maghrib", "isha", "jummah", "eid", "tarawih", "qiyam", "suhoor", "", "x",
            "prayer:asr",
        ] {
            let answer = try device.call("/widgets/done", ["mark": name])
            #expect(answer.status == 422, "\(name)")
        }
        #expect(device.store == before)
        let done = device.post("/widgets/done", ["mark": "duha"])
        #expect(done.status == 303 && done["location"] == "/widgets/rect-nafil")
        let nafil = try device.facts("/widgets/rect-nafil.json")["nafil"]?.array ?? []
        #expect(nafil.first { $0["id"]?.string == "duha" }?["done"]?.bool == true)
        #expect(!device.page("/widgets/rect-nafil").contains("value=\"duha\""))
        device.post("/me/settings/nawafil", ["nawafilChecks": "off"])
        #expect(try device.call("/widgets/done", ["mark": "witr"]).status == 422, "noting is the person's choice")
    }

    @Test("MZ-237 the page of widgets shows each of them with its three addresses, and the settings lead there")
    func listed() throws {
        let device = try LateDayTests.device(12)
        let page = device.page("/me/widgets")
        for name in Self.names {
            for end in ["", ".svg", ".json"] { #expect(page.contains("href=\"/widgets/\(name)\(end)\"")) }
        }
        #expect(page.components(separatedBy: "class=\"widget\"").count - 1 == Self.names.count)
        #expect(page.contains("href=\"/me/tokens\"") && device.page("/me/settings").contains("href=\"/me/widgets\""))
        #expect(try device.facts("/me/widgets")["widgets"]?.array?.count == Self.names.count)
    }

    @Test("a hostile title stands in a drawing as text, cut to its room")
    func hostile() throws {
        let device = try LateDayTests.device(12)
        let title = "</text><script>alert(1)</script> & \"'" + String(repeating: "w", count: 100)
        _ = try device.add(title, date: "2026-11-21", start: "16:00")
        for path in ["/widgets/medium.svg", "/widgets/medium", "/widgets/large.svg"] {
            let text = device.page(path)
            #expect(!text.contains("<script>") && text.contains("&lt;/text&gt;") && text.contains("…"))
        }
    }

    @Test("without a place a page leads to the choice of one, and a program is told")
    func placeless() throws {
        let device = try Device()
        #expect(device.get("/widgets/small")["location"] == "/place")
        #expect(device.get("/widgets/small.svg", accept: "image/*").status == 409)
        #expect(try device.facts("/widgets/small.json")["error"]?["code"]?.string == "place_needed")
    }

    @Test(
        "a text is cut between letters, never within one, and short ones stay whole",
        arguments: ["قراءة", "Reading", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", ""])
    func fitted(text: String) {
        #expect(WidgetText.fitted(text, size: 10, least: 8, weight: 400, room: 1_000) == (text, 10))
        for room in 0..<60 {
            let (cut, size) = WidgetText.fitted(text, size: 10, least: 8, weight: 600, room: room)
            #expect((8...10).contains(size))
            if cut == text || cut.isEmpty { continue }
            #expect(size == 8 && cut.hasSuffix("…") && text.hasPrefix(String(cut.dropLast())))
        }
    }
}
