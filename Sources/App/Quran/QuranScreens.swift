import Interface
import Quran
import Records

/// Leads each route of the Quran to its screen, and each form to what it does.
enum QuranScreens {
    /// What a route shows.
    static func show(_ route: QuranRoute, _ visit: Visit) throws(Missing) -> Reply {
        switch route {
        case .home: try QuranHomeScreen.show(visit)
        case .list(let list): try QuranListScreen.show(visit, list)
        case .surah(let surah): try SurahScreen.show(visit, AyahReference(surah: surah, ayah: 1))
        case .ayah(let ayah): try SurahScreen.show(visit, ayah)
        case .ayahActions(let ayah): try AyahScreen.show(visit, ayah)
        case .ayahTajweed(let ayah): try AyahTajweedScreen.show(visit, ayah)
        case .tajweed: try TajweedLegendScreen.show(visit)
        case .page(let page): try MushafScreen.show(visit, page)
        case .juz(let juz): try QuranListScreen.lead(visit, juz, in: .juz)
        case .hizb(let hizb): try QuranListScreen.lead(visit, hizb, in: .hizb)
        case .bookmarks: try BookmarksScreen.show(visit)
        case .place: try PlaceInQuran.resume(visit)
        case .settings: try ReaderSettingsScreen.show(visit)
        case .khatma: try KhatmaScreen.show(visit)
        case .reports: try TextReportsScreen.show(visit)
        case .search: try QuranSearchScreen.show(visit)
        case .listening(let route): try ListenScreen.show(visit, route)
        }
    }

    /// What a posted form does.
    static func apply(
        _ route: QuranRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        switch route {
        case .bookmarks: try BookmarkCommand(visit: visit, form: form).apply(&outbox)
        case .place: try PlaceInQuranCommand(visit: visit, form: form).apply(&outbox)
        case .settings: try ReaderSettingsCommand.apply(form, visit, &outbox)
        case .khatma: try KhatmaCommand(visit: visit, form: form).apply(operation, &outbox)
        case .reports: try TextReportCommand.apply(form, operation, visit, &outbox)
        case .listening(.choice): try ListeningCommand.apply(form, visit, &outbox)
        case .home, .list, .surah, .ayah, .ayahActions, .ayahTajweed, .tajweed, .page, .juz, .hizb, .search,
            .listening:
            Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
