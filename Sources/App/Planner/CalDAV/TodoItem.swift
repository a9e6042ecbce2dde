import Almanac
import Interface
import Planner
import Records

/// A task or a series as calendar programs see it: one object with an address of its own.
struct TodoItem: Sendable {
    enum Content: Sendable {
        case task(PlannedTask)
        /// A series with when it was last changed, and its days that differ.
        case series(TaskSeries, Instant, TodoDays)
    }

    let key: RecordKey
    let content: Content
    let kept: KeptTodo?

    /// The last part of its address.
    var name: String { kept?.name ?? key.id + Self.ending }
    /// The id that programs know it by.
    var uid: String { kept?.uid ?? key.id + "@wird" }

    static let ending = ".ics"

    /// Whether it is made of a record, among others.
    func isMade(of keys: Set<RecordKey>) -> Bool {
        if keys.contains(key) { return true }
        guard case .series(let series, _, _) = content else { return false }
        for key in keys where key.kind == PlannedTask.kind {
            if let day = OccurrenceID(key.id), day.line == series.line { return true }
        }
        return false
    }

    func text(_ writer: TodoWriter) -> String {
        switch content {
        case .task(let task): writer.text(of: task, kept: kept?.object, uid: uid)
        case .series(let series, let changed, let days):
            writer.text(of: series, changed: changed, days: days, kept: kept?.object, uid: uid)
        }
    }

    /// An object's entity tag.
    static func tag(_ text: String) -> String { "\"" + ContentHash.text(Array(text.utf8)) + "\"" }
}

/// All tasks and series that calendar programs see.
///
/// Busy time of another calendar is not among them, and neither are prayers and series by the Hijri calendar, which
/// RFC 5545 has no rule for.
struct TodoItems: Sendable {
    let all: [TodoItem]

    static let queries = [RecordQuery(PlannedTask.kind, in: .planner, .all), SeriesStore.query]

    init(_ context: RequestContext) throws(NeedsData) {
        try context.library.require(Self.queries)
        var items: [TodoItem] = []
        var days: [String: TodoDays] = [:]
        for record in try context.library.records(Self.queries[0]) {
            let task = TaskReading(record).task
            if let line = task.series, let day = OccurrenceID(task.id), day.line == line {
                var kept = days[line] ?? TodoDays(stored: [], skipped: [])
                if task.isDeleted { kept.skipped.insert(day.date) } else { kept.stored.append(task) }
                days[line] = kept
            } else if !task.isExternal, !task.isDeleted {
                items.append(TodoItem(key: record.key, content: .task(task), kept: KeptTodo(record)))
            }
        }
        try Self.add(days, to: &items, context)
        all = items
    }

    private static func add(
        _ days: [String: TodoDays], to items: inout [TodoItem], _ context: RequestContext
    ) throws(NeedsData) {
        var pieces: [(series: TaskSeries, record: Record)] = []
        for record in try context.library.records(SeriesStore.query) {
            guard let series = TaskSeries(record), !series.isDeleted, series.isForCalendars else { continue }
            pieces.append((series, record))
        }
        for (series, record) in pieces {
            let starts = pieces.compactMap { other in
                other.series.line == series.line && other.series.recurrence.start > series.recurrence.start
                    ? other.series.recurrence.start : nil
            }
            let own = days[series.line]?.own(from: series.recurrence.start, before: starts.min())
            let changed = record.newestStamp.map { Instant(milliseconds: $0.milliseconds) } ?? series.task.created
            let content = TodoItem.Content.series(series, changed, own ?? TodoDays(stored: [], skipped: []))
            items.append(TodoItem(key: record.key, content: content, kept: KeptTodo(record)))
        }
    }

    /// The one at an address.
    func named(_ name: String) -> TodoItem? { all.first { $0.name == name } }

    /// What reading and writing them takes: the place's zone, and those that programs named.
    func writer(_ context: RequestContext, with further: [String] = []) throws(NeedsData) -> TodoWriter {
        let database = try Zones.database(context.library)
        var names = further
        for item in all {
            guard let object = item.kept?.object else { continue }
            for name in TodoObject.zoneNames(Array(object.text.utf8)) where !names.contains(name) { names.append(name) }
        }
        var categories: [(name: String, category: TaskCategory)] = []
        for category in TaskCategory.allCases { categories.append((TaskLook(category, context).label, category)) }
        let file = TaskFileContext(
            planner: context.bundle.planner, zone: context.place.flatMap { database?.zone($0.zone) } ?? .utc,
            zones: names.compactMap { database?.zone($0) }, now: context.request.now,
            leads: ImportanceForm.leads(context), categories: categories)
        return TodoWriter(TodoContext(file: file, untitled: context.strings[.calendarUntitled]))
    }
}

extension TodoDays {
    /// The newest days that are given along; a series that was done every day for years has many.
    private static let most = 60

    /// The days from one on and before another.
    fileprivate func own(from first: CivilDate, before end: CivilDate?) -> TodoDays {
        func isOwn(_ date: CivilDate) -> Bool { date >= first && end.map { date < $0 } ?? true }
        let own = stored.filter { task in OccurrenceID(task.id).map { isOwn($0.date) } ?? false }
        let newest = own.sorted { $0.id < $1.id }.suffix(Self.most)
        return TodoDays(stored: Array(newest), skipped: skipped.filter { isOwn($0) })
    }
}
