import Almanac
import Interface
import Planner
import Records

/// A task for programs. `docs/cli.md` lists the keys.
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
        if let priority = task.priority { object["priority"] = .string(priority.rawValue) }
        if let deadline = task.deadline { object["deadline"] = .string(deadline.text) }
        if !task.checklist.isEmpty { object["checklist"] = task.checklist.json }
        if let lead = task.lead { object["lead"] = .int(Int64(lead)) }
        if task.isFixed { object["fixed"] = .bool(true) }
        if let source = task.source { object["source"] = .string(source) }
        if let line = task.series { object["series"] = .string(line) }
        if let anchor = task.placement?.anchor { object["anchor"] = .string(anchor.text) }
        if let wanted = task.wanted { object["wanted"] = .string(Minute.text(wanted)) }
        if let whole = task.partOf { object["partOf"] = .string(whole) }
        if task.isHeldOnce { object["heldOnce"] = .bool(true) }
        if task.isDeleted { object["deleted"] = .bool(true) }
        return .object(object)
    }
}
