import ContentBuilder
import Foundation
import Quran
import Records
import Testing

/// The Quran's text, index and pages as they were really built: runs where `WIRD_CONTENT` names the folder and it is there.
@Suite(.enabled(if: RealQuran.isThere))
struct RealQuranTests {
    let index: QuranIndex
    let tanzil: [SurahText]
    let kfgqpc: [SurahText]

    init() throws {
        index = try RealQuran.index.get()
        tanzil = try RealQuran.texts(.tanzil)
        kfgqpc = try RealQuran.texts(.kfgqpc)
    }

    @Test("QI-043 the pack names the file, version and licence of the text, and carries Tanzil's notice")
    func provenance() throws {
        let pack = try RealQuran.pack.get()
        #expect(pack.directory.version == "Uthmani 1.1")
        #expect(pack.directory.source.contains("quran-uthmani_all.txt"))
        #expect(pack.directory.licence.contains("CC BY 3.0"))
        let notice = String(decoding: try pack.section(QuranPack.noticeSection), as: UTF8.self)
        #expect(notice.contains("tanzil.net") && notice.contains("CHANGING IT IS NOT ALLOWED"))
    }

    @Test("QI-044 6,236 ayat, each with its juz, hizb and page, and 77,433 words")
    func counts() {
        #expect(index.ayahCount == 6236)
        #expect(tanzil.map { $0.ayat.count } == index.surahs.map { $0.ayahCount })
        #expect(kfgqpc.map { $0.ayat.count } == index.surahs.map { $0.ayahCount })
        var words = 0
        for position in 0..<6236 {
            guard let ayah = index.ayah(at: position) else {
                Issue.record("no ayah \(position)")
                continue
            }
            #expect((1...30).contains(index.juz(of: ayah)))
            #expect((1...60).contains(index.hizb(of: ayah)))
            #expect((1...604).contains(index.page(of: ayah)))
            words += RealQuran.scalars(tanzil, ayah.surah, ayah.ayah).split(separator: " ")
                .count { !Rasm.letters(of: $0).isEmpty }
        }
        #expect(words - 112 * 4 == 77_433)
    }

    @Test("K66 the quarter 106 begins at 15:49, juz are Tanzil's, pages are the mushaf's own")
    func divisions() {
        #expect(index.quarters[105] == AyahReference(surah: 15, ayah: 49))
        #expect(index.juz[3] == AyahReference(surah: 3, ayah: 93))
        #expect(index.juz[10] == AyahReference(surah: 9, ayah: 93))
        #expect(index.sajdas.count == 15)
        #expect(index.sajdas.contains { $0.ayah == AyahReference(surah: 96, ayah: 19) })
        #expect(index.surahs.count { $0.revelation == .medinan } == 28)
    }

    @Test("QI-044 the signs of quarters and prostrations stand where the index says, in both editions")
    func signs() {
        for texts in [tanzil, kfgqpc] {
            var quarters: [AyahReference] = []
            var sajdas: [AyahReference] = []
            for position in 0..<6236 {
                guard let ayah = index.ayah(at: position) else { continue }
                let scalars = RealQuran.scalars(texts, ayah.surah, ayah.ayah)
                if scalars.contains("\u{06DE}") { quarters.append(ayah) }
                if scalars.contains("\u{06E9}") { sajdas.append(ayah) }
            }
            #expect(quarters.count == 199)
            #expect(Set(quarters).isSubset(of: Set(index.quarters)))
            #expect(sajdas == index.sajdas.map { $0.ayah })
        }
    }

    @Test("QI-043 the basmala stands before 112 first ayat as the source has it: 95:1 and 97:1 with a shadda")
    func basmala() {
        let basmala = Array(RealQuran.scalars(tanzil, 1, 1))
        var others: [Int] = []
        for surah in index.surahs where surah.hasBasmalaAbove {
            if !RealQuran.scalars(tanzil, surah.number, 1).starts(with: basmala) { others.append(surah.number) }
        }
        #expect(others == [95, 97])
        for surah in others { #expect(RealQuran.scalars(tanzil, surah, 1).prefix(4).contains("\u{0651}")) }
        #expect(!RealQuran.scalars(tanzil, 9, 1).starts(with: basmala))
    }

    @Test("QI-047 the letters of two editions are the same in all 6,236 ayat")
    func letters() {
        let basmala = Rasm.letters(of: RealQuran.scalars(tanzil, 1, 1))
        for position in 0..<6236 {
            guard let ayah = index.ayah(at: position), let surah = index.surah(ayah.surah) else { continue }
            var letters = Rasm.letters(of: RealQuran.scalars(tanzil, ayah.surah, ayah.ayah))
            if ayah.ayah == 1, surah.hasBasmalaAbove { letters.removeFirst(basmala.count) }
            #expect(letters == Rasm.letters(of: RealQuran.scalars(kfgqpc, ayah.surah, ayah.ayah)), "\(ayah.text)")
        }
    }

    @Test("QI-045 the whole of each edition has the hash that the program carries")
    func wholes() {
        for (edition, texts) in [(Edition.tanzil, tanzil), (.kfgqpc, kfgqpc)] {
            let whole = texts.map { $0.ayat.joined(separator: "\n") }.joined(separator: "\n")
            #expect(SHA256.hex(Array(whole.utf8)) == TextDigests.published.digest(ofWhole: edition))
        }
    }

    @Test("QR-12 604 pages: 15 lines on 602 and 8 on two, each word once and in order")
    func pages() throws {
        let section = try RealQuran.pack.get().section(QuranPack.layoutSection)
        let layout = try #require(MushafLayout(section: section, index: index))
        var next = AyahReference(surah: 1, ayah: 1)
        var word = 0
        for number in 1...MushafLayout.pageCount {
            let page = try #require(layout.page(number))
            #expect(page.lines.count == (number <= 2 ? 8 : 15), "page \(number)")
            for case .text(let spans) in page.lines {
                for span in spans {
                    #expect(span.ayah == next && span.words.lowerBound == word)
                    let words = MushafWords.split(kfgqpc[span.ayah.surah - 1][span.ayah.ayah] ?? "").count
                    #expect(span.isEnd == (span.words.upperBound == words))
                    word = span.isEnd ? 0 : span.words.upperBound
                    if span.isEnd, let position = index.position(of: next) {
                        next = index.ayah(at: position + 1) ?? next
                    }
                }
            }
        }
        #expect(next == AyahReference(surah: 114, ayah: 6) && word == 0)
    }

    @Test("QI-020 the standard texts beside the Quran's have a line for each ayah; all of it takes less than 10 MB")
    func beside() throws {
        let folder = try #require(RealContent.folder)
        var size = 0
        for entry in try Catalogue(reading: folder).entries where entry.name.hasPrefix("quran") && !entry.isOptional {
            let compressed = folder.file("\(entry.file).gz")
            size += try Data(contentsOf: compressed).count
            guard entry.language != nil else { continue }
            let pack = try RealQuran.open(entry.name)
            for surah in index.surahs {
                let text = SurahText(
                    surah: surah.number, section: try pack.section(QuranPack.section(surah: surah.number)))
                #expect(text.ayat.count == surah.ayahCount, "\(entry.name) \(surah.number)")
                #expect(!text.ayat.contains { $0.isEmpty || $0.contains("<") }, "\(entry.name) \(surah.number)")
            }
        }
        #expect(size < 10_000_000)
    }

    @Test("QI-020 every word of Tanzil's text has its meaning beside it")
    func words() throws {
        let pack = try RealQuran.open(QuranPack.words)
        for surah in index.surahs {
            let meanings = SurahText(
                surah: surah.number, section: try pack.section(QuranPack.section(surah: surah.number)))
            for ayah in 1...surah.ayahCount {
                var words = RealQuran.scalars(tanzil, surah.number, ayah).split(separator: " ")
                    .count { !Rasm.letters(of: $0).isEmpty }
                if ayah == 1, surah.hasBasmalaAbove { words -= 4 }
                let cells = (meanings[ayah] ?? "").split(separator: "\t", omittingEmptySubsequences: false)
                #expect(cells.count == words, "\(surah.number):\(ayah)")
            }
        }
    }
}
