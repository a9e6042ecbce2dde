import Almanac
import Interface
import Quran
import Recitation
import Records

/// How recitations went over time: `/quran/recite/trend`.
enum ReciteTrendScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([KeptRecitation.all], [QuranContent.indexName])
        guard let index = try QuranContent.index(context.library) else { return QuranRefusal.reply(context) }
        let step = context.query[.by].flatMap { RecitationTrend.Step(rawValue: $0) } ?? .day
        let surah = context.query[.surah].flatMap { PrayerMinutes.number($0) }.flatMap { index.surah($0)?.number }
        var sessions: [RecitationTrend.Session] = []
        for kept in try KeptRecitation.list(context.library) {
            sessions.append(RecitationTrend.Session(date: kept.date, surah: kept.span.surah, kept.summary))
        }
        let trend = RecitationTrend(sessions, by: step, surah: surah)
        guard !context.wantsJSON else { return .json(json(trend, step, surah)) }
        let strings = context.strings
        let view = ReciteTrendView(
            context: context, index: index, surahs: Set(sessions.map { $0.surah }).sorted(), trend: trend, step: step,
            surah: surah)
        return .page(
            Page(
                title: strings[.reciteTrend], area: .quran, name: "quran-recite-trend",
                header: PageHeader(
                    strings[.reciteTrend], back: Route.quran(.recite(.home)).link(), backLabel: strings[.reciteTitle]
                ).node,
                content: view.node))
    }

    private static func json(_ trend: RecitationTrend, _ step: RecitationTrend.Step, _ surah: Int?) -> JSON {
        func number(_ value: Int?) -> JSON { value.map { .int(Int64($0)) } ?? .null }
        return [
            "by": .string(step.rawValue), "surah": number(surah),
            "points": .array(
                trend.points.map { point in
                    [
                        "start": .string(point.start.description), "sessions": number(point.sessions),
                        "heard": number(point.heard), "judged": number(point.judged), "reached": number(point.reached),
                        "accuracy": number(point.accuracy), "coverage": number(point.coverage),
                    ]
                }),
        ]
    }
}

/// The parts of the page: what to look at, the chart, and the same as a table.
struct ReciteTrendView {
    let context: RequestContext
    let index: QuranIndex
    /// Those that were recited.
    let surahs: [Int]
    let trend: RecitationTrend
    let step: RecitationTrend.Step
    let surah: Int?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        if surahs.isEmpty {
            emptyState(
                .openDay, title: strings[.reciteTrendEmpty], text: strings[.reciteLead],
                action: linkButton(
                    strings[.reciteTitle], href: Route.quran(.recite(.home)).link(), kind: .primary, icon: .mic))
        } else {
            choices
            ReciteTrendChart(trend.points, strings).node
            values
            p(.class("field-hint")) { strings[.reciteTrendHint] }
        }
    }

    private var choices: Node {
        form(.method(.get), .action(Route.quran(.recite(.trend)).link()), .class("task-form"), .novalidate()) {
            Field(FieldName.by.rawValue, label: strings[.reciteTrendBy]).segments(
                RecitationTrend.Step.allCases.map { Choice($0.rawValue, strings[Self.name($0)]) },
                selected: step.rawValue)
            Field(FieldName.surah.rawValue, label: strings[.hifzSurah]).choice(
                [Choice("", strings[.reciteTrendAll])]
                    + surahs.map { number in
                        Choice("\(number)", index.surah(number).map { strings.name($0) } ?? strings.number(number))
                    }, selected: surah.map { "\($0)" } ?? "")
            submitButton(strings[.reciteTrendShow], kind: .secondary, icon: .check)
        }
    }

    private var values: Node {
        table(.class("times-table", "recite-values")) {
            thead {
                tr {
                    for head in [Self.head(step), .reciteAccuracy, .reciteCoverage, .reciteTrendSessions] {
                        th(.scope("col")) { strings[head] }
                    }
                }
            }
            tbody {
                for point in trend.points.reversed() {
                    tr {
                        th(.scope("row")) { strings.date(point.start) }
                        td { point.accuracy.map { strings.percent(thousandths: $0) } ?? "–" }
                        td { point.coverage.map { strings.percent(thousandths: $0) } ?? "–" }
                        td { strings.number(point.sessions) }
                    }
                }
            }
        }
    }

    private static func name(_ step: RecitationTrend.Step) -> Phrase {
        switch step {
        case .day: .reciteByDay
        case .week: .reciteByWeek
        case .month: .reciteByMonth
        }
    }

    /// What the first column's dates are.
    private static func head(_ step: RecitationTrend.Step) -> Phrase {
        switch step {
        case .day: .reciteDay
        case .week: .reciteWeekFrom
        case .month: .reciteMonthFrom
        }
    }
}
