import Foundation
import Interface
import Quran
import Records
import Testing

@testable import App

/// Listening: what is chosen, what the pages show, and what the server is told.
struct ListeningTests {
    private static let index = ResourceName(pack: QuranPack.text, section: QuranPack.indexSection)

    @Test("AP-01 AP-02 the player's page has its ayat, a way from each, and the browser's own player without scripts")
    func page() throws {
        let device = try QuranFixtures.device(language: "en")
        let page = device.page("/quran/listen/2")
        for ayah in 1...3 {
            #expect(page.contains("data-ayah=\"2:\(ayah)\""))
            #expect(
                page.contains("href=\"/quran/listen/2/\(ayah)\" class=\"listen-from\" data-player-from=\"2:\(ayah)\""))
        }
        #expect(page.contains("data-counts=\"7,286,200,") && page.contains("data-player"))
        #expect(page.contains("src=\"/audio/alafasy/002001.mp3\""))
        #expect(device.page("/quran/listen/2/3").contains("src=\"/audio/alafasy/002003.mp3\""))
        #expect(device.get("/quran/listen/1/8").status == 404 && device.get("/quran/listen/115").status == 404)
    }

    @Test(
        "AP-02 the player has a field for the first ayah and one for the last, which hold the surah or begin where one came from"
    )
    func pickers() throws {
        let device = try QuranFixtures.device(language: "en")
        for (path, first, last) in [
            ("/quran/listen/2", "2:1", "2:286"), ("/quran/listen/2/3", "2:3", "2:286"),
            ("/quran/listen/1", "1:1", "1:7"),
        ] {
            let form = try #require(device.page(path).components(separatedBy: "data-player-form").last)
                .components(separatedBy: "</form>")[0]
            for (name, value) in [("first", first), ("last", last)] {
                let field = form.matches(of: #/<input[^>]*>/#).map { String($0.0) }.first {
                    $0.contains("name=\"\(name)\"")
                }
                #expect(field?.contains("value=\"\(value)\"") == true, "\(path) \(name): \(field ?? "none")")
                #expect(form.contains("for=\"\(name)\""), "\(name) has a label")
            }
        }
    }

    @Test("QR-02 a sign of pause is kept with the word before it, and the letters stay as they are stored")
    func pauses() {
        func html(_ text: String) -> String { String(decoding: PauseSigns.node(text).render(), as: UTF8.self) }
        #expect(
            html("رَيْبَ \u{06DB} فِيهِ \u{06DB} هُدًى")
                == "رَيْبَ<span class=\"pause\"> \u{06DB}</span> فِيهِ<span class=\"pause\"> \u{06DB}</span> هُدًى")
        for text in ["", " ", "نص", "\u{06D6}", " \u{06D6}", "نص \u{06D6}", "نص\u{06DA} نص", "\u{06DE} نص \u{06D6} "] {
            #expect(html(text).replacing(/<[^>]+>/, with: "") == text)
        }
    }

    @Test("AP-02 from an ayah on the page begins with it, under the player, and what stands before it is a link away")
    func opening() throws {
        let page = try QuranFixtures.device(language: "en").page("/quran/listen/2/3")
        #expect(
            !page.contains("data-ayah=\"2:2\"") && page.contains("data-ayah=\"2:3\"")
                && page.contains("data-ayah=\"2:286\""))
        #expect(page.contains("href=\"/quran/listen/2\"") && page.contains("Earlier ayat"))
        #expect(try !QuranFixtures.device(language: "en").page("/quran/listen/2").contains("Earlier ayat"))
    }

    @Test("AP-03 QI-048 the words that are marked are the text's own, and its pieces are the whole of it")
    func words() throws {
        let text = QuranFixtures.ayah(2, 3)
        #expect(AyahWords.pieces(of: text).map { $0.text }.joined() == text)
        #expect(AyahWords.pieces(of: text).filter { $0.isWord }.map { $0.text } == AyahWords.words(of: text))
        for odd in ["", " ", "\u{06D6}", "نص ", " نص", "نص \u{06DB} نص"] {
            #expect(AyahWords.pieces(of: odd).map { $0.text }.joined() == odd)
        }
        let page = try QuranFixtures.device().page("/quran/listen/2/3")
        for word in AyahWords.words(of: text) { #expect(page.contains("<span data-word=\"\">\(word)</span>")) }
    }

    @Test("QI-046 AP-01 a surah whose checksum is wrong is not shown to listen along to")
    func refused() throws {
        let device = try QuranFixtures.device()
        device.missing = [QuranContent.name(.tanzil, surah: 2)]
        #expect(device.get("/quran/listen/2").status == 503 && device.get("/quran/listen/1").status == 200)
    }

    @Test("AP-05 AP-06 the speed, the repeats and the place are kept; what can't be is refused in words")
    func choices() throws {
        let device = try QuranFixtures.device()
        let first = try device.facts("/quran/listen")
        #expect(first["speed"]?.int == 100 && first["reciter"]?.string == "alafasy" && first["place"]?.isNull == true)
        device.post(
            "/quran/listen",
            ["speed": "125", "each": "٣", "range": "∞", "pause": "5", "reciter": "abdul-basit", "place": "2:3"])
        let kept = try device.facts("/quran/listen")
        #expect(kept["speed"]?.int == 125 && kept["each"]?.string == "3" && kept["range"]?.string == "endless")
        #expect(kept["pause"]?.int == 5 && kept["reciter"]?.string == "abdul-basit" && kept["place"]?.string == "2:3")
        #expect(device.get("/quran/listen")["location"] == "/quran/listen/2/3", "it goes on where it was left")
        for (name, value) in [
            ("each", "0"), ("each", "100"), ("range", "0"), ("range", "100"), ("each", ""), ("speed", "110"),
            ("speed", "0"), ("pause", "7"), ("reciter", "../x"), ("place", "0:1"), ("place", "x"),
        ] {
            let answer = device.post("/quran/listen", KeyValuePairs(dictionaryLiteral: (name, value)))
            #expect(answer.status == 422, "\(name) \(value)")
        }
        #expect(try device.facts("/quran/listen") == kept)
    }

    @Test("AP-04 the server is told where a file is, and whether it may be fetched: not until the person says so")
    func source() throws {
        let device = try QuranFixtures.device()
        let before = try device.facts("/quran/recitations/alafasy/002255")
        #expect(before["network"]?.bool == false)
        #expect(before["addresses"]?.array?.first?.string == "https://everyayah.com/data/Alafasy_128kbps/002255.mp3")
        device.post("/quran/listen", ["network": "on"])
        #expect(try device.facts("/quran/recitations/alafasy/002255")["network"]?.bool == true)
        device.post("/quran/listen", ["network": "off"])
        #expect(try device.facts("/quran/recitations/alafasy/002255")["network"]?.bool == false)
        #expect(device.get("/quran/recitations/nobody/002255").status == 404)
    }

    @Test(
        "QI-055 QI-019 AP-04 Free hears and keeps the two, every other belongs to the paid plan, and self-hosted opens all"
    )
    func tiers() throws {
        let paid = try Device.commercial()
        let own = try QuranFixtures.device()
        for reciter in own.app.bundle.reciters.reciters {
            let address = "/quran/recitations/\(reciter.id)/002255"
            let isFree = reciter.tier == .free
            #expect(paid.get(address, accept: "application/json").status == (isFree ? 200 : 402), "\(reciter.id)")
            #expect(own.get(address, accept: "application/json").status == 200)
            let chosen = paid.post("/quran/listen", ["reciter": reciter.id], accept: "application/json")
            #expect(chosen.status == (isFree ? 200 : 402), "\(reciter.id)")
        }
        #expect(own.app.bundle.reciters.reciters.count >= 10)
        #expect(paid.page("/quran/downloads").contains("data-downloads"))
    }

    @Test("AP-09 downloads offer every surah and juz, and say what the server keeps, without a script as well")
    func downloads() throws {
        let device = try QuranFixtures.device()
        let page = device.page("/quran/downloads")
        for value in ["s1", "s2", "s3", "j1", "j2"] { #expect(page.contains("<option value=\"\(value)\"")) }
        #expect(page.contains("data-juz=\"1:1-") && page.contains("action=\"/audio/clear\""))
        // The script writes the share and the size into these.
        for mark in ["text-progress", "text-whole", "text-total"] {
            let words = page.components(separatedBy: "data-\(mark)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(!words.isEmpty && words.allSatisfy { $0.contains("{size}") }, "\(mark)")
            #expect(mark != "text-progress" || words.allSatisfy { $0.contains("{percent}") })
        }
    }

    @Test("AP-01 without the Quran's content the pages say so")
    func none() throws {
        let device = try QuranFixtures.device()
        device.missing = [Self.index]
        #expect(device.get("/quran/listen/1").status == 503 && device.get("/quran/downloads").status == 503)
    }
}
