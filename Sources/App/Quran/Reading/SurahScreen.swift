import Interface
import Quran
import Records

/// A surah from one of its ayat: `/quran/2`, `/quran/2/255`.
///
/// A page shows a part of a long surah, beginning with the ayah in the address, so that it opens quickly and at the
/// right place without a script.
enum SurahScreen {
    static func show(_ context: RequestContext, _ first: AyahReference) throws(NeedsData) -> Reply {
        guard (1...114).contains(first.surah) else { return ErrorScreen.notFound(context) }
        try context.library.require(
            [ReaderSettings.query, Bookmark.all],
            [QuranContent.indexName, QuranContent.name(.tanzil, surah: first.surah)])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.contains(first), let surah = index.surah(first.surah) else { return ErrorScreen.notFound(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        guard let reading = try SurahReading(context, index, surah, from: first.ayah, settings) else {
            return QuranRefusal.reply(context)
        }
        guard !context.wantsJSON else { return .json(reading.json) }
        let view = SurahView(context: context, reading: reading)
        return .page(
            Page(
                title: context.strings.name(surah), area: .quran, name: "quran-surah", header: view.header,
                content: view.content))
    }
}
