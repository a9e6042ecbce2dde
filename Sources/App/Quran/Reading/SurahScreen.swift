import Interface
import Quran
import Records

/// A surah from one of its ayat on: `/quran/2`, `/quran/2/255`.
///
/// A page has a part of a long surah, from the ayah on that the address names, so that it opens quickly and at the right
/// place without any script.
enum SurahScreen {
    static func show(_ visit: Visit, _ first: AyahReference) throws(Missing) -> Reply {
        guard (1...114).contains(first.surah) else { return ErrorScreen.notFound(visit) }
        try visit.library.require(
            [ReaderSettings.query, Bookmark.all],
            [QuranContent.indexName, QuranContent.name(.tanzil, surah: first.surah)])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        guard index.contains(first), let surah = index.surah(first.surah) else { return ErrorScreen.notFound(visit) }
        let settings = ReaderSettings(try visit.library.record(ReaderSettings.key))
        guard let reading = try SurahReading(visit, index, surah, from: first.ayah, settings) else {
            return QuranRefusal.reply(visit)
        }
        guard !visit.wantsJSON else { return .json(reading.json) }
        let view = SurahView(visit: visit, reading: reading)
        return .page(
            Page(
                title: visit.strings.name(surah), area: .quran, name: "quran-surah", header: view.header,
                content: view.content))
    }
}
