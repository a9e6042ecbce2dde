import Almanac
import Interface
import Planner
import Records

/// A day or a week for paper: what is when, with a box to tick and room to write.
enum PrintScreen {
    static func show(_ visit: Visit, _ span: CalendarSpan) throws(Missing) -> Reply {
        let (first, count) = span.days(from: visit.strings.firstWeekday)
        let last = first.adding(days: count - 1)
        switch try PlacedDays(visit, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(first), days.isOpen(last) else {
                return ErrorScreen.refused(visit, visit.strings[.dayOutside], status: 404)
            }
            var dates: [PrintedDate] = []
            let tasks = try DayTasks(visit, days, from: first, through: last).tasks
            var date = first
            while date <= last {
                dates.append(PrintedDate(date, days, tasks, visit))
                date = date.next
            }
            guard !visit.wantsJSON else {
                return .json(.object(["days": .array(dates.map { $0.json })]))
            }
            return .page(page(visit, span, days, dates))
        }
    }

    private static func page(_ visit: Visit, _ span: CalendarSpan, _ days: PrayerDays, _ dates: [PrintedDate]) -> Page {
        let strings = visit.strings
        var title = dates.first.map { strings.weekdayAndDate($0.date) } ?? ""
        var back =
            dates.first.map { $0.date == days.today ? Route.planner(.today) : .planner(.day($0.date)) }
            ?? .planner(.today)
        if case .week(let date) = span {
            title = strings(.printWeek, .word("date", dates.first.map { strings.date($0.date) } ?? ""))
            back = date == days.today ? .planner(.today) : .planner(.day(date))
        }
        return Page(
            title: title, area: .today, name: "print",
            header: PageHeader(
                title, details: strings.parted([.text(visit.name(of: days.place))]), back: back.link(), backLabel: strings[.navBack]
            ).node,
            content: group {
                p(.class("field-hint", "print-hidden")) { strings[.printHint] }
                div(.class("form-actions", "print-hidden")) { actions(span, strings) }
                for date in dates { date.node(isAlone: dates.count == 1) }
            })
    }

    @NodeBuilder private static func actions(_ span: CalendarSpan, _ strings: Strings) -> Node {
        switch span {
        case .day(let date):
            linkButton(
                strings[.printWeekOpen], href: Route.planner(.printed(.week(date))).link(), kind: .quiet,
                icon: .calendar)
            linkButton(
                strings[.calendarFileDay], href: Route.planner(.calendarFile(span)).link(), kind: .quiet,
                icon: .download)
        case .week, .month:
            linkButton(
                strings[.calendarFileWeek], href: Route.planner(.calendarFile(span)).link(), kind: .quiet,
                icon: .download)
        }
    }
}
