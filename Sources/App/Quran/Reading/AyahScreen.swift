import Interface
import Quran
import Records

/// What can be done with one ayah: `/quran/2/255/actions`, as a page or as a sheet over the surah.
enum AyahScreen {
    static func show(_ visit: Visit, _ ayah: AyahReference) throws(Missing) -> Reply {
        guard (1...114).contains(ayah.surah) else { return ErrorScreen.notFound(visit) }
        let meaning = WordMeanings(visit)
        let words = QuranContent.name(meaning.pack, surah: ayah.surah)
        try visit.library.require(
            [ReaderSettings.query, Bookmark.all],
            [QuranContent.indexName, QuranContent.name(.tanzil, surah: ayah.surah), words])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        guard index.contains(ayah), let surah = index.surah(ayah.surah) else { return ErrorScreen.notFound(visit) }
        let settings = ReaderSettings(try visit.library.record(ReaderSettings.key))
        guard let reading = try SurahReading(visit, index, surah, from: ayah.ayah, settings),
            let text = reading.text.ayah(ayah.ayah)
        else { return QuranRefusal.reply(visit) }
        let meanings = try QuranContent.text(meaning.pack, surah, visit.library)
        let bookmark = try visit.library.record(Bookmark.key(ayah)).flatMap { Bookmark($0) }
        let pairs = AyahWords.pairs(text, meanings?[ayah.ayah] ?? "")
        guard !visit.wantsJSON else {
            return .json(AyahWords.json(ayah, text, pairs, isPartial: meanings == nil && meaning.isInstalled))
        }
        let view = AyahActionsView(
            visit: visit, reading: reading, ayah: ayah, text: text, words: pairs, meaningCode: meaning.code,
            bookmark: bookmark)
        return .page(
            Page(
                title: visit.strings.name(ayah, index), area: .quran, name: "quran-ayah",
                header: PageHeader(
                    visit.strings.name(ayah, index), back: Route.quran(.ayah(ayah)).link(),
                    backLabel: visit.strings[.navBack]
                ).node,
                content: view.node))
    }
}
