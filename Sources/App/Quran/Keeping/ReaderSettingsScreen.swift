import Interface
import Quran
import Records

/// How the Quran is shown, and the day's goal: `/quran/settings`, as a page or as a sheet over the reader.
enum ReaderSettingsScreen {
    static func show(_ context: RequestContext, problem: (field: FieldName, message: String)? = nil) throws(NeedsData)
        -> Reply
    {
        let settings = ReaderSettings(try context.library.record(ReaderSettings.key))
        let strings = context.strings
        guard !context.wantsJSON else { return .json(json(context, settings)) }
        let view = ReaderSettingsView(context: context, settings: settings, problem: problem)
        return .page(
            Page(
                title: strings[.quranSettings], area: .quran, name: "quran-settings",
                header: PageHeader(
                    strings[.quranSettings], back: Route.quran(.home).link(), backLabel: strings[.quranTitle]
                )
                .node,
                content: sheetPage(.data("sheet-content")) {
                    h2(.class("sheet-title")) { strings[.quranSettings] }
                    view.node
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ context: RequestContext, _ settings: ReaderSettings) -> JSON {
        let translations = Translations(context, settings)
        return .object([
            "size": .int(Int64(settings.size ?? context.bundle.reader.standardSize)),
            "paper": .string(settings.paper.rawValue),
            "translations": .array(translations.chosen.map { .string($0.pack) }),
            "installed": .array(translations.installed.map { .string($0.pack) }),
            "transliteration": .bool(settings.hasTransliteration), "tajweed": .bool(settings.hasColours),
            "accessible": .bool(settings.hasAccessibleColours), "signs": .bool(settings.hasSigns),
            "awake": .bool(settings.staysAwake),
            "goal": settings.goal.map { .string($0.text) } ?? .null, "hidesDays": .bool(settings.hidesDays),
        ])
    }
}
