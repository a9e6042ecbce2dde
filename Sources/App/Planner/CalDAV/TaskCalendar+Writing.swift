import Almanac
import Interface
import Planner
import Records

extension TaskCalendar {
    /// The longest last part of an address, in bytes.
    private static let longestName = 200

    /// Takes a task from a program: a new one, or a change of one that is here.
    ///
    /// What a program sends is held to the limits of forms where it becomes the task's, and kept whole beside it. A
    /// task that comes to stand on a prayer is not moved: its day lists it, as after a merge.
    func put() throws(NeedsData) -> Outcome {
        let bytes = Array((message["text"]?.string ?? "").utf8)
        let name = message["name"]?.string ?? ""
        guard (1...Self.longestName).contains(name.utf8.count),
            name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else {
            return Self.refusal(403, "name", context.strings[.calendarRefused])
        }
        let object: TodoObject
        do throws(TodoProblem) { object = try TodoObject(bytes) } catch {
            return Self.refusal(403, error.rawValue, context.strings[.calendarRefused])
        }
        let items = try TodoItems(context)
        let writer = try items.writer(context, with: TodoObject.zoneNames(bytes))
        let standing = items.named(name)
        if let refusal = unmet(standing.map { TodoItem.tag($0.text(writer)) }) { return refusal }
        if let other = items.all.first(where: { $0.uid == object.uid && $0.name != name }) {
            return Self.answer(
                403,
                [
                    "code": "uid", "message": .string(context.strings[.calendarRefused]),
                    "name": .string(other.name),
                ])
        }
        if let standing, standing.uid != object.uid {
            return Self.refusal(403, "uid", context.strings[.calendarRefused])
        }
        return try put(object, at: name, over: standing, writer)
    }

    private func put(_ object: TodoObject, at name: String, over standing: TodoItem?, _ writer: TodoWriter)
        throws(NeedsData) -> Outcome
    {
        var changeSet = ChangeSet(workspace: context.library.workspace, now: context.request.now)
        guard let item = try write(object, at: name, over: standing, id: madeID, writer, &changeSet) else {
            return Self.refusal(413, "size", context.strings[.calendarRefused])
        }
        var answer = JSONObject()
        // The tag stands only for what is given back as it came (RFC 4791 §5.3.4).
        let text = item.text(writer)
        if text == message["text"]?.string { answer["tag"] = .string(TodoItem.tag(text)) }
        return Self.answer(standing == nil ? 201 : 204, answer, changeSet.changes)
    }

    /// Makes an object a task or a series, or changes the one that it was.
    ///
    /// - Parameters:
    ///   - base: the state since which the object differs; `nil` for the one that stands here.
    ///   - id: the id of what is made new.
    /// - Returns: `nil` if it is larger than is kept.
    func write(
        _ object: TodoObject, at name: String, over standing: TodoItem?, since base: TodoObject? = nil, id: String,
        _ writer: TodoWriter, _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> TodoItem? {
        let fields = writer.fields(of: object)
        let isClosed = context.isClosed("recurring") || context.place == nil
        let repetition = isClosed || fields.isDone ? nil : TodoRepetition(object, writer.context)
        let kept = KeptTodo(name: name, object: object, isHeldOnce: object.hasRule && repetition == nil)
        guard kept.json.canonicalLength <= FieldLimits.other else { return nil }
        if let repetition {
            return try putSeries(
                kept, object, fields, repetition, over: standing, since: base, id: id, writer, &changeSet)
        }
        return putTask(kept, fields, over: standing, since: base, id: id, writer, &changeSet)
    }

    private func putTask(
        _ kept: KeptTodo, _ fields: TodoFields, over standing: TodoItem?, since base: TodoObject?, id: String,
        _ writer: TodoWriter, _ changeSet: inout ChangeSet
    ) -> TodoItem {
        var task: PlannedTask
        if let standing, case .task(let old) = standing.content,
            let object = base ?? (try? TodoObject(standing.text(writer)))
        {
            task = old
            fields.apply(to: &task, since: writer.fields(of: object), writer.context)
            changeSet.change(from: old, to: task)
        } else {
            if let standing { remove(standing, &changeSet) }
            task = fields.task(id: id, writer.context)
            changeSet.create(task)
        }
        let key = RecordKey(scope: .planner, kind: PlannedTask.kind, id: task.id)
        changeSet.set(key, [KeptTodo.field: kept.json])
        return TodoItem(key: key, content: .task(task), kept: kept)
    }

    /// Deletes a task or a series.
    func delete() throws(NeedsData) -> Outcome {
        let items = try TodoItems(context)
        let writer = try items.writer(context)
        guard let standing = items.named(message["name"]?.string ?? "") else {
            if let refusal = unmet(nil) { return refusal }
            return Self.refusal(404, "gone", context.strings[.errorGone])
        }
        if let refusal = unmet(TodoItem.tag(standing.text(writer))) { return refusal }
        var changeSet = ChangeSet(workspace: context.library.workspace, now: context.request.now)
        remove(standing, &changeSet)
        return Self.answer(204, [:], changeSet.changes)
    }

    /// Deletes an item; of a series the days that are done stay, as when it is deleted here.
    func remove(_ item: TodoItem, _ changeSet: inout ChangeSet) {
        switch item.content {
        case .task(let task):
            var gone = task
            gone.isDeleted = true
            changeSet.change(from: task, to: gone)
        case .series(let series, _, let days):
            var gone = series
            gone.isDeleted = true
            changeSet.write(gone, from: series)
            for day in days.stored where day.completed == nil {
                var skipped = day
                skipped.isDeleted = true
                changeSet.change(from: day, to: skipped)
            }
        }
    }

    /// The id of what this request makes.
    var madeID: String { IdempotencyKey(context.request, form: FormFields()).madeID }
}
