import Interface
import Quran
import Records

/// The lists of juz, hizb, pages and prostrations: each entry leads to its first ayah.
enum QuranListScreen {
    static func show(_ context: RequestContext, _ list: QuranList) throws(NeedsData) -> Reply {
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        if list == .pages, let text = context.parameter(.number), let number = PrayerMinutes.number(text),
            index.pages.indices.contains(number - 1)
        {
            return .seeOther(Route.quran(.page(number)).link())
        }
        let entries = Self.entries(list, index)
        guard !context.wantsJSON else {
            return .json(
                .object([
                    list.rawValue: .array(
                        entries.map { entry in
                            ["number": .int(Int64(entry.number)), "ayah": .string(entry.ayah.text)]
                        })
                ]))
        }
        let strings = context.strings
        return .page(
            Page(
                title: strings[title(list)], area: .quran, name: "quran-list",
                header: PageHeader(
                    strings[title(list)], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                )
                .node,
                content: group {
                    if list == .sajdas { p(.class("part-lead")) { strings[.quranSajdasLead] } }
                    ol(.class("surah-list", list == .pages ? "surah-list-dense" : "")) {
                        for entry in entries { item(entry, list, index, strings) }
                    }
                }))
    }

    /// Leads to the first ayah of a juz or a hizb.
    static func lead(_ context: RequestContext, _ number: Int, in list: QuranList) throws(NeedsData) -> Reply {
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        for entry in entries(list, index) where entry.number == number {
            return .seeOther(Route.quran(.ayah(entry.ayah)).link())
        }
        return ErrorScreen.notFound(context)
    }

    /// The numbers of a list with their first ayat.
    static func entries(_ list: QuranList, _ index: QuranIndex) -> [(number: Int, ayah: AyahReference)] {
        var entries: [(number: Int, ayah: AyahReference)] = []
        func add(_ ayat: [AyahReference]) {
            for (position, ayah) in ayat.enumerated() { entries.append((number: position + 1, ayah: ayah)) }
        }
        switch list {
        case .juz: add(index.juz)
        case .hizb: add((1...60).compactMap { hizb in index.start(ofHizb: hizb) })
        case .pages: add(index.pages)
        case .sajdas: add(index.sajdas.map { sajda in sajda.ayah })
        }
        return entries
    }

    static func title(_ list: QuranList) -> Phrase {
        switch list {
        case .juz: .quranJuz
        case .hizb: .quranHizb
        case .pages: .quranPages
        case .sajdas: .quranSajdas
        }
    }

    private static func item(
        _ entry: (number: Int, ayah: AyahReference), _ list: QuranList, _ index: QuranIndex, _ strings: Strings
    ) -> Node {
        let route: Route = list == .pages ? .quran(.page(entry.number)) : .quran(.ayah(entry.ayah))
        return li {
            a(href: route.link(), .class("surah-link")) {
                span(.class("surah-number")) { strings.number(entry.number) }
                span(.class("surah-words")) {
                    span(.class("surah-title")) { strings.name(entry.ayah, index) }
                    if list != .pages {
                        span(.class("row-detail")) {
                            strings(.quranPageNumber, .number("number", index.page(of: entry.ayah)))
                        }
                    }
                }
            }
        }
    }
}

/// A list of places in the Quran, besides that of the surahs. The raw value is the last part of its path.
enum QuranList: String, CaseIterable, Hashable, Sendable {
    case juz
    case hizb
    /// Pages of the mushaf.
    case pages
    /// The ayat of prostration.
    case sajdas
}
