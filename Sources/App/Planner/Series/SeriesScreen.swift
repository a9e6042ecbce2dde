import Almanac
import Interface
import Planner
import Records

/// Everything that repeats, each described in words with the next day on which it occurs.
enum SeriesScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let days = try PrayerDays(context) else {
            return context.wantsJSON
                ? .refusal("place_needed", context.strings[.welcomeBody], status: 409)
                : .seeOther(Route.times(.place).link())
        }
        let pieces = try SeriesStore(library: context.library).pieces()
        let next = try SeriesStore(library: context.library).next(pieces, days)
        guard !context.wantsJSON else {
            return .json([
                "series": .array(zip(pieces, next).map { SeriesJSON(context, days).json($0.0, next: $0.1) })
            ])
        }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.seriesTitle], area: .today, name: "series",
                header: PageHeader(
                    strings[.seriesTitle], back: Route.planner(.today).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.repeating, context)
                ).node,
                content: group {
                    if pieces.isEmpty {
                        emptyState(
                            .openDay, title: strings[.seriesEmptyTitle], text: strings[.seriesEmptyBody],
                            action: linkButton(
                                strings[.taskNew], href: Route.planner(.newTask).link(), kind: .primary, icon: .plus))
                    } else {
                        if context.isClosed(TaskSeries.feature) {
                            banner(
                                strings[.proRests], icon: .lock,
                                actions: linkButton(
                                    strings[.proOpen],
                                    href: PlanGate.link(TaskSeries.feature, back: ReturnPath(context))))
                        } else {
                            p(.class("part-lead")) { strings[.seriesLead] }
                        }
                        rows {
                            for (piece, next) in zip(pieces, next) { row(piece, next, context, days) }
                        }
                    }
                }))
    }

    private static func row(_ piece: TaskSeries, _ next: CivilDate?, _ context: RequestContext, _ days: PrayerDays)
        -> Node
    {
        let strings = context.strings
        let id = OccurrenceID(line: piece.line, date: next ?? piece.recurrence.start).text
        let coming = next.map { strings(.seriesNext, .word("date", strings.relativeDay($0, today: days.today))) }
        let isOpen = next.map { days.isOpen($0) } ?? false && !context.isClosed(TaskSeries.feature)
        return Interface.row(
            isOpen
                ? a(href: Route.planner(.task(id)).link(), .data("sheet"), .dirAuto) { piece.task.title }
                : bdi { piece.task.title },
            detail: strings.parted([.text(RepeatSentence(context).text(piece)), .text(coming ?? strings[.seriesOver])]),
            leading: Icon.repeats.node(), trailing: next == nil ? end(piece, context) : .nothing,
            .data("series", piece.id))
    }

    /// The button that deletes a piece without remaining days, which can't be deleted from one of its days.
    private static func end(_ piece: TaskSeries, _ context: RequestContext) -> Node {
        div(.class("row-actions")) {
            TaskForms(context, back: .planner(.series)).deleteButton(
                piece.occurrence(on: piece.recurrence.start), .all, context.strings[.repeatDeleteAll])
        }
    }
}
