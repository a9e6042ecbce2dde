import Almanac
import Interface
import Planner
import Records

extension TaskHandlers {
    /// Makes a series of what a form describes; returns `nil` if it doesn't repeat.
    ///
    /// - Parameter old: the single task that becomes the series, or `nil` for a new one.
    func createSeries(
        _ task: PlannedTask, _ when: When, from old: PlannedTask? = nil, _ idempotencyKey: IdempotencyKey,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied? {
        guard !(form[.repeats] ?? "").isEmpty else { return nil }
        guard let days = try PrayerDays(context) else { return try refuse(.placeNeeded, editing: old) }
        let start = when.date ?? old?.placement?.date ?? days.today
        guard days.isOpen(start) else { return try refuse(.fields([.init(.date, .dayOutside)]), editing: old) }
        let found: Recurrence?
        let time: SeriesTime
        do throws(TaskRefusal) {
            found = try RepeatForm(context: context, form: form, start: start).recurrence()
            time = try seriesTime(form, standing: old.map { SeriesTime($0.placement) } ?? .none)
        } catch { return try refuse(error, editing: old) }
        guard let recurrence = found else { return nil }
        _ = try SeriesStore(library: context.library).pieces()
        let series = TaskSeries(id: idempotencyKey.madeID, task: task, time: time, recurrence: recurrence)
        changeSet.write(series, from: nil)
        if let old {
            var gone = old
            gone.isDeleted = true
            changeSet.change(from: old, to: gone)
        }
        return answer(series, .planner(.repeats), days, idempotencyKey, &changeSet)
    }

    /// Changes a series as the edit of one of its days asks; returns `nil` if the edit is for that day only.
    func editSeries(
        _ old: PlannedTask, _ sent: FormFields, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied?
    {
        guard let line = old.series, let occurrence = OccurrenceID(old.id), occurrence.line == line,
            let piece = try SeriesStore(library: context.library).piece(of: occurrence)
        else { return nil }
        guard let extent = SeriesExtent(rawValue: sent[.which] ?? SeriesExtent.this.rawValue) else {
            return try refuse(.fields([.init(.which, from: SeriesExtent.allCases)]), editing: old)
        }
        let edit: SeriesEdit
        do throws(TaskRefusal) {
            edit = try SeriesEdit(piece, old, occurrence.date, extent, sent, self)
        } catch { return try refuse(error, editing: old) }
        guard extent != .this else { return nil }
        guard let days = try PrayerDays(context) else { return try refuse(.placeNeeded, editing: old) }
        let before = try SeriesStore(library: context.library).pieces().filter { $0.line == line }
        let after = edit.pieces(before, id: idempotencyKey.madeID)
        changeSet.write(after, from: before)
        let stored = try storedDays(of: line, from: edit.first(today: days.today), days)
        for day in stored {
            var changed = edit.following(day, after, hijri: days.calendar)
            if day.id == old.id { changed = edit.touched(old) }
            changeSet.change(from: day, to: changed)
        }
        if edit.endsAll, !old.isStored {
            // The day stays, as a task of its own.
            changeSet.change(from: old, to: edit.touched(old))
        }
        let shown = after.last { !$0.isDeleted } ?? piece
        return answer(shown, .planner(.seriesSaved), days, idempotencyKey, &changeSet)
    }

    /// Deletes the days of a series from one on, or all of them; returns `nil` if only one day or a single task is
    /// meant.
    func deleteSeries(_ old: PlannedTask, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied?
    {
        guard let line = old.series, let occurrence = OccurrenceID(old.id),
            let extent = form[.which].flatMap({ SeriesExtent(rawValue: $0) }),
            extent != .this, let days = try PrayerDays(context),
            let piece = try SeriesStore(library: context.library).piece(of: occurrence)
        else { return nil }
        let before = try SeriesStore(library: context.library).pieces().filter { $0.line == line }
        let first = extent == .all ? nil : occurrence.date
        changeSet.write(SeriesEdit.ended(before, before: first), from: before)
        for day in try storedDays(of: line, from: first ?? days.today, days) {
            var gone = day
            gone.isDeleted = true
            changeSet.change(from: day, to: gone)
        }
        return answer(piece, .planner(.seriesDeleted), days, idempotencyKey, &changeSet)
    }

    /// The open days of a line, from a date on, that are stored as tasks of their own.
    private func storedDays(of line: String, from first: CivilDate, _ days: PrayerDays) throws(NeedsData)
        -> [PlannedTask]
    {
        let last = days.today.adding(days: context.bundle.planner.reach)
        var found: [PlannedTask] = []
        for task in try store.tasks(TaskStore.query(from: min(first, days.today), through: last)) {
            guard task.series == line, task.completed == nil, let id = OccurrenceID(task.id), id.date >= first else {
                continue
            }
            found.append(task)
        }
        return found
    }

    /// The time of a series' days according to a form; what the form doesn't mention stays.
    func seriesTime(_ form: FormFields, standing: SeriesTime) throws(TaskRefusal) -> SeriesTime {
        if let anchor = try When.anchor(form) { return .prayer(anchor) }
        guard let text = form[.suggestion] ?? form[.start] else { return standing }
        guard !text.isEmpty else { return .none }
        guard let time = ClockTime(ASCIIDigits.folded(text)) else { throw .fields([.init(.start, .errorStart)]) }
        return .clock(context.bundle.planner.snapped(time.minuteOfDay))
    }

    private func answer(
        _ series: TaskSeries, _ notice: Notice, _ days: PrayerDays, _ idempotencyKey: IdempotencyKey,
        _ changeSet: inout ChangeSet
    ) -> Applied {
        let id = idempotencyKey.madeID
        changeSet.keepUndo(as: id)
        let next = series.recurrence.next(from: days.today, hijri: days.calendar)
        let target =
            Return.route(form) ?? next.map { Route.planner($0 == days.today ? .today : .day($0)) } ?? .planner(.today)
        var object: JSONObject = ["series": SeriesJSON(context, days).json(series, next: next), "undo": .string(id)]
        if let next { object["task"] = TaskJSON.json(series.occurrence(on: next)) }
        return Applied(
            .seeOther(target.link(QueryItem(.notice, notice.rawValue), QueryItem(.task, id))),
            json: .json(.object(object)))
    }
}

extension SeriesTime {
    /// The time of day that a task's placement gives it.
    init(_ placement: Placement?) {
        self = placement.map { $0.anchor.map { .prayer($0) } ?? .clock($0.start) } ?? .none
    }
}

extension ChangeSet {
    /// Stores a piece of a series, or only its changes.
    mutating func write(_ series: TaskSeries, from old: TaskSeries?) {
        let fields = old.map { TaskSeries.changes(from: $0, to: series) } ?? series.fields
        guard !fields.members.isEmpty else { return }
        set(RecordKey(scope: .planner, kind: TaskSeries.kind, id: series.id), fields)
    }

    /// Stores the pieces that have changed, and new ones.
    mutating func write(_ pieces: [TaskSeries], from before: [TaskSeries]) {
        for piece in pieces { write(piece, from: before.first { $0.id == piece.id }) }
    }
}
