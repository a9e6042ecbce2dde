import Interface
import Quran
import Records

/// Leads each route of the Quran to its screen, and each form to its handler.
enum QuranScreens {
    /// Returns what a route shows.
    static func show(_ route: QuranRoute, _ context: RequestContext) throws(NeedsData) -> Reply {
        switch route {
        case .home: try QuranHomeScreen.show(context)
        case .list(let list): try QuranListScreen.show(context, list)
        case .surah(let surah): try SurahScreen.show(context, AyahReference(surah: surah, ayah: 1))
        case .ayah(let ayah): try SurahScreen.show(context, ayah)
        case .ayahActions(let ayah): try AyahScreen.show(context, ayah)
        case .ayahTajweed(let ayah): try AyahTajweedScreen.show(context, ayah)
        case .tajweed: try TajweedLegendScreen.show(context)
        case .page(let page): try MushafScreen.show(context, page)
        case .juz(let juz): try QuranListScreen.lead(context, juz, in: .juz)
        case .hizb(let hizb): try QuranListScreen.lead(context, hizb, in: .hizb)
        case .bookmarks: try BookmarksScreen.show(context)
        case .place: try PlaceInQuran.resume(context)
        case .settings: try ReaderSettingsScreen.show(context)
        case .khatma: try KhatmaScreen.show(context)
        case .reports: try TextReportsScreen.show(context)
        case .search: try QuranSearchScreen.show(context)
        case .hifz(.home): try HifzScreen.show(context)
        case .hifz(.add): try HifzAddScreen.show(context, context.query)
        case .hifz(.item(let item)): try HifzItemScreen.show(context, item)
        case .recite(.home): try ReciteScreen.show(context)
        case .recite(.session(let span)): try ReciteSessionScreen.show(context, span)
        case .recite(.kept(let id)): try ReciteSummaryScreen.show(context, id)
        case .recite(.trend): try ReciteTrendScreen.show(context)
        case .listening(let route): try ListenScreen.show(context, route)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: QuranRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        switch route {
        case .bookmarks: try BookmarkHandler(context: context, form: form).apply(&changeSet)
        case .place: try PlaceInQuranHandler(context: context, form: form).apply(&changeSet)
        case .settings: try ReaderSettingsHandler.apply(form, context, &changeSet)
        case .khatma: try KhatmaHandler(context: context, form: form).apply(idempotencyKey, &changeSet)
        case .reports: try TextReportHandler.apply(form, idempotencyKey, context, &changeSet)
        case .hifz(let route):
            try HifzHandler(context: context, form: form, key: idempotencyKey).apply(route, &changeSet)
        case .recite(let route):
            try ReciteHandler(context: context, form: form, key: idempotencyKey).apply(route, &changeSet)
        case .listening(.choice): try ListeningHandler.apply(form, context, &changeSet)
        case .home, .list, .surah, .ayah, .ayahActions, .ayahTajweed, .tajweed, .page, .juz, .hizb, .search,
            .listening:
            Applied(ErrorScreen.notAllowed(context))
        }
    }
}
