import Almanac
import Planner
import Records

/// The tasks of some days: those that are stored, events of subscribed calendars, those tied to a prayer at its present time, and the days of series
/// that were not touched yet, each placed around that day's prayers.
struct DayTasks: Sendable {
    /// The tasks by date, in no particular order within a date.
    private(set) var tasks: [PlannedTask] = []
    /// Events of subscribed calendars that are on the days as a whole. Those with a time are among the tasks.
    private(set) var wholeEvents: [SubscriptionStore.WholeDay] = []
    /// Repeating tasks of the days that have no place there.
    private(set) var unplaced: [Unplaced] = []

    /// A day of a series that has no place on it.
    struct Unplaced: Sendable {
        let task: PlannedTask
        let date: CivilDate
        /// The wanted start for which the day has no room, or `nil` if no start is wanted.
        let wanted: Int?
    }

    /// The queries needed first.
    static func queries(from first: CivilDate, through last: CivilDate) -> [RecordQuery] {
        [
            TaskStore.query(from: first, through: last), SeriesStore.query, SubscriptionStore.query,
            SubscriptionStore.query(from: first, through: last),
        ]
    }

    init(_ context: RequestContext, _ days: PrayerDays, from first: CivilDate, through last: CivilDate)
        throws(NeedsData)
    {
        let queries = Self.queries(from: first, through: last)
        try context.library.require(queries)
        let events = try SubscriptionStore(library: context.library).events(from: first, through: last, in: days.zone)
        wholeEvents = events.whole
        let stored = try TaskStore(library: context.library).tasks(queries[0]) + events.timed
        let due = try Self.due(context, days, from: first, through: last)
        let isPlain = due.isEmpty && !stored.contains { $0.placement?.anchor != nil }
        guard !isPlain else {
            tasks = stored
            return
        }
        var placed: [CivilDate: [PlannedTask]] = [:]
        for task in stored { if let date = task.placement?.date { placed[date, default: []].append(task) } }
        var coming: [CivilDate: [Due]] = [:]
        for entry in due { coming[entry.date, default: []].append(entry) }
        var date = first
        while date <= last {
            add(date, placed[date] ?? [], coming[date] ?? [], days)
            date = date.next
        }
    }

    /// A task of a series on a date, and the minute it wants.
    private struct Due {
        var date: CivilDate
        var task: PlannedTask
        var time: SeriesTime
    }

    /// The tasks of series on days that are not stored.
    private static func due(
        _ context: RequestContext, _ days: PrayerDays, from first: CivilDate, through last: CivilDate
    ) throws(NeedsData) -> [Due] {
        let pieces = try SeriesStore(library: context.library).pieces()
        var due: [Due] = []
        var queries: [RecordQuery] = []
        // Suspended series have no days from then on; their earlier days stay.
        let last = context.rest(of: TaskSeries.feature, in: days.zone).map { min($0.previous, last) } ?? last
        var date = first
        while date <= last, !pieces.isEmpty {
            for piece in TaskSeries.due(pieces, on: date, hijri: days.calendar) {
                let task = piece.occurrence(on: date)
                due.append(Due(date: date, task: task, time: piece.time))
                queries.append(TaskStore.query(id: task.id))
            }
            date = date.next
        }
        guard !due.isEmpty else { return due }
        try context.library.require(queries)
        let store = TaskStore(library: context.library)
        var left: [Due] = []
        for entry in due where try store.task(entry.task.id) == nil { left.append(entry) }
        return left
    }

    private mutating func add(_ date: CivilDate, _ stored: [PlannedTask], _ due: [Due], _ days: PrayerDays) {
        let day = days.planning(date)
        var fitting = DayFitting(day: day, tasks: stored, planner: days.bundle.planner)
        for task in stored {
            guard task.completed == nil, date >= days.today, let anchor = task.placement?.anchor,
                let start = anchor.start(on: day, duration: task.duration),
                let fitted = fitting.fitted(task, at: start, anchor: anchor)
            else {
                tasks.append(task)
                continue
            }
            tasks.append(fitted)
        }
        var asking: [(start: Int, due: Due)] = []
        for entry in due {
            guard let start = entry.time.start(on: day, duration: entry.task.duration) else {
                unplaced.append(Unplaced(task: entry.task, date: date, wanted: nil))
                continue
            }
            asking.append((start, entry))
        }
        asking.sort { a, b in (a.start, a.due.task.id) < (b.start, b.due.task.id) }
        for (start, entry) in asking {
            if let fitted = fitting.fitted(entry.task, at: start, anchor: entry.time.anchor) {
                tasks.append(fitted)
            } else {
                unplaced.append(Unplaced(task: entry.task, date: date, wanted: start))
            }
        }
    }
}
