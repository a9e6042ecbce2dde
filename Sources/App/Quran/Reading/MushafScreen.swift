import Interface
import Quran
import Records

/// A page of the mushaf: `/quran/page/562`. On wide screens the facing page is beside it.
enum MushafScreen {
    static func show(_ context: RequestContext, _ number: Int) throws(NeedsData) -> Reply {
        try context.library.require([ReaderSettings.query], [QuranContent.indexName, MushafReading.layoutName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        guard index.pages.indices.contains(number - 1) else { return ErrorScreen.notFound(context) }
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        guard let reading = try MushafReading(context, index, number, settings) else {
            return QuranRefusal.reply(context)
        }
        guard !context.wantsJSON else { return .json(reading.json) }
        let view = MushafView(context: context, reading: reading, settings: settings)
        return .page(
            Page(
                title: context.strings(.quranPageNumber, .number("number", number)), area: .quran, name: "quran-page",
                header: view.header, content: view.node))
    }
}
