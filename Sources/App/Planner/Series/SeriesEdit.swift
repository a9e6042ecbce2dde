import Almanac
import Interface
import Planner
import Records

/// The effect on a series of editing one of its days.
struct SeriesEdit {
    private let piece: TaskSeries
    private let extent: SeriesExtent
    private let form: FormFields
    private let commands: TaskHandlers
    /// The day that was edited, and the day it moves to.
    private let date: CivilDate
    private let newDate: CivilDate
    /// The piece's task and time with the form's changes.
    private let task: PlannedTask
    private let time: SeriesTime
    /// The new recurrence, if the form asks for another.
    private let recurrence: Recurrence?
    /// The edited day with all of the form's changes.
    private let edited: PlannedTask
    /// Whether the form asks for no further repetition.
    private let ends: Bool

    init(
        _ piece: TaskSeries, _ old: PlannedTask, _ date: CivilDate, _ extent: SeriesExtent, _ form: FormFields,
        _ commands: TaskHandlers
    ) throws(TaskRefusal) {
        self.piece = piece
        self.extent = extent
        self.form = form
        self.commands = commands
        self.date = date
        var newDate = date
        if let text = form[.date], !text.isEmpty, extent != .this {
            guard let read = CivilDate(ASCIIDigits.folded(text)) else { throw .fields([.init(.date, .errorDate)]) }
            newDate = read == old.placement?.date ? date : read
            if newDate != date, extent == .all { throw .fields([.init(.date, .errorRepeatDate)]) }
        }
        self.newDate = newDate
        let context = commands.context
        let shown = try Self.recurrence(form, from: piece.recurrence.start, context)
        let isChanged = form[.repeats] != nil && shown != piece.recurrence
        if isChanged, extent == .this { throw .fields([.init(.which, .errorRepeatWhich)]) }
        ends = isChanged && shown == nil
        let start = extent == .following ? newDate : piece.recurrence.start
        recurrence = isChanged ? try Self.recurrence(form, from: start, context) : nil
        var task = piece.task
        task.take(try TaskForm.draft(form, context, editing: piece.task))
        try ImportanceForm.apply(form, to: &task, context)
        task.deadline = nil
        self.task = task
        var edited = old
        edited.take(try TaskForm.draft(form, context, editing: old))
        try ImportanceForm.apply(form, to: &edited, context)
        self.edited = edited
        time = try commands.seriesTime(form, standing: piece.time)
    }

    private static func recurrence(_ form: FormFields, from start: CivilDate, _ context: RequestContext)
        throws(TaskRefusal)
        -> Recurrence?
    {
        guard form[.repeats] != nil else { return nil }
        return try RepeatForm(context: context, form: form, start: start).recurrence()
    }

    /// Whether nothing remains of the series.
    var endsAll: Bool { ends && extent == .all }

    /// The first date whose stored days the edit affects: nothing past changes.
    func first(today: CivilDate) -> CivilDate { extent == .all ? min(today, date) : date }

    /// The pieces of the line after the edit.
    ///
    /// - Parameter id: the id for a new piece.
    func pieces(_ before: [TaskSeries], id: String) -> [TaskSeries] {
        if ends { return Self.ended(before, before: extent == .all ? nil : date.next) }
        var after: [TaskSeries] = []
        let hijri = commands.context.settings.calendar
        let isFirst = piece.recurrence.next(from: piece.recurrence.start, hijri: hijri).map { $0 >= date } ?? true
        for old in before {
            var new = old
            let isLater = old.recurrence.start > piece.recurrence.start && old.id != piece.id
            if old.id == piece.id {
                if extent == .all || (isFirst && newDate == date) {
                    take(&new)
                    if let recurrence { new.recurrence = recurrence }
                } else {
                    new.recurrence.rule.end = .until(date.previous)
                    new.recurrence.additional.removeAll { $0 >= date }
                }
            } else if isLater || extent == .all {
                take(&new)
                if recurrence != nil, isLater { new.isDeleted = true }
            }
            after.append(new)
        }
        if extent == .following, !(isFirst && newDate == date) {
            var new = TaskSeries(
                id: id, line: piece.line, task: piece.task, time: piece.time, recurrence: piece.recurrence)
            take(&new)
            if let rest = recurrence ?? piece.recurrence.continued(from: date, hijri: hijri) { new.recurrence = rest }
            new.recurrence.start = newDate
            after.append(new)
        }
        return after
    }

    /// Applies the form's changes to a series, and nothing else.
    private func take(_ series: inout TaskSeries) {
        series.task = merged(series.task, from: piece.task, to: task)
        if time != piece.time { series.time = time }
    }

    /// A task with the differences between two others, applied only where it still had the first one's values.
    private func merged(_ task: PlannedTask, from old: PlannedTask, to new: PlannedTask) -> PlannedTask {
        var task = task
        if task.title == old.title { task.title = new.title }
        if task.notes == old.notes { task.notes = new.notes }
        if task.category == old.category { task.category = new.category }
        if task.duration == old.duration { task.duration = new.duration }
        if task.priority == old.priority { task.priority = new.priority }
        if task.isFixed == old.isFixed { task.isFixed = new.isFixed }
        if task.checklist == old.checklist { task.checklist = new.checklist }
        if task.lead == old.lead { task.lead = new.lead }
        return task
    }

    /// A stored day after the edit: it adopts changes to what nobody had changed on it, and is removed if the series no
    /// longer comes on it.
    func following(_ day: PlannedTask, _ pieces: [TaskSeries], hijri: HijriCalendar) -> PlannedTask {
        var changed = merged(day, from: piece.task, to: task)
        guard let id = OccurrenceID(day.id), !TaskSeries.due(pieces, on: id.date, hijri: hijri).isEmpty else {
            changed.isDeleted = true
            return changed
        }
        if time != piece.time, SeriesTime(day.placement) == piece.time, let placement = day.placement {
            changed.placement = placed(placement)
        }
        return changed
    }

    /// The edited day itself, with all of the form's changes.
    func touched(_ old: PlannedTask) -> PlannedTask {
        var task = edited
        if time != piece.time, let placement = old.placement { task.placement = placed(placement) }
        if ends {
            if endsAll { task.series = nil }
        } else if newDate != date {
            task.isDeleted = true
        }
        return task
    }

    private func placed(_ placement: Placement) -> Placement? {
        switch time {
        case .none: placement
        case .clock(let minute): Placement(date: placement.date, start: minute)
        case .prayer(let anchor): Placement(date: placement.date, start: placement.start, anchor: anchor)
        }
    }

    /// A line's pieces without their days from a date on, or without any days if no date is given.
    static func ended(_ pieces: [TaskSeries], before date: CivilDate?) -> [TaskSeries] {
        var ended: [TaskSeries] = []
        for piece in pieces {
            var piece = piece
            if let date, piece.recurrence.start < date {
                if case .until(let last) = piece.recurrence.rule.end, last < date {
                } else {
                    if piece.recurrence.next(from: date) != nil { piece.recurrence.rule.end = .until(date.previous) }
                }
                piece.recurrence.additional.removeAll { $0 >= date }
            } else {
                piece.isDeleted = true
            }
            ended.append(piece)
        }
        return ended
    }
}
