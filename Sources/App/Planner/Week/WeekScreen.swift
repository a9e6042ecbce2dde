import Almanac
import Interface
import Planner
import Records

/// A week in seven columns, each with its prayers and tasks (MZ-066).
enum WeekScreen {
    /// Leads to the current week.
    static func current(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): reply
        case .days(let days):
            context.wantsJSON ? try show(context, days.today) : .seeOther(Route.planner(.week(days.today)).link())
        }
    }

    static func show(_ context: RequestContext, _ date: CivilDate) throws(NeedsData) -> Reply {
        let back = (date.weekday.rawValue - context.strings.firstWeekday.rawValue + 7) % 7
        let first = date.adding(days: -back)
        let last = first.adding(days: 6)
        switch try PlacedDays(context, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(date) else {
                return ErrorScreen.refused(context, context.strings[.dayOutside], status: 404)
            }
            let week = try Week(context, days, first)
            return context.wantsJSON ? .json(week.json) : .page(WeekView(context, week).page)
        }
    }
}
