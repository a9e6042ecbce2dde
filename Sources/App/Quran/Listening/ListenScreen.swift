import Interface
import Quran
import Records

/// A surah to listen to: `/quran/listen/2`, and from an ayah on `/quran/listen/2/255`.
enum ListenScreen {
    static func show(_ context: RequestContext, _ route: ListeningRoute) throws(NeedsData) -> Reply {
        switch route {
        case .choice: try resume(context)
        case .surah(let surah): try show(context, surah: surah, ayah: nil)
        case .ayah(let place): try show(context, surah: place.surah, ayah: place.ayah)
        case .downloads: try DownloadsScreen.show(context)
        case .source(let reciter, let file): try RecitationSource.show(context, reciter, file)
        }
    }

    /// Leads to where the person stopped, or to the beginning. A program gets the settings.
    private static func resume(_ context: RequestContext) throws(NeedsData) -> Reply {
        let settings = try self.settings(context)
        guard !context.wantsJSON else { return .json(settings.json) }
        let target = settings.place.map { place in ListeningRoute.ayah(place) } ?? .surah(1)
        return .seeOther(Route.quran(.listening(target)).link())
    }

    static func settings(_ context: RequestContext) throws(NeedsData) -> ListeningSettings {
        ListeningSettings(try context.library.record(ListeningSettings.key), context.bundle.reciters)
    }

    static func show(
        _ context: RequestContext, surah number: Int, ayah: Int?, typed: FormFields? = nil,
        problem: (field: String, message: String)? = nil
    ) throws(NeedsData) -> Reply {
        guard (1...114).contains(number) else { return ErrorScreen.notFound(context) }
        let settings = try self.settings(context)
        try context.library.require(
            [ReaderSettings.query], [QuranContent.indexName, QuranContent.name(.tanzil, surah: number)])
        guard let index = try ListeningIndex(context) else { return none(context) }
        guard let surah = index.index.surah(number), ayah.map({ $0 <= surah.ayahCount }) ?? true else {
            return ErrorScreen.notFound(context)
        }
        guard let text = try QuranContent.text(.tanzil, surah, context.library) else {
            return QuranRefusal.reply(context)
        }
        let ayat = ListenedAyat(
            context: context, settings: ReaderSettings(try context.library.record(ReaderSettings.key)), surah: surah,
            text: text,
            first: ayah ?? 1)
        let strings = context.strings
        let name = ListeningIndex.name(surah, strings)
        let place = AyahReference(surah: number, ayah: ayah ?? 1)
        let bar = PlayerBar(
            context: context, index: index, settings: settings, place: place,
            last: AyahReference(surah: number, ayah: surah.ayahCount), typed: typed, problem: problem)
        return .page(
            Page(
                title: strings(.listenSurah, .word("surah", name)), area: .quran, name: "listen",
                header: PageHeader(
                    strings(.listenSurah, .word("surah", name)), back: Route.quran(.surah(number)).link(),
                    backLabel: strings[.navBack]
                ).node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field, text: problem.message)])
                    }
                    bar.node
                    ways(context, number, last: index.index.surahs.count)
                    ayat.node
                }),
            status: problem == nil ? 200 : 422)
    }

    /// Links to the neighbouring surahs, and to what is stored.
    private static func ways(_ context: RequestContext, _ number: Int, last: Int) -> Node {
        let strings = context.strings
        return nav(.class("listen-ways"), .aria("label", strings[.listenTitle])) {
            if number > 1 {
                linkButton(
                    strings[.listenSurahBefore], href: Route.quran(.listening(.surah(number - 1))).link(), kind: .quiet,
                    icon: .back)
            }
            if number < last {
                linkButton(
                    strings[.listenSurahAfter], href: Route.quran(.listening(.surah(number + 1))).link(), kind: .quiet,
                    icon: .forward)
            }
            linkButton(
                strings[.downloadsTitle], href: Route.quran(.listening(.downloads)).link(), kind: .quiet,
                icon: .download)
        }
    }

    /// The page if the host has no text of the Quran.
    static func none(_ context: RequestContext) -> Reply {
        let strings = context.strings
        return .page(
            Page(
                title: strings[.listenTitle], area: .quran, name: "listen",
                header: PageHeader(strings[.listenTitle], back: Route.quran(.home).link(), backLabel: strings[.navBack])
                    .node,
                content: p(.class("part-lead")) { strings[.listenNone] }),
            status: 503)
    }
}
