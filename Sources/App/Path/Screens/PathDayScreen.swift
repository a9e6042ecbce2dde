import Almanac
import Interface
import Records
import WorshipPath

/// A past day, to view and to complete: `/path/day/2026-11-21` (WP-071). Today leads to the path's first page.
enum PathDayScreen {
    static func show(_ context: RequestContext, _ date: CivilDate) throws(NeedsData) -> Reply {
        // Today's page shows the figures of all days, a day of the past what may be noted on it.
        let isToday = try PathClock(context).today == date
        let week = PathWeek(of: date, startingOn: context.strings.firstWeekday)
        guard let book = try PathBook(context, isToday ? .allDays : .week(week)) else {
            return PathReply.unbegun(context)
        }
        guard book.isOpen(date) else {
            return ErrorScreen.refused(context, context.strings[.pathDayOutside], status: 404)
        }
        guard !context.wantsJSON else { return .json(PathJSON.day(book, date)) }
        return PathScreens.page(context, context.strings.pathDate(date), "path-day", back: .journey) {
            PathDayView(context: context, book: book, date: date).node
        }
    }
}
