import Almanac
import Interface
import Planner

/// The small forms that do one thing to one task.
struct TaskForms {
    let visit: Visit
    /// The page that the forms lead back to.
    let back: Route

    init(_ visit: Visit, back: Route) {
        self.visit = visit
        self.back = back
    }

    /// A button that does something to a task.
    func button(_ task: PlannedTask, _ action: TaskAction, _ label: String, kind: ButtonKind = .secondary, icon: Icon? = nil)
        -> Node
    {
        postForm(
            Route.taskAction(task.id, action).link(), operation: OperationSlot.mark, .data("inplace"),
            .data("haptic", action.haptic)
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            submitButton(label, kind: kind, icon: icon)
        }
    }

    /// A button that places a task at a time of a day.
    func moveButton(_ task: PlannedTask, _ date: CivilDate, _ start: Int, label: String? = nil, icon: Icon? = .clock)
        -> Node
    {
        postForm(
            Route.taskAction(task.id, .move).link(), operation: OperationSlot.mark, .data("inplace"),
            .data("haptic", TaskAction.move.haptic)
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.date.rawValue, date.description)
            hiddenInput(FieldName.start.rawValue, Minute.text(start))
            submitButton(label ?? visit.strings.time(minute: start), kind: .secondary, icon: icon)
        }
    }

    /// The round box that completes a task or opens it again.
    func completeBox(_ task: PlannedTask) -> Node {
        let isDone = task.completed != nil
        let action: TaskAction = isDone ? .reopen : .complete
        let label = visit.strings(isDone ? .taskReopenNamed : .taskCompleteNamed, .text("title", task.title))
        return completeButton(
            label, action: Route.taskAction(task.id, action).link(), operation: OperationSlot.mark,
            back: back.path, isDone: isDone)
    }

    /// The ways to act on a task, behind a small button; the same as dragging offers, and more.
    func menu(_ task: PlannedTask) -> Node {
        let strings = visit.strings
        return actionMenu(strings(.taskActions, .text("title", task.title))) {
            menuLink(strings[.taskEdit], icon: .edit, href: Route.task(task.id).link(), .data("sheet"))
            menuLink(
                strings[task.placement == nil ? .taskSchedule : .taskMove], icon: .move,
                href: Route.taskActions(task.id).link(), .data("sheet"))
            item(task, .duplicate, strings[.taskDuplicate], .copy)
            if task.placement != nil { item(task, .unschedule, strings[.taskUnschedule], .inbox) }
            item(task, .delete, strings[.taskDelete], .trash, isDanger: true)
        }
    }

    /// The button that a swipe towards the end presses; without touch the menu offers the same.
    func deleteButton(_ task: PlannedTask) -> Node {
        postForm(
            Route.taskAction(task.id, .delete).link(), operation: OperationSlot.mark, .class("swipe-only"),
            .data("inplace"), .data("swipe", "delete")
        ) { hiddenInput(FieldName.back.rawValue, back.path) }
    }

    private func item(_ task: PlannedTask, _ action: TaskAction, _ label: String, _ icon: Icon, isDanger: Bool = false)
        -> Node
    {
        menuButton(
            label, icon: icon, action: Route.taskAction(task.id, action).link(), operation: OperationSlot.mark,
            isDanger: isDanger
        ) { hiddenInput(FieldName.back.rawValue, back.path) }
    }
}

extension TaskAction {
    /// The name of what a touch feels like when it was taken.
    var haptic: String {
        switch self {
        case .complete: "success"
        case .delete, .unschedule: "medium"
        default: "light"
        }
    }
}
