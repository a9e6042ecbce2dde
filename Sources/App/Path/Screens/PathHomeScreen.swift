import Almanac
import Interface
import Records
import WorshipPath

/// `/path`: the introduction, and once the path was begun its day.
enum PathHomeScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        guard let book = try PathBook(visit) else {
            let settings = PathSettings(try visit.library.record(PathSettings.key))
            guard !visit.wantsJSON else { return .json(.object(["begun": .bool(false)])) }
            return .page(
                Page(
                    title: visit.strings[.pathIntroTitle], area: .path, name: "path-intro",
                    header: PageHeader(visit.strings[.pathIntroTitle]).node,
                    content: PathIntro(visit: visit, isErased: settings.erasedAt != nil).node))
        }
        guard !visit.wantsJSON else { return .json(PathJSON.today(book)) }
        let strings = visit.strings
        var details: [Node] = [.text(strings.pathDate(book.today))]
        if visit.settings.showsHijri, let hijri = visit.settings.calendar.date(of: book.today) {
            details.append(
                .text(strings.hijriDate(day: hijri.day, month: hijri.month.rawValue, year: hijri.year)))
        }
        return .page(
            Page(
                title: strings[.pathTitle], area: .path, name: "path",
                header: PageHeader(
                    strings[.pathTitle], details: strings.parted(details),
                    actions: group {
                        iconLink(.calendar, label: strings[.pathPlanTitle], href: Route.path(.plan).link())
                        iconLink(.settings, label: strings[.pathSettings], href: Route.path(.settings).link())
                    }
                ).node,
                content: PathDayView(visit: visit, book: book, date: book.today).node))
    }
}
