import Planner

/// How each category looks, worked out once for a list of tasks.
struct TaskLooks: Sendable {
    private let plain: TaskLook
    private let looks: [(category: TaskCategory, look: TaskLook)]

    init(_ visit: Visit) {
        plain = TaskLook(nil, visit)
        looks = visit.bundle.planner.categories.map { entry in (entry.category, TaskLook(entry.category, visit)) }
    }

    subscript(category: TaskCategory?) -> TaskLook {
        for entry in looks where entry.category == category { return entry.look }
        return plain
    }
}
