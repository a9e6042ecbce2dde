import Almanac
import Interface
import Planner
import Records

/// Undoes the last change of several tasks. A task that was changed since is left as it is.
enum UndoHandler {
    static func apply(_ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> Applied
    {
        guard let undo = DayUndo(try context.library.record(DayUndo.key)), undo.id == form[.change] else {
            let message = context.strings[.errorUndoGone]
            return Applied(
                ErrorScreen.refused(context, message), json: .refusal("undo_gone", message, status: 409))
        }
        var queries: [RecordQuery] = []
        for change in undo.changes { queries.append(RecordQuery(PlannedTask.kind, in: .planner, .id(change.id))) }
        for raw in undo.records { queries.append(RecordQuery(raw.key.kind, in: raw.key.scope, .id(raw.key.id))) }
        try context.library.require(queries)
        let store = TaskStore(library: context.library)
        var restored: [JSON] = []
        for change in undo.changes {
            guard let old = try store.task(change.id), !old.isDeleted, DayUndo.Stand(old) == change.after else {
                continue
            }
            var task = old
            if let before = change.before {
                task.placement = before.placement
                task.duration = before.duration
            } else {
                task.isDeleted = true
            }
            changeSet.change(from: old, to: task)
            restored.append(TaskJSON.json(task))
        }
        for raw in undo.records {
            guard let record = try context.library.record(raw.key) else { continue }
            let isChanged = raw.after.members.contains { record.value($0.name) ?? .null != $0.value }
            if !isChanged { changeSet.set(raw.key, raw.before) }
        }
        changeSet.set(DayUndo.key, [Record.deletedField: .bool(true)])
        let target = Return.route(form) ?? .planner(.today)
        return Applied(
            .seeOther(target.link(QueryItem(.notice, Notice.planner(.undone).rawValue))),
            json: .json(.object(["changed": .array(restored)])))
    }
}
