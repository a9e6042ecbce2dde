import Foundation
import Records
import Testing

@testable import App

/// In a language with digits of its own every number that is read stands in them, unless the person chose Latin ones.
struct PageDigitsTests {
    @Test(
        "SY-036 MZ-207 every screen in Arabic and Urdu writes its numbers in the language's digits",
        arguments: ["ar", "ur"])
    func screens(language: String) throws {
        let device = try Self.device(language)
        let id = try device.add("مهمة", date: "2026-11-21", start: "16:00")
        for route in RouteTests.all {
            // What a configuration file may hold is said as the file has to hold it.
            guard route.methods.contains(.get), route != .me(.configuration) else { continue }
            let path = route.path.replacingOccurrences(of: "019aa5d1c2f0-00ff00ff00ff00ff", with: id)
            Self.check(device.get(path), path)
        }
        for path in [
            "/place?q=riy", "/inbox?q=1", "/quran/search?q=2:255", "/quran/search?q=1", "/calendar/1448",
            "/day?date=2026-11-30",
        ] {
            Self.check(device.get(path), path)
        }
    }

    /// The Arabic digit for nothing is a dot, so a middle dot beside a number multiplies it by ten for the eye.
    @Test("SY-036 no middle dot stands beside a digit that is not Latin", arguments: ["ar", "ur", "en"])
    func dots(language: String) throws {
        let device = try Self.device(language)
        device.post("/me/settings", ["digits": "arabic"])
        let id = try device.add("مهمة", date: "2026-11-21", start: "16:00")
        _ = try device.add("مهمة")
        device.post("/quran/bookmarks", ["mark": "+2:1", "back": "/quran/2"])
        for route in RouteTests.all where route.methods.contains(.get) {
            let path = route.path.replacingOccurrences(of: "019aa5d1c2f0-00ff00ff00ff00ff", with: id)
            let page = device.page(path).replacing(/[\u{2066}-\u{2069}]/, with: "")
            for text in [page, page.replacing(/<[^>]*>/, with: "")] {
                let found = text.firstMatch(of: /.{0,20}(?:[٠-٩۰-۹]\s*·|·\s*[٠-٩۰-۹]).{0,20}/)
                #expect(found == nil, "\(path): \(found.map { String($0.output) } ?? "")")
            }
        }
    }

    @Test("free time before the next prayer and the card over the day count to the same moment")
    func gap() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/")
        let timer = try #require(page.firstMatch(of: /<time[^>]*role="timer"[^>]*>([^<]+)</))
        let name = try #require(page.firstMatch(of: /id="hero-name">([^<]+)</))
        #expect(page.contains("<span>\(timer.output.1) before \(name.output.1):"), "\(timer.output.1)")
    }

    @Test("SY-036 every notice in Arabic and Urdu too", arguments: ["ar", "ur"])
    func notices(language: String) throws {
        let device = try Self.device(language)
        let id = try device.add("مهمة", date: "2026-11-21", start: "16:00")
        for notice in RouteSamples.notices {
            for mark in ["2:1", "fajr.x", "rawatib"] {
                let path = "/me?notice=\(notice.rawValue)&task=\(id)&count=12&mark=\(mark)&date=2026-11-21"
                Self.check(device.get(path), path)
            }
        }
        let marked = device.post("/quran/bookmarks", ["mark": "+2:1", "back": "/quran/2"])["location"] ?? ""
        #expect(device.page(marked).contains(language == "ar" ? "٢:١" : "۲:۱"))
    }

    @Test("SY-036 what is refused says in the same digits what would do", arguments: ["ar", "ur"])
    func refusals(language: String) throws {
        let device = try Self.device(language)
        let id = try device.add("مهمة", date: "2026-11-21", start: "16:00")
        let forms: [(String, KeyValuePairs<String, String>)] = [
            ("/tasks", ["title": "", "duration": "30"]), ("/tasks", ["title": "x", "duration": "7"]),
            ("/tasks", ["title": "x", "duration": "30", "date": "2026-11-21", "start": "x"]),
            ("/tasks", ["title": "x", "duration": "30", "date": "x", "start": "10:00"]),
            ("/tasks", ["title": "x", "duration": "30", "date": "2026-11-21", "start": "15:00"]),
            ("/tasks/\(id)/move", ["date": "x", "start": "y"]), ("/tasks/\(id)/resize", ["duration": "x"]),
            ("/place", ["latitude": "91", "longitude": "0"]), ("/place", ["latitude": "0", "longitude": "200"]),
            ("/place", ["city": "999999"]), ("/me/settings", ["offsetFajr": "999"]), ("/me/settings", ["wake": "x"]),
            ("/me/settings", ["elevation": "99999"]), ("/me/settings/reminders", ["quietFrom": "x"]),
            ("/me/settings/nawafil", ["nafl-duha.rakaat": "99"]), ("/quran/listen", ["each": "0"]),
            ("/quran/listen", ["place": "x"]), ("/quran/place", ["ayah": "2:900"]),
            ("/quran/settings", ["goal": "ayat-7"]),
            ("/me/settings/timetable", ["step": "preview", "text": "date,fajr\n2026-13-40,99:99"]),
            ("/calendar", ["month": "99"]), ("/path/day/2026-11-21", ["step": "done", "entry": "x"]),
        ]
        for (path, fields) in forms { Self.check(device.post(path, fields), "POST \(path) \(fields)") }
    }

    @Test("SY-036 with Latin digits chosen the same texts are in those")
    func latin() throws {
        let device = try Self.device("ar")
        device.post("/me/settings", ["digits": "latin"])
        let page = device.post(
            "/tasks", ["title": "x", "duration": "30", "date": "2026-11-21", "start": "x"]
        ).text
        #expect(page.contains("14:30") && !page.contains("١٤:٣٠"))
    }

    @Test(
        "SY-033 with Latin digits chosen no page in Arabic or Urdu has another digit, and with the language's own chosen the same pages have those; the mushaf's marks stay",
        arguments: ["ar", "ur"])
    func latinEverywhere(language: String) throws {
        let device = try Self.device(language)
        device.post("/course/demo", ["step": "begin", "name": "Maryam", "audience": "sisters"])
        device.post("/me/settings", ["digits": "latin"])
        let id = try device.add("مهمة", date: "2026-11-21", start: "16:00")
        var changed = 0
        for route in RouteTests.all where route.methods.contains(.get) {
            let path = route.path.replacingOccurrences(of: "019aa5d1c2f0-00ff00ff00ff00ff", with: id)
            let answer = device.get(path)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            for words in HTMLWords(answer.text).said
            where !words.contains("\u{06DD}") && words.contains(where: Self.isOwnDigit) {
                // The choice of digits names each kind by its own.
                #expect(path == "/me/settings" && words.contains("("), "\(path): \(words)")
            }
            if HTMLWords(answer.text).said.contains(where: { $0.contains(#/[0-9]/#) }) { changed += 1 }
        }
        #expect(changed > 60)
        // The mark at the end of an ayah is the mushaf's, whatever is chosen.
        let marks = { (page: String) -> [String] in
            let all = Array(page.unicodeScalars)
            return all.indices.filter { all[$0].value == 0x06DD }.map { "\(all[$0...].prefix(3).map(\.value))" }
        }
        let latin = marks(device.page("/quran/listen/2"))
        device.post("/me/settings", ["digits": "arabic"])
        #expect(marks(device.page("/quran/listen/2")) == latin && !latin.isEmpty)
    }

    private static func isOwnDigit(_ character: Character) -> Bool {
        ("٠"..."٩").contains(character) || ("۰"..."۹").contains(character)
    }

    private static func device(_ language: String) throws -> Device {
        let device = try QuranFixtures.device(language: language)
        device.begin()
        return device
    }

    /// Looks through what a page says: its texts, and the attributes that are read out or shown.
    private static func check(_ response: Response, _ path: String) {
        guard response["content-type"]?.hasPrefix("text/html") == true else { return }
        let said = HTMLWords(response.text).said
        for words in said where words.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) {
            #expect(isCode(words), "\(path): \(words)")
        }
    }

    /// What is written the same in every language: encodings, standards, the name of Latin digits, values as forms send them; and
    /// the fixtures' own names.
    private static func isCode(_ words: String) -> Bool {
        var rest = words.replacing(/(اسم|مثال|Name)[0-9]+/, with: "")
        rest = rest.replacing(/(ayat|pages|minutes)-[0-9]+/, with: "")
        for code in codes { rest = rest.replacing(code, with: "") }
        return !rest.unicodeScalars.contains { ("0"..."9").contains($0) }
    }

    private static let codes = ["UTF-8", "RFC 5545", "(123)"]
}
