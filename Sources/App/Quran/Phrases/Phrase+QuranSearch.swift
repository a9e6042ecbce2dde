import Interface

/// Searching the Quran.
extension Phrase {
    static let quranSearchTitle = Phrase("quran.search.title")
    static let quranSearchLabel = Phrase("quran.search.label")
    static let quranSearchGo = Phrase("quran.search.go")
    static let quranSearchHint = Phrase("quran.search.hint")
    static let quranSearchPlaces = Phrase("quran.search.places")
    static let quranSearchAyat = Phrase("quran.search.ayat")
    static let quranSearchFound = Phrase("quran.search.found")
    static let quranSearchMore = Phrase("quran.search.more")
    static let quranSearchFoundPlace = Phrase("quran.search.foundPlace")
    static let quranSearchNear = Phrase("quran.search.near")
    static let quranSearchNone = Phrase("quran.search.none")
    static let quranSearchPartial = Phrase("quran.search.partial")
    static let quranSearchMissing = Phrase("quran.search.missing")
    static let quranSearchSurah = Phrase("quran.search.surah")
    static let quranSearchJuz = Phrase("quran.search.juz")
    static let quranSearchHizb = Phrase("quran.search.hizb")
    static let quranSearchPage = Phrase("quran.search.page")
    static let quranSearchReference = Phrase("quran.search.reference")
}
