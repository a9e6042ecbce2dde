import Planner

/// The appearance of each category, computed once for a list of tasks.
struct TaskLooks: Sendable {
    private let plain: TaskLook
    private let looks: [(category: TaskCategory, look: TaskLook)]

    init(_ context: RequestContext) {
        plain = TaskLook(nil, context)
        looks = context.bundle.planner.categories.map { entry in (entry.category, TaskLook(entry.category, context)) }
    }

    subscript(category: TaskCategory?) -> TaskLook {
        for entry in looks where entry.category == category { return entry.look }
        return plain
    }
}
