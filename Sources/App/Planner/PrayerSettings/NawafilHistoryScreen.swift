import Almanac
import Interface
import Planner
import Records

/// The person's notes on voluntary prayers, newest first, each with a button that removes it: `/me/nawafil`. They are
/// the person's own; nothing is derived from them except, if the person likes, the count of their own weeks.
enum NawafilHistoryScreen {
    /// The number of days listed.
    private static let limit = 60
    /// The number of weeks counted.
    private static let weeks = 6

    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        var days: [DayMarks] = []
        for record in try context.library.records(DayMarks.all) {
            let marks = DayMarks(record)
            if marks.date != nil, !marks.done.isEmpty { days.append(marks) }
        }
        days.sort { ($0.record?.key.id ?? "") > ($1.record?.key.id ?? "") }
        guard !context.wantsJSON else { return .json(json(days)) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.nawafilHistory], area: .me, name: "nawafil-history",
                header: PageHeader(
                    strings[.nawafilHistory], back: Route.planner(.shape(.nawafil)).link(), backLabel: strings[.navBack]
                ).node,
                content: group {
                    p(.class("part-lead")) { strings[.nawafilHistoryLead] }
                    if days.isEmpty { p(.class("field-hint")) { strings[.nawafilHistoryNone] } }
                    if !days.isEmpty, context.settings.shape.isOn(PrayerSettingsName.trend, standard: true) {
                        trend(days, context)
                    }
                    if !days.isEmpty {
                        rows {
                            for day in days.prefix(limit) { entries(day, context) }
                        }
                    }
                }))
    }

    @NodeBuilder private static func entries(_ day: DayMarks, _ context: RequestContext) -> Node {
        if let date = day.date {
            for id in day.done {
                let name = context.bundle.nawafil.type(id)?.name(in: context.strings.language.code) ?? id
                row(
                    .text(name), detail: .text(context.strings.weekdayAndDate(date)),
                    trailing: SuggestionForms(context, date, back: .planner(.nawafilHistory)).button(
                        .uncheck, id, context.strings(.nawafilForget, .word("name", name)), icon: .trash))
            }
        }
    }

    /// The person's own weeks, each with its count: nothing is compared, and nothing counts as missing.
    private static func trend(_ days: [DayMarks], _ context: RequestContext) -> Node {
        let strings = context.strings
        var date = CivilDateTime(utcSeconds: context.request.now.seconds).date
        while date.weekday != strings.firstWeekday { date = date.previous }
        var lines: [(CivilDate, Int)] = []
        for _ in 0..<weeks {
            let end = date.adding(days: 7)
            var count = 0
            for day in days {
                if let marked = day.date, date <= marked, marked < end { count += day.done.count }
            }
            if count > 0 { lines.append((date, count)) }
            date = date.adding(days: -7)
        }
        return card(.class("part")) {
            h2 { strings[.nawafilTrend] }
            dl(.class("facts")) {
                for (first, count) in lines {
                    div {
                        dt { strings(.nawafilWeek, .word("date", strings.date(first))) }
                        dd { strings(.nawafilCount, count: count) }
                    }
                }
            }
        }
    }

    private static func json(_ days: [DayMarks]) -> JSON {
        .object([
            "days": .array(
                days.map { day in
                    .object([
                        "date": .string(day.record?.key.id ?? ""),
                        "done": .array(day.done.map { id in .string(id) }),
                    ])
                })
        ])
    }
}
