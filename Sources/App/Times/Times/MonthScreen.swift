import Almanac
import Interface
import Planner
import Records

/// A month's prayer times, suitable for printing: `/times/2026-11`.
enum MonthScreen {
    /// Leads from `/times` to the current month.
    static func current(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            guard let month = YearMonth(days.today) else { return ErrorScreen.notFound(context) }
            return context.wantsJSON ? try show(context, month) : .seeOther(Route.times(.month(month)).link())
        }
    }

    static func show(_ context: RequestContext, _ month: YearMonth) throws(NeedsData) -> Reply {
        switch try PlacedDays(context, month.first, through: month.last) {
        case .missing(let reply): reply
        case .days(let days):
            context.wantsJSON ? .json(json(month, days)) : .page(page(context, month, days))
        }
    }

    private static func page(_ context: RequestContext, _ month: YearMonth, _ days: PrayerDays) -> Page {
        let strings = context.strings
        let table = MonthTable(strings: strings, month: month, days: days)
        return Page(
            title: table.title, area: .today, name: "month",
            header: PageHeader(
                table.title, details: strings.parted([.text(table.hijriTitle), .text(context.name(of: days.place))]),
                back: context.home.front.link(), backLabel: strings[.navBack],
                actions: HelpLink.icon(.times, context), steps: steps(strings, month)
            ).node,
            content: group {
                table.node
                if table.standIns > 0 { p(.class("field-hint")) { strings(.timesMonthStandIn, count: table.standIns) } }
                if let head = days.timetables.heads.first {
                    p(.class("field-hint")) { strings(.timetableMonthSource, .text("name", head.name)) }
                }
                p(.class("field-hint")) {
                    strings.name(days.method) + strings[key: "list.comma"]
                        + MethodWords(strings: strings, method: days.method).figures
                }
                div(.class("form-actions")) {
                    linkButton(
                        strings[.timetableOpen], href: Route.times(.timetable).link(), kind: .quiet, icon: .calendar)
                    if context.shows(.today) {
                        linkButton(
                            strings[.calendarFileMonth], href: Route.planner(.calendarFile(.month(month))).link(),
                            kind: .quiet,
                            icon: .download)
                    }
                }
            })
    }

    @NodeBuilder private static func steps(_ strings: Strings, _ month: YearMonth) -> Node {
        if let previous = month.previous {
            iconLink(.back, label: strings[.timesMonthPrevious], href: Route.times(.month(previous)).link())
        }
        if let next = month.next {
            iconLink(.forward, label: strings[.timesMonthNext], href: Route.times(.month(next)).link())
        }
    }

    private static func json(_ month: YearMonth, _ days: PrayerDays) -> JSON {
        var rows: [JSON] = []
        for date in month.days {
            let reading = days.reading(date)
            let times = reading.times
            var row: JSONObject = ["date": .string(date.description)]
            for event in PrayerEvent.allCases {
                row[event.identifier] = .string(Minute.text(days.minute(times[event], on: date)))
            }
            if times.resolution != .none { row["resolution"] = .string(times.resolution.identifier) }
            if let facts = days.facts(of: reading) { row["timetable"] = .object(facts) }
            if let day = SpecialDays.of(date, calendar: days.calendar) {
                row["hijri"] = .string(day.hijri.description)
                row["occasions"] = .array(day.occasions.map { occasion in .string(occasion.identifier) })
            }
            rows.append(.object(row))
        }
        return .object([
            "month": .string(month.description), "method": .string(days.method.identifier), "days": .array(rows),
        ])
    }
}
