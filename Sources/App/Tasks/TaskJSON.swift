import Almanac
import Interface
import Planner
import Records

/// A task as programs see it. docs/cli.md lists the keys.
enum TaskJSON {
    static func json(_ task: PlannedTask) -> JSON {
        var object: JSONObject = [
            "id": .string(task.id), "title": .string(task.title), "notes": .string(task.notes),
            "category": task.category.map { .string($0.rawValue) } ?? .null,
            "duration": .int(Int64(task.duration)),
            "date": task.placement.map { .string($0.date.description) } ?? .null,
            "start": task.placement.map { .string(Minute.text($0.start)) } ?? .null,
            "completed": .bool(task.completed != nil),
        ]
        if task.isDeleted { object["deleted"] = .bool(true) }
        return .object(object)
    }
}
