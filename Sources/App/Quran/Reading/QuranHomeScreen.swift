import Interface
import Quran
import Records

/// The area's own first page (register QI-006).
enum QuranHomeScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        try visit.library.require(
            [ReaderSettings.query, ReadingDay.all, Khatma.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(visit.library) else { return QuranRefusal.reply(visit) }
        let facts = try QuranHomeFacts(visit, index)
        guard !visit.wantsJSON else { return .json(facts.json) }
        let strings = visit.strings
        let view = QuranHomeView(visit: visit, facts: facts)
        return .page(
            Page(
                title: strings[.quranTitle], area: .quran, name: "quran",
                header: PageHeader(
                    strings[.quranTitle],
                    actions: group {
                        iconLink(.bookmark, label: strings[.quranBookmarks], href: Route.quran(.bookmarks).link())
                        iconLink(.settings, label: strings[.quranSettings], href: Route.quran(.settings).link())
                    }
                ).node,
                content: view.node, beside: view.beside))
    }
}
