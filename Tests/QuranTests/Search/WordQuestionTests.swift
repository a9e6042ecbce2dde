import Quran
import Testing

/// Questions that were answered wrongly once.
@Suite(.enabled(if: SearchContent.isThere), .serialized)
struct WordQuestionTests {
    private let search: QuranSearch

    init() throws {
        let built = try SearchContent.search.get()
        // The Arabic index is made anew, so that what is tested is this code and no older pack.
        search = QuranSearch(
            built.index, built.config, arabic: SearchIndex(SearchIndexWriter.arabic(try SearchContent.arabic.get())),
            sound: try SoundIndex(SearchContent.pack(QuranPack.search).section("sound")),
            translations: [
                (
                    "en-pickthall",
                    try #require(SearchIndex(SearchContent.pack(QuranPack.search).section("en-pickthall")))
                )
            ])
    }

    private func hits(_ question: String) throws -> TextHits {
        try #require(search.answer(question, limit: 100).findings.first?.hits, "\(question)")
    }

    private func first(_ question: String) throws -> String? {
        try hits(question).hits.first.flatMap { search.index.ayah(at: $0.position)?.text }
    }

    @Test(
        "QR-11 words behind the joined يا of a call are found, in as many ayat as the text in today's spelling has them",
        arguments: [
            ("ايها الذين امنوا", 89), ("ايها الناس", 21), ("اهل الكتاب", 31), ("ابراهيم", 63), ("نوح", 33),
            ("عيسى", 25),
            ("مريم", 31), ("بني اسرائيل", 40), ("ادم", 25), ("يا أيها الذين آمنوا", 89),
        ])
    func called(question: String, count: Int) throws {
        let hits = try hits(question)
        // The words may stand in others too, apart from one another.
        #expect(hits.count >= count && !hits.isNear, "\(question): \(hits.count)")
        let phrases = hits.hits.filter { $0.rank <= .nearPhrase }.count
        #expect(phrases == count, "\(question): \(phrases)")
    }

    @Test("QR-11 يا ابن أم finds 20:94, where three words are written as one")
    func sonOfMother() throws {
        #expect(try first("يا ابن أم") == "20:94")
        #expect(try first("يبنؤم") == "20:94")
    }

    @Test(
        "QR-11 a hamza that was typed counts, and a slip leads to the phrase that was meant",
        arguments: [
            ("بئر", "22:45"), ("بئر معطلة", "22:45"), ("لؤلؤ", "52:24"), ("رؤيا", "12:43"),
            ("قل هو الله احدد", "112:1"),
            ("مومن", "2:221"),
        ])
    func hamza(question: String, ayah: String) throws {
        #expect(try first(question) == ayah)
    }

    @Test("QR-11 لؤلؤ is no لو, and اليك no أولئك")
    func others() throws {
        let pearls = try hits("لؤلؤ")
        #expect(pearls.count < 40, "\(pearls.count)")
        let exact = pearls.hits.prefix(6).compactMap { search.index.ayah(at: $0.position)?.text }
        #expect(Set(exact) == ["22:23", "35:33", "52:24", "55:22", "56:23", "76:19"])
        let ayah = try #require(search.index.position(of: AyahReference(surah: 2, ayah: 5)))
        #expect(try !hits("اليك").hits.contains { $0.position == ayah })
    }

    @Test("QR-11 whole words come before parts of words: a bee is no been")
    func wholeWords() throws {
        #expect(try hits("bee").count == 1)
        #expect(try first("bee") == "16:68")
        #expect(try first("honey bee") == "16:68")
        #expect(search.answer("honey bee").findings.allSatisfy { $0.source != .sound })
    }

    @Test("QR-11 what means nothing finds nothing", arguments: ["zzzxq", "qwrtp", "زززخق", "ضضضثق xkcd"])
    func nonsense(question: String) {
        let answer = search.answer(question)
        #expect(answer.findings.isEmpty && answer.places.isEmpty, "\(answer)")
    }

    @Test("QR-11 an Arabic index of the form before hamzas were noted is still searched")
    func olderIndex() throws {
        var bytes = SearchIndexWriter.arabic([("وَبِئْرٍ مُّعَطَّلَةٍ", 0)])
        bytes[3] = UInt8(ascii: "1")
        let older = TextSearch(try #require(SearchIndex(bytes)), isArabic: true)
        #expect(older.search("بئر معطلة", limit: 3).hits.first?.position == 0)
    }

    @Test("QR-11 what comes behind a number of hits is what a larger answer has there")
    func further() throws {
        let whole = try hits("موسى")
        let more = try #require(search.answer("موسى", limit: 20, skipped: 100).findings.first?.hits)
        #expect(whole.count == 131 && more.count == 131 && more.hits.count == 120)
        #expect(Array(more.hits.prefix(100)) == whole.hits)
    }
}
