import Almanac
import Quran
import Records
import Testing

@testable import App

/// The adhkar's pages and counts.
struct AdhkarTests {
    @Test(
        "WP-065 K31 the groups open without the worship path: Arabic, meaning, source, grading and count of every dhikr"
    )
    func pages() throws {
        let config = try AdhkarConfigTests.shipped()
        for language in ["ar", "en", "ur", "id", "tr", "fr"] {
            let device = try QuranFixtures.device(language: language)
            let first = device.page("/adhkar")
            for group in AdhkarGroup.allCases {
                #expect(first.contains("href=\"/adhkar/\(group.rawValue)\""))
                let page = device.page("/adhkar/\(group.rawValue)")
                for dhikr in config.adhkar(group) {
                    #expect(page.contains("id=\"\(dhikr.id)\""), "\(dhikr.id)")
                    if case .arabic(let text, _) = dhikr.words { #expect(page.contains(text), "\(dhikr.id)") }
                }
                #expect(
                    !page.contains("adhkar.meaning") && !page.contains("adhkar.book"), "\(language): a text is missing")
            }
        }
        let page = try QuranFixtures.device().page("/adhkar/morning")
        #expect(
            page.contains("Muslim 2723") && page.contains("Sahih: Muslim") && page.contains("Hasan sahih: at-Tirmidhi"))
    }

    @Test("QI-048 WP-065 what is of the Quran is quoted out of the checked text, and not shown where that is not whole")
    func quoted() throws {
        let device = try QuranFixtures.device()
        let page = device.page("/adhkar/sleep")
        // A sign of pause stands in an element of its own, with the space before it.
        let letters = page.replacing(#/<span class="pause">([^<]*)<\/span>/#) { $0.output.1 }
        for (surah, ayah) in [(2, 255), (2, 285), (2, 286), (112, 4), (114, 6)] {
            #expect(letters.contains(QuranFixtures.ayah(surah, ayah)), "\(surah):\(ayah)")
        }
        let damaged = try QuranFixtures.device(digests: .published)
        let refused = damaged.page("/adhkar/sleep")
        #expect(!refused.contains("ayah-text") && !refused.contains("class=\"basmala\""))
        #expect(refused.contains("href=\"/quran/2/255\"") && refused.contains("isn’t shown"))
        #expect(refused.contains("id=\"bismika\""), "the rest stands as it is")
        let none = try Device.inRiyadh()
        none.elsewhere = { _ in nil }
        #expect(none.get("/adhkar/morning").status == 200)
    }

    @Test("WP-065 repeats are counted, never beyond their number, and one can be taken back")
    func counts() throws {
        let device = try QuranFixtures.device()
        func said(_ id: String) throws -> Int64? {
            let list = try device.facts("/adhkar/morning")["adhkar"]?.array ?? []
            return list.first { $0["id"]?.string == id }?["said"]?.int
        }
        let answer = device.post("/adhkar/morning", ["step": "count", "mark": "bismillah"])
        #expect(answer.status == 303 && answer["location"] == "/adhkar/morning#bismillah")
        #expect(try said("bismillah") == 1)
        let many = try device.call("/adhkar/morning", ["step": "count", "mark": "bismillah", "count": "٧"])
        #expect(many.json["said"]?.int == 3 && many.json["done"]?.int == 1)
        #expect(device.page("/adhkar/morning").contains("id=\"bismillah\" data-dhikr=\"\" data-done=\"\""))
        device.post("/adhkar/morning", ["step": "back", "mark": "bismillah"])
        #expect(try said("bismillah") == 2)
        device.post("/adhkar/morning", ["step": "count", "mark": "sayyid"])
        #expect(try said("bismillah") == 2 && said("sayyid") == 1)
        #expect(try device.facts("/adhkar/evening")["done"]?.int == 0, "the evening has counts of its own")
        for wrong: KeyValuePairs<String, String> in [
            ["step": "count", "mark": "none"], ["step": "count", "mark": "kursi-sleep"], ["mark": "sayyid"],
            ["step": "count", "mark": "sayyid", "count": "0"], ["step": "count", "mark": "sayyid", "count": "-1"],
            ["step": "choose"],
        ] { #expect(device.post("/adhkar/morning", wrong).status == 422) }
    }

    @Test("WP-065 sending one touch twice counts it once")
    func once() throws {
        let device = try QuranFixtures.device()
        let number = String(repeating: "0a", count: 16)
        for _ in 0..<3 {
            device.post("/adhkar/morning", ["operation": number, "step": "count", "mark": "bismillah"])
            device.post("/counter", ["operation": number, "step": "count", "count": "5"])
        }
        #expect(try device.facts("/counter")["count"]?.int == 5)
        #expect(device.page("/adhkar/morning").contains("data-tally=\"bismillah\" data-said=\"1\""))
    }

    @Test("WP-065 a day begins at nothing, and after prayers each prayer does")
    func times() throws {
        let device = try QuranFixtures.device()
        device.post("/adhkar/morning", ["step": "count", "mark": "sayyid"])
        device.post("/adhkar/prayer", ["step": "count", "mark": "salam"])
        #expect(try device.facts("/adhkar/prayer")["done"]?.int == 1)
        device.now = Instant(seconds: device.now.seconds + 2 * 3_600)
        #expect(try device.facts("/adhkar/prayer")["done"]?.int == 0, "Asr has come since")
        #expect(try device.facts("/adhkar/morning")["done"]?.int == 1)
        device.post("/adhkar/prayer", ["step": "count", "mark": "astaghfir", "count": "3"])
        #expect(try device.facts("/adhkar/prayer")["done"]?.int == 1, "the count before is not among it")
        device.now = Instant(seconds: device.now.seconds + 86_400)
        #expect(try device.facts("/adhkar/morning")["done"]?.int == 0)
    }

    @Test("WP-065 a group is begun anew and brought back as it was")
    func again() throws {
        let device = try QuranFixtures.device()
        device.post("/adhkar/sleep", ["step": "count", "mark": "bismika"])
        let answer = device.post("/adhkar/sleep", ["step": "reset"])
        #expect(answer["location"] == "/adhkar/sleep?notice=adhkarReset")
        #expect(try device.facts("/adhkar/sleep")["done"]?.int == 0)
        #expect(device.page("/adhkar/sleep?notice=adhkarReset").contains("value=\"restore\""))
        device.post("/adhkar/sleep", ["step": "restore"])
        #expect(try device.facts("/adhkar/sleep")["done"]?.int == 1)
        device.post("/adhkar/sleep", ["step": "reset"])
        device.post("/adhkar/sleep", ["step": "count", "mark": "janbi"])
        #expect(
            try device.facts("/adhkar/sleep")["done"]?.int == 1, "what was taken away doesn't come back with the next")
    }

    @Test("WP-065 the counts stay on the device: no export holds them, and erasing everything takes them")
    func privacy() throws {
        let device = try QuranFixtures.device()
        device.post("/adhkar/morning", ["step": "count", "mark": "sayyid"])
        device.post("/counter", ["step": "count", "count": "7"])
        for (key, _) in device.store where key.kind.name == "adhkar" || key.kind.name == "tally" {
            #expect(key.scope == .device)
        }
        let export = device.get("/me/data/wird.json").text
        #expect(!export.contains("adhkar") && !export.contains("tally"))
        device.post("/me/data/erase", ["confirmation": "on", "extent": "all"])
        #expect(try device.facts("/counter")["count"]?.int == 0)
    }

    @Test("WP-065 who comes from another page finds the way back there, also after a count without scripts")
    func back() throws {
        let device = try QuranFixtures.device()
        #expect(device.page("/adhkar/morning?back=/quran").contains("href=\"/quran\" class=\"icon-button top-back\""))
        let answer = device.post("/adhkar/morning", ["step": "count", "mark": "sayyid", "back": "/quran"])
        #expect(answer["location"]?.hasPrefix("/adhkar/morning?back=") == true)
        #expect(
            device.post("/adhkar/morning", ["step": "count", "mark": "sayyid", "back": "https://x"])["location"]
                == "/adhkar/morning#sayyid")
    }
}
