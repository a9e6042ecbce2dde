import Almanac
import Interface
import Planner
import Records

/// Shows what a file with tasks contains, and imports it once that is confirmed, as one change that one step undoes.
enum TaskImportHandler {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable, Sendable {
        case preview, accept
    }

    /// The name of the feature of importing calendars.
    private static let calendars = "calendars"

    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData)
        -> Applied
    {
        let days: PrayerDays
        switch try PlacedDays(context) {
        case .missing(let reply): return Applied(reply)
        case .days(let found): days = found
        }
        guard let step = Step(rawValue: form[.step] ?? "") else {
            return refuse(.step, context.strings.choose(from: Step.allCases), context)
        }
        let sent = TaskImport.sent(form, context).bytes
        guard !sent.isEmpty else { return refuse(.file, context.strings[.taskImportNothing], context) }
        // Tables are free for everybody; calendars need the feature (MZ-266). The file's beginning decides which it is,
        // not a field.
        if TaskFile.isCalendar(sent), context.isClosed(Self.calendars) {
            return Applied(PlanGate.reply(Self.calendars, context))
        }
        let found = try TaskImport(form, context, days)
        guard !found.entries.isEmpty else {
            return Applied(
                TaskImportScreen.refused(context, found), json: TaskImportJSON.refusal(found, context))
        }
        guard step == .accept else {
            return Applied(
                TaskImportScreen.preview(context, found), json: .json(TaskImportJSON.preview(found, context)))
        }
        // Includes deleted tasks, whose ids are not given again.
        let own = found.fresh.filter { !$0.task.id.isEmpty }
        try context.library.require(own.map { TaskStore.query(id: $0.task.id) })
        return keep(found, idempotencyKey, &changeSet)
    }

    private static func keep(_ found: TaskImport, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet)
        -> Applied
    {
        let id = idempotencyKey.madeID
        var tasks: [(old: PlannedTask?, new: PlannedTask)] = []
        var series: [TaskSeries] = []
        for (number, entry) in found.fresh.enumerated() {
            if let repetition = entry.repetition {
                series.append(
                    TaskSeries(
                        id: "\(id)-\(number)", task: entry.task, time: repetition.time,
                        recurrence: repetition.recurrence))
                continue
            }
            let isTaken =
                entry.task.id.isEmpty
                || changeSet.workspace[
                    RecordKey(
                        scope: .planner, kind: PlannedTask.kind, id: entry.task.id)] != nil
            tasks.append((nil, isTaken ? entry.task.renamed("\(id)-\(number)") : entry.task))
        }
        let count = tasks.count + series.count
        var made: [DayUndo.Raw] = []
        for new in series {
            changeSet.write(new, from: nil)
            let key = RecordKey(scope: .planner, kind: TaskSeries.kind, id: new.id)
            made.append(DayUndo.Raw(new: key, new.fields))
        }
        if count > 0 { changeSet.changeDay(tasks, made: made, as: id) }
        return Applied(
            .seeOther(
                Route.planner(.inbox).link(
                    QueryItem(.notice, Notice.planner(.tasksImported).rawValue), QueryItem(.task, id),
                    QueryItem(.count, "\(count)"))),
            json: .json(
                .object([
                    "imported": .int(Int64(count)), "repeating": .int(Int64(series.count)),
                    "known": .int(Int64(found.entries.count - count)), "undo": .string(id),
                ])))
    }

    private static func refuse(_ field: FieldName, _ message: String, _ context: RequestContext) -> Applied {
        Applied(
            TaskImportScreen.show(context, problem: (field, message)),
            json: .refusal("invalid", message, field: field, status: 422))
    }
}

extension PlannedTask {
    /// The same task under another id.
    fileprivate func renamed(_ id: String) -> PlannedTask {
        var task = PlannedTask(
            id: id, title: title, notes: notes, category: category, duration: duration, placement: placement,
            completed: completed, created: created)
        task.order = order
        task.priority = priority
        task.deadline = deadline
        task.isFixed = isFixed
        task.checklist = checklist
        task.lead = lead
        return task
    }
}
