import Almanac
import Interface
import Planner
import Records

/// A printable day or week: what is when, with a box to tick and room to write.
enum PrintScreen {
    static func show(_ context: RequestContext, _ span: CalendarSpan) throws(NeedsData) -> Reply {
        let (first, count) = span.days(from: context.strings.firstWeekday)
        let last = first.adding(days: count - 1)
        switch try PlacedDays(context, first, through: last) {
        case .missing(let reply): return reply
        case .days(let days):
            guard days.isOpen(first), days.isOpen(last) else {
                return ErrorScreen.refused(context, context.strings[.dayOutside], status: 404)
            }
            var dates: [PrintedDate] = []
            let tasks = try DayTasks(context, days, from: first, through: last).tasks
            var date = first
            while date <= last {
                dates.append(PrintedDate(date, days, tasks, context))
                date = date.next
            }
            guard !context.wantsJSON else {
                return .json(.object(["days": .array(dates.map { $0.json })]))
            }
            return .page(page(context, span, days, dates))
        }
    }

    private static func page(
        _ context: RequestContext, _ span: CalendarSpan, _ days: PrayerDays, _ dates: [PrintedDate]
    ) -> Page {
        let strings = context.strings
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
                title, details: strings.parted([.text(context.name(of: days.place))]), back: back.link(),
                backLabel: strings[.navBack]
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
