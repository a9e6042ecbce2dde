import Interface
import Quran
import Records

/// The actions on an ayah: `/quran/2/255/actions`, as a page or as a sheet over the surah.
enum AyahScreen {
    static func show(_ context: RequestContext, _ ayah: AyahReference) throws(NeedsData) -> Reply {
        guard (1...114).contains(ayah.surah) else { return ErrorScreen.notFound(context) }
        let meaning = WordMeanings(context)
        let words = QuranContent.name(meaning.pack, surah: ayah.surah)
        try context.library.require(
            [ReaderSettings.query, Bookmark.all],
            [QuranContent.indexName, QuranContent.name(.tanzil, surah: ayah.surah), words])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.contains(ayah), let surah = index.surah(ayah.surah) else { return ErrorScreen.notFound(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        guard let reading = try SurahReading(context, index, surah, from: ayah.ayah, settings),
            let text = reading.text.ayah(ayah.ayah)
        else { return QuranRefusal.reply(context) }
        let meanings = try QuranContent.text(meaning.pack, surah, context.library)
        let bookmark = try context.library.record(Bookmark.key(ayah)).flatMap { Bookmark($0) }
        let pairs = AyahWords.pairs(text, meanings?[ayah.ayah] ?? "")
        guard !context.wantsJSON else {
            return .json(AyahWords.json(ayah, text, pairs, isPartial: meanings == nil && meaning.isInstalled))
        }
        let view = AyahActionsView(
            context: context, reading: reading, ayah: ayah, text: text, words: pairs, meaningCode: meaning.code,
            bookmark: bookmark)
        return .page(
            Page(
                title: context.strings.name(ayah, index), area: .quran, name: "quran-ayah",
                header: PageHeader(
                    context.strings.name(ayah, index), back: Route.quran(.ayah(ayah)).link(),
                    backLabel: context.strings[.navBack]
                ).node,
                content: view.node))
    }
}
