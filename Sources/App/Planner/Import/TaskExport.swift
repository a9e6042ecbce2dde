import Planner
import Records

/// The tasks as a table for spreadsheets and other programs. Imported again, it gives the same tasks (SY-061).
enum TaskExport {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        let query = RecordQuery(PlannedTask.kind, in: .planner, .all)
        let tasks = try TaskStore(library: context.library).tasks(query).filter { !$0.isDeleted }
        let bytes = TaskTableWriter.bytes(tasks.sorted { a, b in a.id < b.id })
        return .file(bytes, type: "text/csv", name: "wird-tasks.csv")
    }
}
