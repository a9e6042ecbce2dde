import Quran
import Records
import Testing

@testable import App

/// The reader over placeholders.
struct ReaderTests {
    @Test("QR-03 every surah, juz, hizb and page of the four lists opens at its first ayah")
    func lists() throws {
        let device = try QuranFixtures.device()
        let index = QuranFixtures.index
        for surah in index.surahs {
            let ayat = try device.facts("/quran/\(surah.number)")["ayat"]?.array
            #expect(ayat?.first?["ayah"]?.string == "\(surah.number):1")
        }
        for (number, ayah) in index.juz.enumerated() {
            #expect(device.get("/quran/juz/\(number + 1)")["location"] == "/quran/\(ayah.surah)/\(ayah.ayah)")
        }
        for hizb in 1...60 {
            let ayah = try #require(index.start(ofHizb: hizb))
            #expect(device.get("/quran/hizb/\(hizb)")["location"] == "/quran/\(ayah.surah)/\(ayah.ayah)")
            let first = try device.facts("/quran/\(ayah.surah)/\(ayah.ayah)")["ayat"]?.array?.first
            #expect(first?["ayah"]?.string == ayah.text)
        }
        for page in 1...604 {
            let first = try device.facts("/quran/page/\(page)")["lines"]?.array?.first { $0.array != nil }
            #expect(first?.array?.first?["ayah"]?.string == index.pages[page - 1].text, "page \(page)")
        }
    }

    @Test(
        "QR-03 the lists name each entry once, in order, and lead to it",
        arguments: [("juz", 30), ("hizb", 60), ("pages", 604), ("sajdas", 15)])
    func entries(name: String, count: Int) throws {
        let device = try QuranFixtures.device()
        let entries = try device.facts("/quran/\(name)")[name]?.array
        #expect(entries?.count == count && entries?.last?["number"]?.int == Int64(count))
        #expect(device.page("/quran/\(name)").components(separatedBy: "surah-link").count == count + 1)
    }

    @Test("QR-03 what there is none of is not found, and a number in the query leads to its page")
    func unknown() throws {
        let device = try QuranFixtures.device()
        for path in [
            "/quran/115", "/quran/1/8", "/quran/juz/31", "/quran/hizb/61", "/quran/page/605", "/quran/2/287/actions",
        ] {
            #expect(device.get(path).status == 404, "\(path)")
        }
        #expect(device.get("/quran/pages?number=562")["location"] == "/quran/page/562")
    }

    @Test("QR-01 an ayah's letters stand in the page as they are stored, code point for code point")
    func verbatim() throws {
        let device = try QuranFixtures.device()
        device.post("/quran/settings", ["tajweed": "off"])
        let page = device.page("/quran/3/40")
        // A sign of pause stands in an element of its own, with the space before it.
        let letters = page.matches(of: #/<span data-letters="">((?:[^<]|<span class="pause">[^<]*<\/span>)*)<\/span>/#)
            .map { String($0.output.1).replacing(#/<[^>]*>/#, with: "") }
        #expect(letters.count == 50)
        for (offset, text) in letters.enumerated() {
            #expect(Array(text.unicodeScalars) == Array(QuranFixtures.ayah(3, 40 + offset).unicodeScalars))
        }
        #expect(page.contains("\u{06DD}\u{0664}\u{0660}"))
        let first = device.page("/quran/3")
        #expect(first.contains("<p class=\"basmala\" lang=\"ar\" dir=\"rtl\">أول ثان ثالث رابع</p>"))
        #expect(first.contains("<span data-letters=\"\">مثال1 كلام نص</span>"))
        #expect(
            !device.page("/quran/9").contains("class=\"basmala\"")
                && !device.page("/quran/1").contains("class=\"basmala\""))
    }

    @Test(
        "QR-01 a text that isn't whole is not shown: a page says so instead",
        arguments: ["/quran/2", "/quran/2/255/actions"])
    func refusal(path: String) throws {
        let device = try QuranFixtures.device()
        device.missing = [QuranContent.name(.tanzil, surah: 2)]
        let answer = device.get(path)
        #expect(answer.status == 503 && !answer.text.contains("data-letters"))
        #expect(device.get(path, accept: "application/json").text.contains("text_refused"))
        device.missing = [QuranContent.indexName]
        let other = try QuranFixtures.device(digests: .published)
        #expect(
            other.get(path).status == 503, "words that are not the published text are refused, whatever the pack says")
    }

    @Test("QR-12 a page of the mushaf has its own text, and its neighbour beside it, the odd page first")
    func mushaf() throws {
        let device = try QuranFixtures.device()
        for number in [1, 2, 300, 603, 604] {
            let page = device.page("/quran/page/\(number)")
            #expect(page.components(separatedBy: "class=\"mushaf-page").count == 3)
            let other = try #require(page.range(of: "mushaf-other"))
            let own = try #require(
                page.range(of: "class=\"mushaf-page\"") ?? page.range(of: "class=\"mushaf-page mushaf-opening\""))
            #expect((own.lowerBound < other.lowerBound) == !number.isMultiple(of: 2), "QI-016 page \(number)")
        }
        #expect(device.page("/quran/page/300").contains("href=\"/quran/page/301\""))
        #expect(!device.page("/quran/page/604").contains("/quran/page/605"))
    }

    @Test(
        "QR-05 QR-06 several translations and the pronunciation stand under each ayah, and go when they are switched off"
    )
    func beside() throws {
        let device = try QuranFixtures.device()
        #expect(device.page("/quran/2").contains("Meaning 2:1<"), "one in the person's language to begin with")
        device.post(
            "/quran/settings",
            ["translations": "quran-en-placeholder", "translations": "quran-fr-autre", "transliteration": "on"])
        let page = device.page("/quran/2")
        #expect(page.contains("lang=\"fr\"") && page.contains("placeholder</span>") && page.contains("latin 2:1<"))
        device.post("/quran/settings", ["translations": "", "transliteration": "off"])
        let plain = device.page("/quran/2")
        #expect(!plain.contains("class=\"meaning\"") && !plain.contains("class=\"transliteration\""))
    }

    @Test("QR-07 QR-08 the size goes from 16 to 40 and stays, as does the paper; what is beyond is refused")
    func look() throws {
        let device = try QuranFixtures.device()
        device.post("/quran/settings", ["size": "40", "paper": "sepia"])
        let page = device.page("/quran/1")
        #expect(page.contains("data-size=\"40\"") && page.contains("data-paper=\"sepia\""))
        for wrong in ["15", "41", "x"] { #expect(device.post("/quran/settings", ["size": wrong]).status == 422) }
        #expect(device.post("/quran/settings", ["paper": "pink"]).status == 422)
        #expect(device.page("/quran/1").contains("data-size=\"40\""))
        let settings = device.page("/quran/settings")
        #expect(settings.contains("min=\"16\"") && settings.contains("max=\"40\""))
    }

    @Test("QR-04 every word has its meaning, and none where the counts differ")
    func words() throws {
        let device = try QuranFixtures.device()
        let words = try device.facts("/quran/2/3/actions")["words"]?.array
        #expect(words?.count == 3 && words?.first?["meaning"]?.string == "one3", "a sign of pause is no word")
        #expect(AyahWords.pairs("كلمة أخرى", "one").isEmpty)
    }

    @Test("QI-025 no route of the area is social, a market of teachers or a commentary")
    func goals() {
        for route in RouteTests.all {
            for word in ["tafsir", "friends", "community", "teacher", "leaderboard", "follow", "chat"] {
                #expect(!route.path.contains(word) || route.path.contains("/me/"))
            }
        }
    }
}
