import Almanac
import Interface
import Records
import WorshipPath

/// A day of the past, to look at and to fill in: `/path/day/2026-11-21` (WP-071). Today leads to the path's first page.
enum PathDayScreen {
    static func show(_ visit: Visit, _ date: CivilDate) throws(Missing) -> Reply {
        guard let book = try PathBook(visit) else { return PathReply.unbegun(visit) }
        guard book.isOpen(date) else { return ErrorScreen.refused(visit, visit.strings[.pathDayOutside], status: 404) }
        guard !visit.wantsJSON else { return .json(PathJSON.day(book, date)) }
        return PathScreens.page(visit, visit.strings.pathDate(date), "path-day", back: .journey) {
            PathDayView(visit: visit, book: book, date: date).node
        }
    }
}
