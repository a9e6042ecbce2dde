import Almanac
import Planner
import Records

extension Scope {
    /// The scope of the planner's tasks, which can be erased without the rest.
    static let planner = Scope("planner")
}

/// Reads tasks from what has been loaded.
struct TaskStore: Sendable {
    let library: Library

    /// The query for the tasks placed on a range of dates, inclusive.
    static func query(from first: CivilDate, through last: CivilDate) -> RecordQuery {
        RecordQuery(
            PlannedTask.kind, in: .planner,
            .buckets(from: PlannedTask.bucket(of: first), through: PlannedTask.bucket(of: last)))
    }

    /// The query for one screenful of the inbox, newest first.
    static func inboxQuery(before: String? = nil, limit: Int = inboxPage) -> RecordQuery {
        RecordQuery(PlannedTask.kind, in: .planner, .page(bucket: PlannedTask.inbox, before: before, limit: limit))
    }

    /// The query for the whole inbox.
    static let inboxWholeQuery = RecordQuery(
        PlannedTask.kind, in: .planner, .buckets(from: PlannedTask.inbox, through: PlannedTask.inbox))

    /// The number of inbox tasks shown beside a day; the rest are a link away, so that a day stays quick to open.
    static let besideLimit = 8

    /// The query for the number of tasks in the inbox.
    static let inboxCountQuery = RecordQuery(PlannedTask.kind, in: .planner, .count(bucket: PlannedTask.inbox))

    /// The number of tasks in one screenful of the inbox.
    static let inboxPage = 50

    /// The tasks that a query selects. One that can't be read completely is shown with what could be read.
    func tasks(_ query: RecordQuery) throws(NeedsData) -> [PlannedTask] {
        var tasks: [PlannedTask] = []
        for record in try library.records(query) { tasks.append(TaskReading(record).task) }
        return tasks
    }

    /// The query for one task.
    static func query(id: String) -> RecordQuery { RecordQuery(PlannedTask.kind, in: .planner, .id(id)) }

    /// A task as it is now: one tied to a prayer at its present time, and also an untouched day of a series.
    func task(_ id: String, on context: RequestContext) throws(NeedsData) -> PlannedTask? {
        try look(id, on: context).task
    }

    /// The same with the day that was made to see how it stands, for whoever goes on with it.
    func look(_ id: String, on context: RequestContext) throws(NeedsData) -> (task: PlannedTask?, day: TaskDay?) {
        let stored = try task(id)
        var date = stored?.placement.flatMap { $0.anchor == nil ? nil : $0.date }
        if stored == nil, let occurrence = OccurrenceID(id),
            try SeriesStore(library: library).piece(of: occurrence) != nil
        {
            date = occurrence.date
        }
        guard let date, let day = try TaskDay(context, date) else { return (stored, nil) }
        return (day.task(id) ?? stored, day)
    }

    /// A stored task, live or deleted, or `nil` if there is none.
    func task(_ id: String) throws(NeedsData) -> PlannedTask? {
        let key = RecordKey(scope: .planner, kind: PlannedTask.kind, id: id)
        guard let record = try library.record(key) else { return nil }
        return TaskReading(record).task
    }
}

extension ChangeSet {
    /// Stores a new task.
    mutating func create(_ task: PlannedTask) {
        write { writer in writer.creation(of: task) }
    }

    /// Stores the differences between two states of a task, if there are any.
    mutating func change(from old: PlannedTask, to new: PlannedTask) {
        write { writer in writer.change(from: old, to: new) }
    }

    private mutating func write(_ make: (inout TaskWriter) -> Record?) {
        var writer = TaskWriter(
            clock: clock, now: now, generation: workspace.generation(of: .planner), scope: .planner)
        if let record = make(&writer) { append(record, clock: writer.clock) }
    }
}
