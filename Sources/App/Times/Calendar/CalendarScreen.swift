import Almanac
import Interface
import Records

/// A Hijri year: its months, special days, days of fasting, and local sightings: `/calendar/1448`.
enum CalendarScreen {
    /// Leads from `/calendar` to the current year.
    static func current(_ context: RequestContext) throws(NeedsData) -> Reply {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            guard let year = days.hijriToday?.year else { return ErrorScreen.notFound(context) }
            return context.wantsJSON ? try show(context, year) : .seeOther(Route.times(.hijriYear(year)).link())
        }
    }

    static func show(_ context: RequestContext, _ year: Int) throws(NeedsData) -> Reply {
        try show(context, year, form: FormFields(), problem: nil)
    }

    /// The page again after a refusal, with the chosen values.
    static func show(_ context: RequestContext, _ number: Int, form: FormFields, problem: (FieldName, String)?)
        throws(NeedsData)
        -> Reply
    {
        let days: PrayerDays
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let found): days = found
        }
        guard let year = HijriYear(number, calendar: days.calendar) else { return ErrorScreen.notFound(context) }
        guard !context.wantsJSON else { return .json(json(year, days)) }
        let strings = context.strings
        let view = CalendarView(context, days, year)
        let sighting = SightingView(context, days, year, form: form, problem: problem)
        let title = strings(.calendarYear, .number("year", number))
        return .page(
            Page(
                title: title, area: .me, name: "calendar",
                header: PageHeader(
                    title, details: strings.parted([.text(view.civilYears)]), back: Route.me(.home).link(),
                    backLabel: strings[.navBack],
                    actions: HelpLink.icon(.hijri, context),
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
