import Almanac
import Interface

/// The months and days of a Hijri year.
struct CalendarView {
    let context: RequestContext
    let days: PrayerDays
    let year: HijriYear
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ days: PrayerDays, _ year: HijriYear) {
        self.context = context
        self.days = days
        self.year = year
    }

    /// The Gregorian years that the year overlaps.
    var civilYears: String {
        guard let first = year.months.first?.first, let last = year.months.last else { return "" }
        let end = last.first.adding(days: last.days - 1)
        return first.year == end.year
            ? strings.number(first.year) : strings.number(first.year) + " – " + strings.number(end.year)
    }

    @NodeBuilder var steps: Node {
        if HijriDate.years.contains(year.year - 1) {
            iconLink(.back, label: strings[.calendarPrevious], href: Route.times(.hijriYear(year.year - 1)).link())
        }
        if HijriDate.years.contains(year.year + 1) {
            iconLink(.forward, label: strings[.calendarNext], href: Route.times(.hijriYear(year.year + 1)).link())
        }
    }

    @NodeBuilder var node: Node {
        titledSection(strings[.calendarDays], id: "days") {
            rows { for event in special { self.event(event) } }
        }
        titledSection(strings[.calendarFasting], id: "fasting") {
            rows {
                for event in year.events where event.occasion.recommendsFasting && event.occasion != .whiteDay {
                    fastingRow(event)
                }
                row(
                    .text(strings.name(.whiteDay)),
                    detail: .text(strings[key: "calendar.fasting.white"]))
                row(
                    .text(strings.list([strings.name(.monday), strings.name(.thursday)])),
                    detail: .text(strings[.calendarFastingWeekly]))
                for event in year.events where isNeverFasted(event.occasion) {
                    row(
                        .text(strings.name(event.occasion)), detail: .text(dates(event)),
                        trailing: badge(strings[.calendarFastingNever], tone: .notice))
                }
            }
        }
        titledSection(strings[.calendarMonths], id: "months") {
            rows { for month in year.months { self.month(month) } }
        }
    }

    /// The days that people look up; white days occur every month and are listed under fasting.
    private var special: [HijriYear.Event] {
        year.events.filter { event in event.occasion != .whiteDay && event.occasion != .sixOfShawwal }
    }

    private func isNeverFasted(_ occasion: Occasion) -> Bool {
        occasion == .eidAlFitr || occasion == .eidAlAdha || occasion == .tashreeq
    }

    private func event(_ event: HijriYear.Event) -> Node {
        let isNow = (event.first...event.last).contains(days.today)
        return row(
            .text(strings.name(event.occasion)), detail: .text(dates(event)),
            trailing: isNow ? badge(strings[.calendarToday]) : .nothing)
    }

    /// Six days of Shawwal may be any six; the ten days of Dhul Hijjah end with the Eid, so nine are fasted.
    private func fastingRow(_ event: HijriYear.Event) -> Node {
        guard event.occasion == .firstTenOfDhuAlHijjah else {
            return row(.text(strings.name(event.occasion)), detail: .text(dates(event)))
        }
        return row(.text(strings[.calendarFastingNine]), detail: .text(dates(event.first, event.last.previous)))
    }

    private func dates(_ event: HijriYear.Event) -> String { dates(event.first, event.last) }

    private func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        guard first != last else { return strings.weekdayAndDate(first) + " " + strings.number(first.year) }
        return strings(.calendarRange, .word("first", strings.date(first)), .word("last", strings.date(last)))
    }

    private func month(_ month: HijriYear.Month) -> Node {
        let isNow = days.hijriToday.map { $0.year == year.year && $0.month == month.month } ?? false
        let moved = days.calendar.corrections.days(year: year.year, month: month.month)
        let length = strings(Phrase("calendar.length"), count: month.days)
        return row(
            .text(strings.hijriMonth(month.month.rawValue)),
            detail: group {
                span { strings.weekdayAndDate(month.first) + " " + strings.number(month.first.year) }
                if moved != 0 { p { strings(.calendarMoved, .word("days", strings.signed(moved))) } }
            },
            trailing: group {
                if isNow { badge(strings[.calendarToday]) }
                span(.class("row-value")) { length }
            })
    }
}
