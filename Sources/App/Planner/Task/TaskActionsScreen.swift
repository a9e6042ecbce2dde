import Almanac
import Interface
import Planner
import Records

/// Where a task could stand and how long it takes: everything that dragging does, without dragging.
enum TaskActionsScreen {
    static func show(_ visit: Visit, id: String) throws(Missing) -> Reply {
        guard let task = try TaskStore(library: visit.library).task(id, on: visit), !task.isDeleted else {
            return ErrorScreen.taskGone(visit).page
        }
        return try show(visit, task, words: nil, from: Return.route(visit))
    }

    /// The sheet of a task, after a refusal with the times that would do.
    static func show(_ visit: Visit, _ task: PlannedTask, words: RefusalWords?, from origin: Route?) throws(Missing)
        -> Reply
    {
        let asked = visit.parameter(.date).flatMap { CivilDate($0) } ?? task.placement?.date
        guard let now = try PrayerDays(visit) else { return .seeOther(Route.times(.place).link()) }
        let date = asked.flatMap { now.isOpen($0) ? $0 : nil } ?? now.today
        let days = date == now.today ? now : try PrayerDays(visit, date) ?? now
        let day = try Day(visit, days: days, date: date)
        let sheet = try TaskActionsSheet(visit, task, day, from: origin)
        return .page(
            Page(
                title: task.title, area: .today, name: "task-actions",
                header: PageHeader(task.title, back: sheet.back.link(), backLabel: visit.strings[.navBack]).node,
                content: sheet.node(words)),
            status: words?.status ?? 200)
    }
}
