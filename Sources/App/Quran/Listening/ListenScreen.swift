import Interface
import Quran
import Records

/// A surah to listen to: `/quran/listen/2`, and from an ayah on `/quran/listen/2/255`.
enum ListenScreen {
    static func show(_ visit: Visit, _ route: ListeningRoute) throws(Missing) -> Reply {
        switch route {
        case .choice: try resume(visit)
        case .surah(let surah): try show(visit, surah: surah, ayah: nil)
        case .ayah(let place): try show(visit, surah: place.surah, ayah: place.ayah)
        case .downloads: try DownloadsScreen.show(visit)
        case .source(let reciter, let file): try RecitationSource.show(visit, reciter, file)
        }
    }

    /// Where one left off, or the beginning. A program gets what was chosen.
    private static func resume(_ visit: Visit) throws(Missing) -> Reply {
        let settings = try self.settings(visit)
        guard !visit.wantsJSON else { return .json(settings.json) }
        let target = settings.place.map { place in ListeningRoute.ayah(place) } ?? .surah(1)
        return .seeOther(Route.quran(.listening(target)).link())
    }

    static func settings(_ visit: Visit) throws(Missing) -> ListeningSettings {
        ListeningSettings(try visit.library.record(ListeningSettings.key), visit.bundle.reciters)
    }

    static func show(
        _ visit: Visit, surah number: Int, ayah: Int?, typed: FormFields? = nil,
        problem: (field: String, message: String)? = nil
    ) throws(Missing) -> Reply {
        guard (1...114).contains(number) else { return ErrorScreen.notFound(visit) }
        let settings = try self.settings(visit)
        try visit.library.require(
            [ReaderSettings.query], [QuranContent.indexName, QuranContent.name(.tanzil, surah: number)])
        guard let index = try ListeningIndex(visit) else { return none(visit) }
        guard let surah = index.index.surah(number), ayah.map({ $0 <= surah.ayahCount }) ?? true else {
            return ErrorScreen.notFound(visit)
        }
        guard let text = try QuranContent.text(.tanzil, surah, visit.library) else { return QuranRefusal.reply(visit) }
        let ayat = ListenedAyat(
            visit: visit, settings: ReaderSettings(try visit.library.record(ReaderSettings.key)), surah: surah, text: text,
            first: ayah ?? 1)
        let strings = visit.strings
        let name = ListeningIndex.name(surah, strings)
        let place = AyahReference(surah: number, ayah: ayah ?? 1)
        let bar = PlayerBar(
            visit: visit, index: index, settings: settings, place: place,
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
                    ways(visit, number, last: index.index.surahs.count)
                    ayat.node
                }),
            status: problem == nil ? 200 : 422)
    }

    /// The surahs beside this one, and what is kept.
    private static func ways(_ visit: Visit, _ number: Int, last: Int) -> Node {
        let strings = visit.strings
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

    /// What is said where the host has no text of the Quran.
    static func none(_ visit: Visit) -> Reply {
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.listenTitle], area: .quran, name: "listen",
                header: PageHeader(strings[.listenTitle], back: Route.quran(.home).link(), backLabel: strings[.navBack])
                    .node,
                content: p(.class("part-lead")) { strings[.listenNone] }),
            status: 503)
    }
}
