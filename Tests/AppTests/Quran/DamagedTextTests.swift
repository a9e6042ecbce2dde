import Foundation
import Quran
import Records
import Testing

@testable import App

/// One bit flipped in a part of the text as a host hands it over, out of a file, a cache or an answer: every door is shut.
struct DamagedTextTests {
    /// The doors to a text of surah 2, and the edition that each shows.
    static let doors: [(path: String, part: String)] = [
        ("/quran/2", "tanzil-002"), ("/quran/2/255", "tanzil-002"), ("/quran/2/255/actions", "tanzil-002"),
        ("/quran/2/255/tajweed", "tanzil-002"), ("/quran/2/255/tajweed?edition=kfgqpc", "kfgqpc-002"),
        ("/quran/tajweed", "tanzil-002"), ("/quran/page/30", "kfgqpc-002"),
    ]

    private func device(_ bytes: [UInt8]?, _ part: String) throws -> Device {
        let device = try QuranFixtures.device()
        let name = ResourceName(pack: QuranPack.text, section: part)
        if let bytes { device.added[name] = bytes } else { device.missing = [name] }
        return device
    }

    @Test(
        "QI-046 a flipped bit shuts the reader, the mushaf, tajweed, the legend and an ayah's page, with the reason, the part and the way to mend it",
        arguments: doors)
    func flipped(path: String, part: String) throws {
        var bytes = QuranFixtures.section(2) { QuranFixtures.ayah(2, $0) }
        let words = String(decoding: bytes.prefix(40), as: UTF8.self).split(separator: " ")[1]
        for place in [0, bytes.count / 2, bytes.count - 1] {
            bytes[place] ^= 1
            let device = try device(bytes, part)
            let page = device.get(path)
            #expect(
                page.status == 503 && page.text.contains(part) && page.text.contains("wird content build"), "\(path)")
            #expect(!page.text.contains(words) && !page.text.contains("data-letters"), "nothing of the text is shown")
            let facts = device.get(path, accept: "application/json")
            let json = try JSON(reading: facts.body)
            // The legend tells programs of rules and places, and none of the text.
            if path != "/quran/tajweed" {
                #expect(facts.status == 503 && json["reason"]?.string == "damaged" && json["part"]?.string == part)
                #expect(
                    json["error"]?["code"]?.string == "text_refused" && json["repair"]?.string == "wird content build")
            }
            bytes[place] ^= 1
        }
    }

    @Test(
        "QI-046 a part that can't be had is refused as missing, and another surah is shown as before", arguments: doors)
    func missing(path: String, part: String) throws {
        let device = try device(nil, part)
        #expect(device.get(path).status == 503 && device.get(path).text.contains(part))
        #expect(device.get("/quran/3").status == 200 && device.page("/quran/3").contains("data-letters"))
    }

    @Test("QI-046 where the ayah of the day is damaged the area's first page shows the rest, and none of the ayah")
    func home() throws {
        let device = try QuranFixtures.device()
        for surah in 1...114 {
            device.added[ResourceName(pack: QuranPack.text, section: QuranPack.section(.tanzil, surah: surah))] = [
                1, 2, 3,
            ]
        }
        let page = device.page("/quran")
        #expect(page.contains("surah-link") && !page.contains("day-ayah"))
    }

    @Test("QI-046 a translation's part that is damaged is left out of the reader and an ayah's sheet, which say so")
    func translation() throws {
        let device = try QuranFixtures.device()
        let note = "can’t be shown here right now"
        for path in ["/quran/2", "/quran/2/255/actions"] {
            #expect(device.page(path).contains("Meaning 2:") && !device.page(path).contains(note), "\(path)")
        }
        let damaged = try QuranFixtures.device()
        damaged.missing = [ResourceName(pack: "quran-en-placeholder", section: "002")]
        for path in ["/quran/2", "/quran/2/255/actions"] {
            let page = damaged.page(path)
            #expect(page.contains(note) && page.contains("placeholder") && !page.contains("Meaning 2:"), "\(path)")
            #expect(page.contains("data-letters"), "the text itself is shown")
        }
        #expect(!damaged.page("/quran/3").contains(note))
    }

    /// A device with the placeholders' transliteration and word meanings besides, and the first of them asked for.
    private func furnished() throws -> Device {
        let packs: JSON = .object([
            "quran": .object([:]), "quran-en-placeholder": .object([:]), "quran-transliteration": .object([:]),
            "quran-words-en": .object([:]),
        ])
        let device = try Device(
            bundle: Fixtures.setting(["packs"], to: packs, in: Fixtures.bundle()), digests: QuranFixtures.digests)
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": "en"])
        device.post("/quran/settings", ["transliteration": "on", "translations": "quran-en-placeholder"])
        return device
    }

    /// What a program is told of a page with some texts missing: whether it is only a part.
    private func isPartial(_ path: String, without packs: String...) throws -> Bool {
        let device = try furnished()
        device.missing = Set(packs.map { ResourceName(pack: $0, section: "002") })
        return try device.facts(path)["partial"]?.bool ?? false
    }

    @Test("QI-046 a transliteration's part that is damaged is left out, and the reader and an ayah's sheet say so")
    func transliteration() throws {
        let device = try furnished()
        #expect(device.page("/quran/2").contains("latin 2:1"))
        #expect(!device.page("/quran/2").contains("can’t be shown here right now"))
        let damaged = try furnished()
        damaged.missing = [ResourceName(pack: QuranPack.transliteration, section: "002")]
        for path in ["/quran/2", "/quran/2/255/actions"] {
            let page = damaged.page(path)
            #expect(
                page.contains("Pronunciation in Latin letters") && page.contains("can’t be shown here right now"),
                "\(path)")
            #expect(!page.contains("latin 2:"), "\(path)")
            #expect(page.contains("data-letters") && page.contains("Meaning 2:"), "the rest is shown")
        }
    }

    @Test(
        "QI-046 a program hears that a translation, the transliteration or word meanings were left out, and only then")
    func partial() throws {
        for path in ["/quran/2", "/quran/2/255", "/quran/2/255/actions", "/quran/2/255/tajweed"] {
            #expect(try !isPartial(path), "\(path)")
        }
        for path in ["/quran/2", "/quran/2/255"] {
            #expect(try isPartial(path, without: "quran-en-placeholder"), "\(path)")
            #expect(try isPartial(path, without: QuranPack.transliteration), "\(path)")
        }
        for path in ["/quran/2/255/actions", "/quran/2/255/tajweed"] {
            #expect(try isPartial(path, without: QuranPack.words), "\(path)")
        }
    }

    @Test("QI-046 where a word's meaning is left out, its page and what is told of it under the finger say so")
    func meanings() throws {
        let device = try furnished()
        device.missing = [ResourceName(pack: QuranPack.words, section: "002")]
        let words = "The meanings of its words aren’t on this device."
        #expect(device.page("/quran/2/255/actions").contains(words))
        #expect(try device.facts("/quran/2/255/tajweed")["note"]?.string == words)
        #expect(try furnished().facts("/quran/2/255/tajweed")["note"] == nil)
    }

    @Test("QI-050 QI-046 a report on a damaged text says that it was damaged")
    func report() throws {
        let device = try device(Array("x".utf8), "tanzil-002")
        #expect(try device.call("/quran/reports", ["ayah": "2:255", "note": "seen"]).json["whole"]?.bool == false)
    }
}
