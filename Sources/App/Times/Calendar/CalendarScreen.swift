import Almanac
import Interface
import Records

/// A Hijri year: its months, its special days, its fasting, and what was sighted here. `/calendar/1448`.
enum CalendarScreen {
    /// From `/calendar` to the year it is.
    static func current(_ visit: Visit) throws(Missing) -> Reply {
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let days):
            guard let year = days.hijriToday?.year else { return ErrorScreen.notFound(visit) }
            return visit.wantsJSON ? try show(visit, year) : .seeOther(Route.times(.hijriYear(year)).link())
        }
    }

    static func show(_ visit: Visit, _ year: Int) throws(Missing) -> Reply {
        try show(visit, year, form: FormFields(), problem: nil)
    }

    /// The page again after a refusal, with what was chosen.
    static func show(_ visit: Visit, _ number: Int, form: FormFields, problem: (FieldName, String)?) throws(Missing)
        -> Reply
    {
        let days: PrayerDays
        switch try PlacedDays(visit) {
        case .missing(let reply): return reply
        case .days(let found): days = found
        }
        guard let year = HijriYear(number, calendar: days.calendar) else { return ErrorScreen.notFound(visit) }
        guard !visit.wantsJSON else { return .json(json(year, days)) }
        let strings = visit.strings
        let view = CalendarView(visit, days, year)
        let sighting = SightingView(visit, days, year, form: form, problem: problem)
        let title = strings(.calendarYear, .number("year", number))
        return .page(
            Page(
                title: title, area: .me, name: "calendar",
                header: PageHeader(
                    title, details: strings.parted([.text(view.civilYears)]), back: Route.me(.home).link(),
                    backLabel: strings[.navBack],
                    actions: HelpLink.icon(.hijri, visit),
                    steps: view.steps
                ).node,
                content: group {
                    view.node
                    sighting.node
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ year: HijriYear, _ days: PrayerDays) -> JSON {
        var months: [JSON] = []
        for month in year.months {
            months.append(
                .object([
                    "month": .int(Int64(month.month.rawValue)), "first": .string(month.first.description),
                    "days": .int(Int64(month.days)),
                    "moved": .int(Int64(days.calendar.corrections.days(year: year.year, month: month.month))),
                ]))
        }
        var events: [JSON] = []
        for event in year.events {
            events.append(
                .object([
                    "name": .string(event.occasion.identifier), "first": .string(event.first.description),
                    "last": .string(event.last.description), "hijri": .string(event.hijri.description),
                ]))
        }
        return .object([
            "year": .int(Int64(year.year)), "months": .array(months), "events": .array(events),
            "hijriCorrections": .string(days.calendar.corrections.text),
        ])
    }
}
