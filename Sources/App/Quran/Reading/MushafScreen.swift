import Interface
import Quran
import Records

/// A page of the mushaf: `/quran/page/562`. On wide screens the page that faces it stands beside it.
enum MushafScreen {
    static func show(_ visit: Visit, _ number: Int) throws(Missing) -> Reply {
        try visit.library.require([ReaderSettings.query], [QuranContent.indexName, MushafReading.layoutName])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        guard index.pages.indices.contains(number - 1) else { return ErrorScreen.notFound(visit) }
        let settings = ReaderSettings(try visit.library.record(ReaderSettings.key))
        guard let reading = try MushafReading(visit, index, number, settings) else { return QuranRefusal.reply(visit) }
        guard !visit.wantsJSON else { return .json(reading.json) }
        let view = MushafView(visit: visit, reading: reading, settings: settings)
        return .page(
            Page(
                title: visit.strings(.quranPageNumber, .number("number", number)), area: .quran, name: "quran-page",
                header: view.header, content: view.node))
    }
}
