import Foundation
import Interface
import Quran
import Records
import Testing

@testable import App

/// Colours, legend and rules over placeholders that are no words of the Quran.
struct TajweedReaderTests {
    /// A still noon before a ta: an ikhfa.
    static let line = "زَن تَسَ"

    /// A device whose second surah has one rule in each ayah.
    private func device(language: String = "en") throws -> Device {
        let section = QuranFixtures.section(2) { ayah in ayah == 1 ? "أ ب ت ث " + Self.line : Self.line }
        var sums = (1...114).map { SHA256.hex(QuranFixtures.section($0, { _ in "" })) }
        for surah in 1...114 {
            sums[surah - 1] = SHA256.hex(QuranFixtures.section(surah) { QuranFixtures.ayah(surah, $0) })
        }
        let mushaf = sums
        sums[1] = SHA256.hex(section)
        let device = try QuranFixtures.device(language: language, digests: TextDigests(tanzil: sums, kfgqpc: mushaf))
        device.added = [QuranContent.name(.tanzil, surah: 2): section]
        return device
    }

    @Test("QR-02 colours are on by themselves, plain text when they are switched off, in the page and in the settings")
    func toggle() throws {
        let device = try device()
        let page = device.page("/quran/2")
        #expect(page.contains("<span data-letters=\"\">زَ<span class=\"tajweed tajweed-ikhfa\">ن تَ</span>سَ</span>"))
        #expect(page.contains("name=\"tajweed\" value=\"off\"") && page.contains("aria-pressed=\"true\""))
        let answer = device.post("/quran/settings", ["tajweed": "off", "back": "/quran/2"])
        #expect(answer["location"]?.hasPrefix("/quran/2?") == true)
        let plain = device.page("/quran/2")
        #expect(plain.contains("<span data-letters=\"\">\(Self.line)</span>") && !plain.contains("class=\"tajweed "))
        #expect(plain.contains("name=\"tajweed\" value=\"on\""))
        #expect(
            device.page("/quran/page/300").contains("name=\"tajweed\" value=\"on\""), "the mushaf has the switch too")
        device.post("/quran/settings", ["tajweed": "on"])
        #expect(device.page("/quran/2").contains("tajweed-ikhfa"))
    }

    @Test("QI-037 a line beside each colour and colours with more contrast are choices that stay")
    func choices() throws {
        let device = try device()
        #expect(
            device.page("/quran/2").contains("data-signs=\"\"") && !device.page("/quran/2").contains("data-accessible"))
        device.post("/quran/settings", ["signs": "off", "accessible": "on"])
        let page = device.page("/quran/page/300")
        #expect(!page.contains("data-signs") && page.contains("data-accessible=\"\""))
        let settings = try device.facts("/quran/settings")
        #expect(settings["signs"]?.bool == false && settings["accessible"]?.bool == true)
    }

    @Test(
        "QI-037 QR-04 a letter's rule, why it holds and how it sounds, with the word's meaning, as a page and for scripts"
    )
    func rule() throws {
        let device = try device()
        let facts = try device.facts("/quran/2/5/tajweed")
        let rule = try #require(facts["rules"]?.array?.first { $0["rule"]?.string == "ikhfa" })
        #expect(rule["category"]?.string == "ikhfa" && rule["start"]?.int == 2 && rule["end"]?.int == 6)
        let why = "A still noon before \u{2068}ت\u{2069}"
        #expect(rule["why"]?.string == why && rule["name"]?.string == "Ikhfaa")
        #expect(rule["sound"]?.string?.isEmpty == false)
        #expect(facts["words"]?.array?.map { $0["start"]?.int } == [0, 4])
        #expect(facts["words"]?[1]?["meaning"] == nil, "the counts differ, so no word has another's meaning")
        let page = device.page("/quran/2/5/tajweed")
        #expect(page.contains(why) && page.contains(rule["sound"]?.string ?? "none"))
        #expect(
            page.contains(
                "<span class=\"tajweed-sample\" lang=\"ar\" dir=\"rtl\">زَ<span class=\"tajweed tajweed-ikhfa\">ن تَ</span>سَ</span>"
            ))
        #expect(
            device.page("/quran/2/5/actions").contains("href=\"/quran/2/5/tajweed\""), "a way there without scripts")
    }

    @Test("QI-037 what there is none of is not found, and an unknown edition is refused")
    func unknown() throws {
        let device = try device()
        #expect(device.get("/quran/2/287/tajweed").status == 404 && device.get("/quran/115/1/tajweed").status == 404)
        #expect(device.get("/quran/2/5/tajweed?edition=x").status == 422)
        #expect(try device.facts("/quran/2/5/tajweed?edition=kfgqpc")["text"]?.string == QuranFixtures.ayah(2, 5))
    }

    @Test(
        "QI-028 QI-029 QI-030 QI-031 QI-032 QI-033 QI-034 QI-035 QI-036 QI-037 the legend names every category and rule",
        arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func legend(language: String) throws {
        let device = try device(language: language)
        let facts = try device.facts("/quran/tajweed")
        let categories = try #require(facts["categories"]?.array)
        #expect(
            categories.map { $0["colour"]?.string } == [
                "#FF7F00", "#9400D3", "#228B22", "#FF7F00", "#4169E1", "#DC143C", "#FF0000", "#FF69B4", "#808080",
            ])
        var named = 0
        let page = device.page("/quran/tajweed")
        for category in categories {
            #expect(page.contains("tajweed-swatch tajweed-\(category["category"]?.string ?? "?")\""))
            for rule in category["rules"]?.array ?? [] {
                named += 1
                #expect(page.contains("<dt>\(rule["name"]?.string ?? "?")</dt>"))
            }
        }
        #expect(named + (facts["rules"]?.array?.count ?? 0) == TajweedRule.allCases.count)
    }

    @Test("QR-04 meanings in the page's language stand in place of the English ones where their pack is installed")
    func languages() throws {
        let packs: JSON = .object(["quran": .object([:]), "quran-words-fr": .object([:])])
        let device = try Device(
            bundle: Fixtures.setting(["packs"], to: packs, in: Fixtures.bundle()), digests: QuranFixtures.digests)
        device.post("/me/settings", ["language": "fr"])
        device.elsewhere = { name in
            guard name.pack == "quran-words-fr", let surah = Int(name.section) else {
                return QuranFixtures.content(name)
            }
            return QuranFixtures.section(surah) { "un\($0)\tdeux\ttrois" }
        }
        let facts = try device.facts("/quran/2/3/tajweed")
        #expect(facts["language"]?.string == "fr" && facts["words"]?[0]?["meaning"]?.string == "un3")
        #expect(device.page("/quran/2/3/actions").contains("<dd lang=\"fr\" dir=\"ltr\">deux</dd>"))
        device.post("/me/settings", ["language": "en"])
        #expect(try device.facts("/quran/2/3/tajweed")["words"]?[0]?["meaning"]?.string == "one3")
        #expect(!device.page("/quran/2/3/actions").contains("<summary>Words"))
        device.post("/me/settings", ["language": "ar"])
        let arabic = device.page("/quran/2/3/actions")
        let folded = try #require(
            arabic.firstMatch(of: /<details class="part"><summary>[^<]*\(<bdi lang="en">English<\/bdi>\)/))
        #expect(
            !arabic[..<folded.range.lowerBound].contains(">one3<"), "no English meaning is seen before it is asked for")
    }

    @Test("QI-046 a rule is not told of a text that is damaged or gone")
    func refused() throws {
        let device = try device()
        device.missing = [QuranContent.name(.tanzil, surah: 2), QuranContent.name(.tanzil, surah: 1)]
        for path in ["/quran/2/5/tajweed", "/quran/tajweed"] { #expect(device.get(path).status == 503, "\(path)") }
    }
}
