import Planner

/// How each category looks, worked out once for a list of tasks.
struct TaskLooks: Sendable {
    private let plain: TaskLook
    private let looks: [TaskLook]

    init(_ visit: Visit) {
        plain = TaskLook(nil, visit)
        looks = TaskCategory.allCases.map { category in TaskLook(category, visit) }
    }

    subscript(category: TaskCategory?) -> TaskLook {
        guard let category, let index = TaskCategory.allCases.firstIndex(of: category) else { return plain }
        return looks[index]
    }
}
