import Interface
import Planner

/// The appearance of a task's category: always a colour with an icon and a label.
struct TaskLook: Sendable {
    /// The class that sets the colour.
    var name: String
    var label: String
    var icon: Icon

    init(_ category: TaskCategory?, _ context: RequestContext) {
        guard let category, let look = context.bundle.planner.look(of: category) else {
            name = "none"
            label = context.strings[.taskKind]
            icon = .check
            return
        }
        name = look.tint.rawValue
        label = look.name(in: context.strings.language.code) ?? context.strings[key: "category.\(category.rawValue)"]
        icon = Self.icon(look.tint.rawValue)
    }

    private static func icon(_ tint: String) -> Icon {
        switch tint {
        case "work": .work
        case "personal": .personal
        case "study": .study
        case "health": .health
        case "family": .family
        default: .errands
        }
    }
}

/// The appearance of each category, computed once for a list of tasks.
struct TaskLooks: Sendable {
    private let plain: TaskLook
    private let looks: [(category: TaskCategory, look: TaskLook)]

    init(_ context: RequestContext) {
        plain = TaskLook(nil, context)
        looks = context.bundle.planner.categories.map { entry in (entry.category, TaskLook(entry.category, context)) }
    }

    /// The look of a task; an event of a subscribed calendar has its calendar's colour and name.
    func look(of task: PlannedTask) -> TaskLook {
        var look = self[task.category]
        if task.isEvent {
            look.label = task.source ?? ""
            look.icon = .calendar
        }
        return look
    }

    subscript(category: TaskCategory?) -> TaskLook {
        for entry in looks where entry.category == category { return entry.look }
        return plain
    }
}
