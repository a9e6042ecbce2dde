import Interface
import Quran
import Records

/// The area's first page (register QI-006).
enum QuranHomeScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require(
            [ReaderSettings.query, ReadingDay.all, Khatma.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let facts = try QuranHomeFacts(context, index)
        guard !context.wantsJSON else { return .json(facts.json) }
        let strings = context.strings
        let view = QuranHomeView(context: context, facts: facts)
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
