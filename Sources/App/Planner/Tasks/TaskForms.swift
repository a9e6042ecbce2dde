import Almanac
import Interface
import Planner

/// The small forms for single actions on a task.
struct TaskForms {
    let context: RequestContext
    /// The page that the forms lead back to.
    let back: Route
    /// The filter of the list that they lead back to, as a query; empty if there is none.
    let filter: String
    /// The way back and the filter as a query, computed once for all rows.
    private let backQuery: String

    init(_ context: RequestContext, back: Route, filter: String = "") {
        self.context = context
        self.back = back
        self.filter = filter
        backQuery = QueryItem.text([QueryItem(.back, back.path)])
    }

    /// A button for an action on a task.
    func button(
        _ task: PlannedTask, _ action: TaskAction, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil
    )
        -> Node
    {
        postForm(
            Route.planner(.taskAction(task.id, action)).link(), operation: IdempotencyKeySlot.mark, .data("inplace"),
            .data("haptic", action.haptic)
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// A button that deletes several days of a series.
    func deleteButton(_ task: PlannedTask, _ extent: SeriesExtent, _ label: String) -> Node {
        postForm(
            Route.planner(.taskAction(task.id, .delete)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.which.rawValue, extent.rawValue)
            submitButton(label, kind: .danger, icon: .repeats)
        }
    }

    /// A button that moves a task to a time on a day.
    func moveButton(_ task: PlannedTask, _ date: CivilDate, _ start: Int, label: String? = nil, icon: Icon? = .clock)
        -> Node
    {
        postForm(
            Route.planner(.taskAction(task.id, .move)).link(), operation: IdempotencyKeySlot.mark, .data("inplace"),
            .data("haptic", TaskAction.move.haptic)
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.date.rawValue, date.description)
            hiddenInput(FieldName.start.rawValue, Minute.text(start))
            submitButton(label ?? context.strings.time(minute: start), kind: .secondary, icon: icon)
        }
    }

    /// The form shared by the round boxes of all rows: once on each page with rows.
    var shared: Node {
        sharedForm(id: Self.sharedID, operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.back.rawValue, back.path)
            if !filter.isEmpty { hiddenInput(FieldName.filter.rawValue, filter) }
        }
    }

    static let sharedID = "row-form"

    /// The round box that completes a task or reopens it.
    func completeBox(_ task: PlannedTask) -> Node {
        let isDone = task.completed != nil
        let action: TaskAction = isDone ? .reopen : .complete
        let label = context.strings(isDone ? .taskReopenNamed : .taskCompleteNamed, .text("title", task.title))
        return completeButton(
            label, action: Route.planner(.taskAction(task.id, action)).link(), form: Self.sharedID, isDone: isDone)
    }

    /// A link to all actions on a task.
    func menu(_ task: PlannedTask, _ attributes: Attribute...) -> Node {
        actionsLink(
            context.strings(.taskActions, .text("title", task.title)),
            href: Route.planner(.taskActions(task.id)).link(query: backQuery), attributes)
    }
}

extension TaskAction {
    /// The name of the vibration after the action.
    var haptic: String {
        switch self {
        case .complete: "success"
        case .delete, .unschedule: "medium"
        default: "light"
        }
    }
}
