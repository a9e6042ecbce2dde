import Almanac
import Interface
import Quran
import Records

/// The marked ayat by folder: `/quran/bookmarks`.
enum BookmarksScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([Bookmark.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let bookmarks = try Bookmark.list(context.library)
        guard !context.wantsJSON else { return .json(json(bookmarks)) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.quranBookmarks], area: .quran, name: "quran-bookmarks",
                header: PageHeader(
                    strings[.quranBookmarks], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                )
                .node,
                content: group {
                    if bookmarks.isEmpty {
                        emptyState(
                            .openDay, title: strings[.quranBookmarksNone], text: strings[.quranBookmarksNoneBody])
                    }
                    for folder in folders(bookmarks) {
                        let inside = bookmarks.filter { bookmark in bookmark.folder == folder }
                        if folder.isEmpty {
                            list(inside, index, context)
                        } else {
                            section(.class("part")) {
                                div(.class("part-head")) { h2(.dirAuto) { folder } }
                                list(inside, index, context)
                            }
                        }
                    }
                }))
    }

    private static func folders(_ bookmarks: [Bookmark]) -> [String] {
        var folders: [String] = []
        for bookmark in bookmarks where !folders.contains(bookmark.folder) { folders.append(bookmark.folder) }
        return folders.sorted()
    }

    private static func list(_ bookmarks: [Bookmark], _ index: QuranIndex, _ context: RequestContext) -> Node {
        let strings = context.strings
        return rows {
            for bookmark in bookmarks {
                row(
                    a(href: Route.quran(.ayah(bookmark.ayah)).link()) { strings.name(bookmark.ayah, index) },
                    detail: group {
                        strings.parted([
                            .text(strings.number(bookmark.ayah)),
                            bookmark.date.map { .text(strings.date($0)) } ?? .nothing,
                        ])
                        if !bookmark.note.isEmpty { p(.class("bookmark-note"), .dirAuto) { bookmark.note } }
                    },
                    leading: span(.class("row-icon")) { Icon.bookmark.node() },
                    trailing: group {
                        actionsLink(
                            strings(.quranMore, .text("ayah", strings.number(bookmark.ayah))),
                            href: Route.quran(.ayahActions(bookmark.ayah)).link())
                        postForm(Route.quran(.bookmarks).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                            hiddenInput(FieldName.mark.rawValue, "-" + bookmark.ayah.text)
                            iconButton(
                                .trash,
                                label: strings(.quranUnmark, .text("ayah", strings.number(bookmark.ayah))))
                        }
                    })
            }
        }
    }

    private static func json(_ bookmarks: [Bookmark]) -> JSON {
        .object([
            "bookmarks": .array(
                bookmarks.map { bookmark in
                    .object([
                        "ayah": .string(bookmark.ayah.text),
                        "date": bookmark.date.map { .string($0.description) } ?? .null,
                        "folder": .string(bookmark.folder), "note": .string(bookmark.note),
                    ])
                })
        ])
    }
}
