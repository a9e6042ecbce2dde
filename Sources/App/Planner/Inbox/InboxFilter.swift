import Almanac
import Interface
import Planner
import Records

/// The inbox's search, filters and order, as its address gives them (MZ-080, MZ-081).
struct InboxFilter: Sendable {
    /// The orders of the list; the first is the default.
    enum Order: String, CaseIterable, Sendable {
        case newest, oldest, shortest, longest, priority, deadline
    }

    /// The values of the filters; empty for no restriction.
    var words = ""
    /// A category's name, or ``none``.
    var category = ""
    /// The maximum minutes, or the minimum if negative.
    var length = ""
    /// Written within this many days, or before that if negative.
    var age = ""
    /// A priority's name, or ``none``.
    var priority = ""
    var order = Order.newest

    /// The value for tasks without a category or priority.
    static let none = "none"

    init() {}

    /// Reads an address; values that aren't understood are ignored.
    init(_ query: FormFields) {
        words = String((query[Parameter.query.rawValue] ?? "").prefix(200))
        category = query[Parameter.category.rawValue] ?? ""
        if category != Self.none, TaskCategory(rawValue: category) == nil { category = "" }
        length = Self.number(query[Parameter.length.rawValue])
        age = Self.number(query[Parameter.age.rawValue])
        priority = query[Parameter.priority.rawValue] ?? ""
        if priority != Self.none, TaskPriority(rawValue: priority) == nil { priority = "" }
        order = query[Parameter.sort.rawValue].flatMap { Order(rawValue: $0) } ?? .newest
    }

    /// The same filter without a category that the planner doesn't have.
    func known(to planner: PlannerConfig) -> InboxFilter {
        guard let named = TaskCategory(rawValue: category), named.rawValue != Self.none, planner.look(of: named) == nil
        else { return self }
        var filter = self
        filter.category = ""
        return filter
    }

    private static func number(_ text: String?) -> String {
        guard let number = text.flatMap({ PrayerMinutes.number($0) }), number != 0 else { return "" }
        return "\(number)"
    }

    /// Whether the list differs from the default.
    var isActive: Bool { !items.isEmpty }

    /// Whether anything besides the search is set.
    var isNarrowed: Bool { items.count > (words.isEmpty ? 0 : 1) }

    /// The filter as the query of a link.
    var items: [QueryItem] {
        var items: [QueryItem] = []
        func add(_ name: Parameter, _ value: String) {
            if !value.isEmpty { items.append(QueryItem(name, value)) }
        }
        add(.query, words)
        add(.category, category)
        add(.length, length)
        add(.age, age)
        add(.priority, priority)
        if order != .newest { add(.sort, order.rawValue) }
        return items
    }
}

extension InboxFilter {
    /// The tasks that pass the filter, sorted; newest first if nothing else decides.
    func applied(to tasks: [PlannedTask], now: Instant) -> [PlannedTask] {
        let query = FoldedName(text: words)
        let length = Int(self.length)
        let age = Int(self.age)
        var found: [PlannedTask] = []
        for task in tasks {
            if !category.isEmpty, task.category?.rawValue ?? Self.none != category { continue }
            if !priority.isEmpty, task.priority?.rawValue ?? Self.none != priority { continue }
            if let length, length > 0 ? task.duration > length : task.duration <= -length { continue }
            if let age {
                let isWithin = now - task.created < .minutes(Int64(abs(age)) * 1440)
                if isWithin != (age > 0) { continue }
            }
            if !query.isEmpty, !Self.text(of: task).containsWords(of: query) { continue }
            found.append(task)
        }
        found.sort { a, b in comesFirst(a, b) }
        return found
    }

    /// The searched text of a task: its title, notes and steps.
    private static func text(of task: PlannedTask) -> FoldedName {
        FoldedName(text: task.title + "\n" + task.notes + "\n" + task.checklist.lines)
    }

    private func comesFirst(_ a: PlannedTask, _ b: PlannedTask) -> Bool {
        switch order {
        case .newest: break
        case .oldest: return (a.created, a.id) < (b.created, b.id)
        case .shortest: if a.duration != b.duration { return a.duration < b.duration }
        case .longest: if a.duration != b.duration { return a.duration > b.duration }
        case .priority:
            let (first, second) = (Self.rank(a.priority), Self.rank(b.priority))
            if first != second { return first < second }
        case .deadline:
            // Tasks without a deadline come after all deadlines.
            let (first, second) = (a.deadline?.text ?? "~", b.deadline?.text ?? "~")
            if first != second { return first < second }
        }
        return (a.created, a.id) > (b.created, b.id)
    }

    private static func rank(_ priority: TaskPriority?) -> Int {
        switch priority {
        case .high: 0
        case .medium, nil: 1
        case .low: 2
        }
    }
}

extension Return {
    /// The filter of the inbox when a form was sent, so that it stays set; empty for other pages.
    static func filter(_ form: FormFields, at route: Route) -> [QueryItem] {
        guard route == .planner(.inbox), let text = form[.filter], let query = try? FormFields(query: text) else {
            return []
        }
        return InboxFilter(query).items
    }
}
