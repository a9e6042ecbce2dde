import Almanac
import Interface
import Planner
import Records

/// A week in seven columns, each with its prayers and tasks (MZ-066).
enum WeekScreen {
    /// Leads to the week that it is.
    static func current(_ visit: Visit) throws(Missing) -> Reply {
        switch try PlacedDays(visit) {
        case .missing(let reply): reply
        case .days(let days):
            visit.wantsJSON ? try show(visit, days.today) : .seeOther(Route.planner(.week(days.today)).link())
        }
    }

    static func show(_ visit: Visit, _ date: CivilDate) throws(Missing) -> Reply {
        let back = (date.weekday.rawValue - visit.strings.firstWeekday.rawValue + 7) % 7
        let first = date.adding(days: -back)
        let last = first.adding(days: 6)
        switch try PlacedDays(visit, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(date) else { return ErrorScreen.refused(visit, visit.strings[.dayOutside], status: 404) }
            let week = try Week(visit, days, first)
            return visit.wantsJSON ? .json(week.json) : .page(WeekView(visit, week).page)
        }
    }
}
