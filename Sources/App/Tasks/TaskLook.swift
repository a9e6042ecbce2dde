import Interface
import Planner

/// How a task's category looks: always a colour with an icon and a word.
struct TaskLook: Sendable {
    /// The class of the colour.
    var name: String
    var label: String
    var icon: Icon

    init(_ category: TaskCategory?, _ visit: Visit) {
        guard let category else {
            name = "none"
            label = visit.strings[.taskKind]
            icon = .check
            return
        }
        name = category.rawValue
        label = visit.strings[key: "category.\(category.rawValue)"]
        icon = Self.icon(category)
    }

    private static func icon(_ category: TaskCategory) -> Icon {
        switch category {
        case .work: .work
        case .personal: .personal
        case .study: .study
        case .health: .health
        case .family: .family
        case .errands: .errands
        }
    }
}
