import Quran

/// A search over two surahs of everyday words, whose parts need no content.
enum SmallSearch {
    static let index: QuranIndex = {
        let surahs = [
            Surah(
                number: 1, ayahCount: 3, firstIndex: 0, arabicName: "الأول", latinName: "Al-Awwal",
                englishMeaning: "First", revelation: .meccan, revelationOrder: 1, rukuCount: 1),
            Surah(
                number: 2, ayahCount: 2, firstIndex: 3, arabicName: "الثاني", latinName: "Ath-Thani",
                englishMeaning: "Second", revelation: .meccan, revelationOrder: 2, rukuCount: 1),
        ]
        let starts = [AyahReference(surah: 1, ayah: 1), AyahReference(surah: 2, ayah: 1)]
        return QuranIndex(
            surahs: surahs, juz: starts, quarters: starts, pages: starts, rukus: [], manzils: [], sajdas: [])
    }()

    static let texts = [
        "en-small": ["a pen", "a book", "a book and a pen", "the book", "a house"],
        "fr-small": ["une plume", "un livre", "un livre et une plume", "le livre", "une maison"],
    ]

    static func open(_ translations: [String]) throws -> QuranSearch {
        var indexes: [(name: String, index: SearchIndex)] = []
        for name in translations {
            if let text = texts[name], let index = SearchIndex(SearchIndexWriter.translation(text)) {
                indexes.append((name, index))
            }
        }
        return QuranSearch(index, try SearchContent.config(), arabic: nil, sound: nil, translations: indexes)
    }
}
