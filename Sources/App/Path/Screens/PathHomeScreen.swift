import Almanac
import Interface
import Records
import WorshipPath

/// `/path`: the introduction, or the day once the path was begun.
enum PathHomeScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let book = try PathBook(context) else {
            let settings = PathSettings(try context.library.record(PathSettings.key))
            guard !context.wantsJSON else { return .json(.object(["begun": .bool(false)])) }
            return .page(
                Page(
                    title: context.strings[.pathIntroTitle], area: .path, name: "path-intro",
                    header: PageHeader(context.strings[.pathIntroTitle]).node,
                    content: PathIntro(context: context, isErased: settings.erasedAt != nil).node))
        }
        guard !context.wantsJSON else { return .json(PathJSON.today(book)) }
        let strings = context.strings
        var details: [Node] = [.text(strings.pathDate(book.today))]
        if context.settings.showsHijri, let hijri = context.settings.calendar.date(of: book.today) {
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
                content: PathDayView(context: context, book: book, date: book.today).node))
    }
}
