import Planner
import Records

/// What a calendar program sent of a task, kept beside the task's own fields: its address, its id and its text.
///
/// It is a single field, so that a merge never mixes the texts of two programs.
struct KeptTodo: Sendable {
    /// The last part of its address.
    var name: String
    /// The program's own id of it.
    var uid: String
    var object: TodoObject?
    /// Whether it repeats by a rule that Wird doesn't have, so that it stands here once.
    var isHeldOnce: Bool

    static let field = PlannedTask.calendarField

    init(name: String, object: TodoObject, isHeldOnce: Bool) {
        self.name = name
        uid = object.uid
        self.object = object
        self.isHeldOnce = isHeldOnce
    }

    /// Reads a record's; `nil` if no program has sent anything of it.
    init?(_ record: Record) {
        guard let value = record.value(Self.field), let name = value["name"]?.string, let uid = value["uid"]?.string
        else { return nil }
        self.name = name
        self.uid = uid
        object = (value["text"]?.string).flatMap { try? TodoObject(Array($0.utf8)) }
        isHeldOnce = value["once"] == .bool(true)
    }

    var json: JSON {
        .object([
            "name": .string(name), "uid": .string(uid), "text": .string(object?.text ?? ""),
            "once": .bool(isHeldOnce),
        ])
    }
}
