import Almanac
import Planner

/// The day that a task is looked up, settled and checked on: its prayers and what stands there, made once for all of it.
///
/// A class, as ``RequestContext`` is: it is handed from step to step, and a copy would count up each of its references.
final class TaskDay {
    let date: CivilDate
    let days: PrayerDays
    /// What stands on the day; nothing where it can't be opened.
    let standing: DayTasks?
    /// What is fixed on the day, which whoever only looks a task up doesn't ask for.
    private(set) lazy var planning = days.planning(date)

    /// `nil` without a place, or where the rules of its zone can't be had.
    init?(_ context: RequestContext, _ date: CivilDate) throws(NeedsData) {
        if context.place != nil {
            try context.library.require(DayTasks.queries(from: date, through: date), [.zones])
        }
        guard let days = try PrayerDays(context, date) else { return nil }
        self.date = date
        self.days = days
        standing = days.isOpen(date) ? try DayTasks(context, days, from: date, through: date) : nil
    }

    /// A task as it stands on the day, or would if there were room; `nil` where none is so named.
    func task(_ id: String) -> PlannedTask? {
        for task in standing?.tasks ?? [] where task.id == id { return task }
        for entry in standing?.unplaced ?? [] where entry.task.id == id { return entry.task }
        return nil
    }
}
