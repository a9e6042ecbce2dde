import Foundation
import Interface
import Quran
import Records
import Testing

@testable import App

/// The reader with its colours over the whole Quran as it was built.
@Suite(.enabled(if: BuiltQuran.packs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct RealReaderTests {
    private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

    @Test("QR-02 QI-048 the coloured pieces of every ayah join to its verified text, in both editions")
    func joined() throws {
        let colours = AyahColours(config: try #require(try App(bundle: Fixtures.bundle()).bundle.tajweed))
        var faults: [String] = []
        var coloured = 0
        for edition in Edition.allCases {
            for surah in 1...114 {
                let text = try BuiltQuran.text(edition, surah)
                for ayah in 1...text.ayat.count {
                    let letters = (edition == .tanzil ? text.ayah(ayah) : text[ayah]) ?? ""
                    let runs = colours.runs(letters, edition)
                    var joined: [Unicode.Scalar] = []
                    for run in runs { joined += Self.scalars(run.text) }
                    if letters.isEmpty || joined != Self.scalars(letters) {
                        faults.append("\(edition.rawValue) \(surah):\(ayah)")
                    }
                    if runs.contains(where: { $0.category != nil }) { coloured += 1 }
                }
            }
        }
        #expect(faults == [])
        // A few short ayat have no rule with a colour (20:1 has two letters' names of two counts).
        #expect(coloured > 2 * 6_100)
    }

    @Test("QR-02 an ayah without the basmala before it has the rules that it has behind it")
    func behind() throws {
        var faults: [Int] = []
        for surah in 2...114 where surah != 9 {
            let text = try BuiltQuran.text(.tanzil, surah)
            let whole = try #require(text[1])
            let own = try #require(text.ayah(1))
            let before = whole.unicodeScalars.count - own.unicodeScalars.count
            let spans = Tajweed.spans(of: whole, at: AyahReference(surah: surah, ayah: 1))
            let moved = spans.map { TajweedSpan($0.rule, $0.start - before, $0.end - before, $0.reason) }
            if Tajweed.spans(of: own) != moved { faults.append(surah) }
        }
        #expect(faults == [])
    }

    @Test(
        "QR-01 QR-02 the reader's pages carry every letter as it is stored, colours on",
        arguments: [1, 2, 9, 18, 36, 95, 97, 114])
    func pages(surah: Int) throws {
        let device = try BuiltQuran.device()
        let text = try BuiltQuran.text(.tanzil, surah)
        var next = 1
        while next <= text.ayat.count {
            let page = device.page("/quran/\(surah)/\(next)")
            #expect(page.contains("class=\"tajweed tajweed-"))
            let letters = BuiltQuran.texts(page, between: "<span data-letters=\"\">", and: "</span>\u{00A0}")
            #expect(!letters.isEmpty)
            for line in letters {
                #expect(Self.scalars(line) == Self.scalars(text.ayah(next) ?? ""), "\(surah):\(next)")
                next += 1
            }
        }
    }

    @Test("QR-02 QR-12 every line of the mushaf carries its words as they are stored, colours on")
    func mushaf() throws {
        let device = try BuiltQuran.device()
        for number in [1, 2, 50, 121, 255, 300, 440, 562, 595, 604] {
            let page = device.page("/quran/page/\(number)")
            let lines = try #require(try device.facts("/quran/page/\(number)")["lines"]?.array)
            let own = page.components(separatedBy: "<section class=\"mushaf-page").first {
                !$0.contains("mushaf-other") && $0.contains("mushaf-lines")
            }
            let shown = BuiltQuran.texts(try #require(own), between: "<p class=\"mushaf-line", and: "</p>").map {
                line in
                String(line.drop { $0 != ">" }.dropFirst())
            }
            let texts = lines.filter { $0["header"] == nil }
            #expect(shown.count == texts.count, "page \(number)")
            for (line, stored) in zip(shown, texts) {
                for span in stored.array ?? [] {
                    let words = Self.scalars(span["text"]?.string ?? "?")
                    #expect(Self.scalars(line).contains(words), "page \(number) \(span["ayah"]?.string ?? "")")
                }
            }
        }
    }

    @Test(
        "QI-028 QI-029 QI-030 QI-031 QI-032 QI-033 QI-034 QI-035 QI-036 QI-037 the legend has a word for every rule, out of an ayah where it holds, in its category's colour"
    )
    func samples() throws {
        let device = try BuiltQuran.device()
        let config = try #require(device.app.bundle.tajweed)
        #expect(config.samples.count == TajweedRule.allCases.count)
        let page = device.page("/quran/tajweed")
        for sample in config.samples {
            let text = try #require(try BuiltQuran.text(.tanzil, sample.ayah.surah).ayah(sample.ayah.ayah))
            let spans = Tajweed.spans(of: text)
            let span = try #require(
                spans.first { $0.rule == sample.rule }, "\(sample.rule.rawValue) \(sample.ayah.text)")
            let range = AyahTajweed.sample(span, AyahWords.places(text), of: text)
            let word = String(String.UnicodeScalarView(Array(text.unicodeScalars)[range]))
            #expect(page.contains("href=\"/quran/\(sample.ayah.surah)/\(sample.ayah.ayah)/tajweed\""))
            let shown = BuiltQuran.texts(
                page, between: "<span class=\"tajweed-sample\" lang=\"ar\" dir=\"rtl\">", and: "</span> <a")
            #expect(shown.contains { Self.scalars($0) == Self.scalars(word) }, "\(sample.rule.rawValue)")
        }
        for category in config.categories { #expect(page.contains("<span class=\"tajweed tajweed-\(category.id)\">")) }
    }

    @Test(
        "QI-037 every ayah's page of tajweed tells each of its rules, with the words in their order and their meanings")
    func ayat() throws {
        let device = try BuiltQuran.device()
        for ayah in [
            AyahReference(surah: 1, ayah: 1), AyahReference(surah: 2, ayah: 1), AyahReference(surah: 2, ayah: 282),
            AyahReference(surah: 26, ayah: 63),
        ] {
            let path = "/quran/\(ayah.surah)/\(ayah.ayah)/tajweed"
            let text = try #require(try BuiltQuran.text(.tanzil, ayah.surah).ayah(ayah.ayah))
            let facts = try device.facts(path)
            #expect(facts["text"]?.string == text)
            let spans = Tajweed.spans(of: text)
            #expect(facts["rules"]?.array?.map { $0["rule"]?.string } == spans.map { $0.rule.rawValue })
            #expect(facts["words"]?.array?.allSatisfy { !($0["meaning"]?.string ?? "").isEmpty } == true)
            let page = device.page(path)
            #expect(page.components(separatedBy: "class=\"tajweed-why\"").count == spans.count + 1)
        }
    }

    @Test(
        "QR-04 every word of all 6,236 ayat has its meaning beside it, and in the mushaf's text as well where the words are counted alike"
    )
    func meanings() throws {
        var faults: [String] = []
        var others: [String] = []
        for surah in 1...114 {
            let name = ResourceName(pack: QuranPack.words, section: QuranPack.section(surah: surah))
            let meanings = SurahText(surah: surah, section: try #require(BuiltQuran.section(name)))
            let (tanzil, mushaf) = (try BuiltQuran.text(.tanzil, surah), try BuiltQuran.text(.kfgqpc, surah))
            for ayah in 1...tanzil.ayat.count {
                let pairs = AyahWords.pairs(tanzil.ayah(ayah) ?? "", meanings[ayah] ?? "")
                if pairs.isEmpty || pairs.contains(where: { $0.meaning.isEmpty }) { faults.append("\(surah):\(ayah)") }
                if AyahWords.words(of: mushaf[ayah] ?? "").count != pairs.count { others.append("\(surah):\(ayah)") }
            }
        }
        #expect(faults == [])
        #expect(others.count <= 1, "\(others)")
    }
}
