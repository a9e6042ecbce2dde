import Interface
import Quran
import Records

/// What is stored for listening offline: `/quran/downloads`. The files are in the browser; the script lists and fetches
/// them.
enum DownloadsScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let index = try ListeningIndex(context) else { return ListenScreen.none(context) }
        let settings = try ListenScreen.settings(context)
        let strings = context.strings
        let translations = try self.translations(context)
        return .page(
            Page(
                title: strings[.downloadsTitle], area: .quran, name: "downloads",
                header: PageHeader(
                    strings[.downloadsTitle], back: Route.quran(.listening(.choice)).link(),
                    backLabel: strings[.navBack]
                ).node,
                content: group {
                    kept(context, index, settings)
                    translations
                    server(context)
                }))
    }

    /// The translations, for the script to show which of them the browser keeps.
    private static func translations(_ context: RequestContext) throws(NeedsData) -> Node {
        let strings = context.strings
        let all = Translations(context, ReaderSettings(try context.library.record(ReaderSettings.key)))
        guard !all.installed.isEmpty else { return .nothing }
        return card(.class("part"), .data("texts"), .hidden()) {
            h2 { strings[.downloadsTexts] }
            p(.class("field-hint")) { strings[.downloadsTextsHint] }
            rows {
                for item in all.installed {
                    li(.class("row"), .data("pack", item.pack), .hidden()) {
                        div(.class("row-text")) {
                            div(.class("row-title"), .lang(item.code), .dir(item.direction)) { item.name }
                            div(.class("row-detail"), .data("text-state"))
                        }
                        scriptButton(
                            strings[.downloadsDelete], kind: .quiet, icon: .trash, .data("text-delete"),
                            .aria("label", strings(.downloadsDeleteNamed, .text("name", item.name))))
                    }
                }
            }
        }
    }

    /// What this browser stores.
    private static func kept(_ context: RequestContext, _ index: ListeningIndex, _ settings: ListeningSettings) -> Node
    {
        let strings = context.strings
        return section(
            .class("card", "part"), .data("downloads"), .data("counts", index.counts),
            .data("names", index.names(strings)), .data("juz", index.juz), .data("text-juz", strings[.downloadsJuz]),
            .data("text-total", strings[.downloadsTotal]), .data("text-whole", strings[.downloadsWhole]),
            .data("text-size", strings[.downloadsSize]), .data("text-removed", strings[.downloadsRemoved])
        ) {
            h2 { strings[.downloadsHere] }
            p(.data("download-total"), .role("status")) { strings[.downloadsScripts] }
            form(.data("download-form"), .method(.get), .action(Route.quran(.listening(.downloads)).link())) {
                Field("reciter", label: strings[.listenReciter], hint: strings[.downloadsTiers]).choice(
                    PlayerBar.reciters(context), selected: settings.reciter)
                Field("what", label: strings[.downloadsWhat]).choice(places(context, index), selected: "s1")
                div(.class("form-actions", "player-keys")) {
                    submitButton(strings[.downloadsStart], icon: .download)
                }
            }
            ul(.class("rows"), .data("download-list"))
            template(.data("download-row")) { row(strings) }
        }
    }

    private static func places(_ context: RequestContext, _ index: ListeningIndex) -> [Choice] {
        let strings = context.strings
        var places: [Choice] = []
        for surah in index.index.surahs {
            places.append(
                Choice(
                    "s\(surah.number)",
                    strings.number(surah.number) + strings.parting + ListeningIndex.name(surah, strings)))
        }
        for number in index.index.juz.indices {
            places.append(Choice("j\(number + 1)", strings(.downloadsJuz, .number("number", number + 1))))
        }
        return places
    }

    /// The row of a download, filled in by the script.
    private static func row(_ strings: Strings) -> Node {
        li(
            .class("row"), .data("text-progress", strings[.downloadsProgress]),
            .data("text-paused", strings[.downloadsPaused]), .data("text-failed", strings[.downloadsFailed]),
            .data("text-full", strings[.downloadsFull])
        ) {
            div(.class("row-text")) {
                div(.class("row-title"), .data("download-name"), .dirAuto)
                progress(.class("download-bar"))
                div(.class("row-detail"), .data("download-state"))
            }
            div(.class("row-actions")) {
                scriptButton(
                    strings[.downloadsPause], kind: .quiet, .data("download-pause"),
                    .data("text-pause", strings[.downloadsPause]), .data("text-resume", strings[.downloadsResume]))
                scriptButton(strings[.downloadsCancel], kind: .quiet, icon: .close, .data("download-cancel"))
                scriptButton(strings[.downloadsDelete], kind: .quiet, icon: .trash, .data("download-delete"))
            }
        }
    }

    /// The fetched files that the server stores; the form goes to the server itself.
    private static func server(_ context: RequestContext) -> Node {
        let strings = context.strings
        return card(.class("part")) {
            h2 { strings[.downloadsServer] }
            p { strings[.downloadsServerHint] }
            form(.method(.post), .action(Link(path: "/audio/clear"))) {
                submitButton(strings[.downloadsClear], kind: .danger, icon: .trash)
            }
        }
    }
}
