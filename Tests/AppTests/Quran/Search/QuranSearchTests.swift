import Quran
import Records
import Testing

@testable import App

/// The search's page and document, over a book of three short chapters of everyday words; the real text's queries stand in
/// QuranTests.
@Suite("Searching the Quran")
struct QuranSearchTests {
    private static let chapters = [["قَلَمٌ وَكِتَـٰبٌ", "بِٱلْقَلَمِ"], ["مَدْرَسَةٌ وَبَيْتٌ", "شَجَرَةٌ"], ["وَٱلْكِتَـٰبُ"]]
    private static let meanings = [
        ["a pen & a book", "with the pen"], ["a school and a house", "a <tree>"], ["and the book"],
    ]

    private func device(without: Set<String> = []) throws -> Device {
        var packs = JSONObject()
        for name in [QuranPack.text, QuranPack.search, "quran-en-pickthall"] where !without.contains(name) {
            packs[name] = ["version": "1"]
        }
        let digests = TextDigests(
            tanzil: Self.chapters.indices.map { SHA256.hex(Array(text($0).joined(separator: "\n").utf8)) }, kfgqpc: [])
        let device = try Device(
            bundle: Fixtures.setting(["packs"], to: .object(packs), in: Fixtures.bundle()), digests: digests)
        device.elsewhere = { _ in nil }
        device.missing = Set(
            without.flatMap { part in
                [QuranPack.text, QuranPack.search].map { ResourceName(pack: $0, section: part) }
            })
        func add(_ pack: String, _ section: String, _ bytes: [UInt8]) {
            if !without.contains(section) { device.added[ResourceName(pack: pack, section: section)] = bytes }
        }
        var first = 0
        let names = [("الأول", "Al-Awwal"), ("البقرة", "Al-Baqara"), ("الآخر", "Al-Aakhir")]
        var surahs: [Surah] = []
        for (index, ayat) in Self.chapters.enumerated() {
            surahs.append(
                Surah(
                    number: index + 1, ayahCount: ayat.count, firstIndex: first, arabicName: names[index].0,
                    latinName: names[index].1, englishMeaning: "Chapter", revelation: .meccan, revelationOrder: 1,
                    rukuCount: 1))
            first += ayat.count
            add(
                QuranPack.text, QuranPack.section(.tanzil, surah: index + 1),
                Array(text(index).joined(separator: "\n").utf8))
            add(
                "quran-en-pickthall", QuranPack.section(surah: index + 1),
                Array(Self.meanings[index].joined(separator: "\n").utf8))
        }
        let start = [AyahReference(surah: 1, ayah: 1), AyahReference(surah: 2, ayah: 1)]
        let quran = QuranIndex(
            surahs: surahs, juz: start, quarters: start, pages: start, rukus: [], manzils: [], sajdas: [])
        add(QuranPack.text, QuranPack.indexSection, quran.json.bytes())
        let arabic = Self.chapters.indices.flatMap { surah in
            text(surah).enumerated().map { ayah, text in
                (text: text, left: AyahReference(surah: surah + 1, ayah: ayah + 1).basmalaWords)
            }
        }
        add(QuranPack.search, "ar", SearchIndexWriter.arabic(arabic))
        add(QuranPack.search, "sound", SoundIndex.bytes(arabic))
        add(QuranPack.search, "en-pickthall", SearchIndexWriter.translation(Self.meanings.flatMap { $0 }))
        return device
    }

    /// A chapter as Tanzil would write it: four words stand before the first line of the second and third.
    private func text(_ chapter: Int) -> [String] {
        guard chapter > 0 else { return Self.chapters[chapter] }
        return ["كلمة كلمة كلمة كلمة " + Self.chapters[chapter][0]] + Self.chapters[chapter].dropFirst()
    }

    @Test("QR-11 every ayah of an answer says its surah and its number, with the words that were found")
    func document() throws {
        let facts = try device().facts("/quran/search?q=%D8%A7%D9%84%D9%83%D8%AA%D8%A7%D8%A8")
        let ayat = try #require(facts["ayat"]?.array)
        #expect(ayat.first?["surah"] == 3 && ayat.first?["ayah"] == 1 && ayat.first?["words"] == [0])
        #expect(ayat.first?["text"]?.string.map { Array($0.utf8) } == Array(Self.chapters[2][0].utf8))
        for ayah in ayat { #expect(ayah["surah"]?.int != nil && ayah["ayah"]?.int != nil) }
    }

    @Test(
        "QR-11 what is more than a page holds is counted, and the next page goes on where one ended, until all were shown"
    )
    func pages() throws {
        let device = try device()
        func ayat(_ facts: JSON) throws -> [String] {
            try #require(facts["ayat"]?.array).map { "\($0["surah"]?.int ?? 0):\($0["ayah"]?.int ?? 0)" }
        }
        let whole = try device.facts("/quran/search?q=book")
        let all = try ayat(whole)
        #expect(all.count > 1 && whole["more"] == false)
        var shown: [String] = []
        var isMore = true
        while isMore {
            let next = try device.facts("/quran/search?q=book&count=1&from=\(shown.count)")
            #expect(next["from"]?.int == Int64(shown.count) && next["count"] == whole["count"])
            let found = try ayat(next)
            try #require(found.count == 1)
            shown += found
            isMore = next["more"] == true
        }
        #expect(shown == all)
        #expect(
            device.page("/quran/search?q=book&count=1").contains("href=\"/quran/search?q=book&amp;from=1&amp;count=1\"")
        )
        #expect(!device.page("/quran/search?q=book").contains("from="))
        for from in ["-1", "x", "99999999", "9223372036854775807"] {
            #expect(device.get("/quran/search?q=book&from=\(from)").status == 200, "\(from)")
        }
    }

    @Test("QR-11 a reference, a name and a page are answered with their place and their text")
    func places() throws {
        let device = try device()
        let ayah = try device.facts("/quran/search?q=baqarah+2")
        #expect(ayah["places"]?[0]?["kind"] == "ayah" && ayah["places"]?[0]?["path"] == "/quran/2/2")
        #expect(
            ayah["ayat"]?[0]?["surah"] == 2 && ayah["ayat"]?[0]?["ayah"] == 2 && ayah["ayat"]?[0]?["found"] == "place")
        #expect(try device.facts("/quran/search?q=bakara")["surahs"]?[0]?["surah"] == 2)
        #expect(try device.facts("/quran/search?q=page+2")["ayat"]?.array?.count == 3)
    }

    @Test("QR-11 a translation's words are marked in it, and whatever stands in texts and questions is escaped")
    func page() throws {
        let device = try device()
        let page = device.page("/quran/search?q=tree")
        #expect(page.contains("a &lt;<mark>tree</mark>&gt;"))
        #expect(device.page("/quran/search?q=%3Cscript%3E").contains("&lt;script&gt;"))
        #expect(device.page("/quran/search").contains("data-live-search"))
        #expect(device.page("/quran/search?q=qalamun+wa+kitab").contains("<mark>"))
    }

    @Test("QR-11 QI-046 text that isn't whole is not shown, and without the content the page says what to do")
    func missing() throws {
        let refused = try device(without: ["tanzil-003"]).get("/quran/search?q=%D8%A7%D9%84%D9%83%D8%AA%D8%A7%D8%A8")
        #expect(refused.status == 503 && !refused.text.contains("<mark>"))
        #expect(try device(without: [QuranPack.text]).get("/quran/search?q=x").status == 503)
        #expect(try device(without: ["ar", "sound", "en-pickthall"]).facts("/quran/search?q=pen")["ayat"] == [])
    }

    @Test("QI-046 a part of the search that is damaged is left out, and the page says so; whole, it says nothing")
    func partial() throws {
        let note = "فقد تغيب هنا بعض الآيات"
        #expect(try !device().page("/quran/search?q=pen").contains(note))
        #expect(try device().facts("/quran/search?q=pen")["partial"] == nil)
        for part in ["ar", "sound", "en-pickthall"] {
            let device = try device(without: [part])
            #expect(device.page("/quran/search?q=pen").contains(note), "\(part)")
            #expect(try device.facts("/quran/search?q=pen")["partial"] == true)
        }
        // The index is whole, and the translation it leads to isn't.
        let device = try device()
        device.added[ResourceName(pack: "quran-en-pickthall", section: "001")] = nil
        device.missing.insert(ResourceName(pack: "quran-en-pickthall", section: "001"))
        #expect(device.page("/quran/search?q=pen").contains(note))
    }
}
