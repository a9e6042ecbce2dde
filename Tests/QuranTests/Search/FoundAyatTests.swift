import Testing

@testable import Quran

/// Which ayat of an answer a page shows.
struct FoundAyatTests {
    private func found(
        _ question: String, in translations: [String] = ["en-small"], from: Int = 0, most: Int = 20
    ) throws -> FoundAyat {
        let answer = try SmallSearch.open(translations).answer(question, limit: most, skipped: from + 1)
        return FoundAyat(answer, in: SmallSearch.index, from: from, most: most)
    }

    private func ayat(_ found: FoundAyat) -> [String] { found.groups.flatMap { $0.hits }.map { $0.ayah.text } }

    @Test("QR-11 the ayat that a question names come first, without marked words")
    func place() throws {
        let ayah = try found("2:1")
        #expect(ayah.groups == [.init(source: nil, hits: [.init(ayah: AyahReference(surah: 2, ayah: 1))])])
        #expect(ayah.count == 0 && !ayah.hasMore)
        #expect(ayat(try found("page 1")) == ["1:1", "1:2", "1:3"])
        #expect(ayat(try found("page 2", from: 1)) == ["2:2"])
    }

    @Test("QR-11 each ayah stands once, in the text that has it best, with its words")
    func once() throws {
        let book = try found("book", in: ["en-small", "fr-small"])
        #expect(Set(ayat(book)) == ["1:2", "1:3", "2:1"] && ayat(book).count == 3)
        #expect(book.count == 3 && !book.isNear)
        for group in book.groups {
            #expect(group.source == .translation("en-small"))
            for hit in group.hits { #expect(hit.words.count == 1, "\(hit)") }
        }
        let answers = QuranSearch.Answer(
            places: [.ayah(AyahReference(surah: 1, ayah: 2))],
            findings: try SmallSearch.open(["en-small"]).answer("book").findings)
        let both = FoundAyat(answers, in: SmallSearch.index, from: 0, most: 20)
        #expect(ayat(both).first == "1:2" && Set(ayat(both)).count == 3 && ayat(both).count == 3)
    }

    @Test("QR-11 pages of one ayah each, one behind the other, show what one page shows", arguments: ["book", "pen"])
    func pages(question: String) throws {
        let all = ayat(try found(question))
        for from in all.indices {
            let page = try found(question, from: from, most: 1)
            #expect(ayat(page) == [all[from]] && page.hasMore == (from < all.count - 1), "\(from)")
        }
        #expect(ayat(try found(question, from: all.count)) == [])
    }

    @Test("QR-11 what is only near is said to be")
    func near() throws {
        let found = try found("boook")
        #expect(found.isNear && found.count > 0)
    }
}
