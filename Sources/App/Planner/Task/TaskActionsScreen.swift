import Almanac
import Interface
import Planner
import Records

/// The times and durations that a task could have: everything that dragging does, without dragging.
enum TaskActionsScreen {
    static func show(_ context: RequestContext, id: String) throws(NeedsData) -> Reply {
        guard let task = try TaskStore(library: context.library).task(id, on: context), !task.isDeleted else {
            return ErrorScreen.taskGone(context).page
        }
        return try show(context, task, words: nil, from: Return.route(context))
    }

    /// The sheet of a task after a refusal, with suitable times.
    static func show(_ context: RequestContext, _ task: PlannedTask, words: RefusalWords?, from origin: Route?)
        throws(NeedsData)
        -> Reply
    {
        let asked = context.parameter(.date).flatMap { CivilDate($0) } ?? task.placement?.date
        guard let now = try PrayerDays(context) else { return .seeOther(Route.times(.place).link()) }
        let date = asked.flatMap { now.isOpen($0) ? $0 : nil } ?? now.today
        let days = date == now.today ? now : try PrayerDays(context, date) ?? now
        let day = try Day(context, days: days, date: date)
        let sheet = try TaskActionsSheet(context, task, day, from: origin)
        return .page(
            Page(
                title: task.title, area: .today, name: "task-actions",
                header: PageHeader(task.title, back: sheet.back.link(), backLabel: context.strings[.navBack]).node,
                content: sheet.node(words)),
            status: words?.status ?? 200)
    }
}
