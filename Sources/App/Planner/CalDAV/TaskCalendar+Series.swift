import Almanac
import Planner
import Records

extension TaskCalendar {
    /// Takes a repeating task: its rule, what each day has of it, and the days that were changed.
    func putSeries(
        _ kept: KeptTodo, _ object: TodoObject, _ fields: TodoFields, _ repetition: TodoRepetition,
        over standing: TodoItem?, since base: TodoObject?, id: String, _ writer: TodoWriter,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> TodoItem {
        var series: TaskSeries
        var days = TodoDays(stored: [], skipped: [])
        if let standing, case .series(let old, _, let known) = standing.content,
            let given = base ?? (try? TodoObject(standing.text(writer)))
        {
            days = known
            series = old
            fields.apply(to: &series.task, since: writer.fields(of: given), writer.context)
            series.task.placement = nil
            series.task.deadline = nil
            series.task.completed = nil
            if let before = TodoRepetition(given, writer.context), before != repetition {
                let rest = repetition.excluding(days.skipped)
                if series.time.anchor == nil || rest.time != .none { series.time = rest.time }
                if before.recurrence != repetition.recurrence { series.recurrence = rest.recurrence }
                series.task.duration = rest.duration ?? series.task.duration
            }
            changeSet.write(series, from: old)
        } else {
            if let standing { remove(standing, &changeSet) }
            var task = fields.task(id: id, writer.context)
            task.placement = nil
            task.deadline = nil
            task.completed = nil
            task.duration = repetition.duration ?? writer.context.file.planner.defaultDuration
            series = TaskSeries(
                id: task.id, task: task, time: repetition.time, recurrence: repetition.recurrence)
            changeSet.write(series, from: nil)
        }
        let key = RecordKey(scope: .planner, kind: TaskSeries.kind, id: series.id)
        changeSet.set(key, [KeptTodo.field: kept.json])
        try putDays(of: object, series, &days, writer, &changeSet)
        return TodoItem(key: key, content: .series(series, context.request.now, days), kept: kept)
    }

    /// Takes the days that a program changed. A day that was left out is not brought back by what is said of it.
    private func putDays(
        of object: TodoObject, _ series: TaskSeries, _ days: inout TodoDays, _ writer: TodoWriter,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) {
        let store = TaskStore(library: context.library)
        for (date, fields) in writer.days(of: object) where !days.skipped.contains(date) {
            let id = OccurrenceID(line: series.line, date: date).text
            var task: PlannedTask
            let index = days.stored.firstIndex { $0.id == id }
            if let index {
                task = days.stored[index]
            } else if let found = try store.task(id, on: context) {
                task = found
            } else {
                task = series.occurrence(on: date)
                if case .clock(let start) = series.time { task.placement = Placement(date: date, start: start) }
            }
            let old = task
            fields.apply(to: &task, since: writer.fields(of: old, on: date, series), writer.context)
            // A day without a time says nothing of a deadline.
            if old.deadline == nil, task.deadline == Deadline(date: date) { task.deadline = nil }
            if old.isStored { changeSet.change(from: old, to: task) } else { changeSet.create(task) }
            if let index { days.stored[index] = task } else { days.stored.append(task) }
        }
    }
}
