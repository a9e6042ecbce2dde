import Interface
import Quran
import Records

/// The rules of tajweed in one ayah: `/quran/2/255/tajweed`, as a page or as a sheet. For a program, the rules and the words at
/// their places; `edition=kfgqpc` asks about the mushaf's text.
enum AyahTajweedScreen {
    static func show(_ visit: Visit, _ ayah: AyahReference) throws(Missing) -> Reply {
        guard (1...114).contains(ayah.surah) else { return ErrorScreen.notFound(visit) }
        guard let edition = edition(visit) else {
            return ErrorScreen.refused(visit, visit.strings.choose(from: Edition.allCases), status: 422)
        }
        try visit.library.require([ReaderSettings.query], [QuranContent.indexName])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        guard index.contains(ayah) else { return ErrorScreen.notFound(visit) }
        guard let guide = try Guide(visit) else { return HelpLink.missing(visit) }
        guard let tajweed = try AyahTajweed(visit, ayah, edition) else { return QuranRefusal.reply(visit) }
        let words = TajweedWords(guide: guide)
        let config = visit.bundle.tajweed
        guard !visit.wantsJSON else {
            return .json(tajweed.json(words, config, note: visit.strings[.quranWordsNone]))
        }
        guard let config else { return QuranRefusal.reply(visit) }
        let settings = ReaderSettings(try visit.library.record(ReaderSettings.key))
        let view = AyahTajweedView(visit: visit, tajweed: tajweed, words: words, config: config, settings: settings)
        let title = visit.strings(.quranTajweedAt, .text("ayah", visit.strings.name(ayah, index)))
        return .page(
            Page(
                title: title, area: .quran, name: "quran-tajweed",
                header: PageHeader(title, back: Route.quran(.ayah(ayah)).link(), backLabel: visit.strings[.navBack])
                    .node,
                content: sheetPage(.data("sheet-content")) {
                    h2(.class("sheet-title")) { title }
                    view.node
                }))
    }

    private static func edition(_ visit: Visit) -> Edition? {
        guard let name = visit.parameter(.edition) else { return .tanzil }
        return Edition(rawValue: name)
    }
}
