import Interface
import Planner
import Records

/// Further actions on a task, below its form.
struct TaskExtras {
    let context: RequestContext
    let task: PlannedTask
    let back: Route

    init(_ context: RequestContext, _ task: PlannedTask, back: Route) {
        self.context = context
        self.task = task
        self.back = back
    }

    var node: Node {
        let strings = context.strings
        let forms = TaskForms(context, back: back)
        let isDone = task.completed != nil
        return div(.class("form-extras")) {
            forms.button(
                task, isDone ? .reopen : .complete, strings[isDone ? .taskReopen : .taskComplete], icon: .check)
            linkButton(
                strings[task.placement == nil ? .taskSchedule : .taskMove],
                href: Route.planner(.taskActions(task.id)).link(),
                icon: .move, .data("sheet"))
            if !task.isExternal {
                linkButton(strings[.checklistOpen], href: Route.planner(.checklist(task.id)).link(), icon: .check)
            }
            forms.button(task, .duplicate, strings[.taskDuplicate], icon: .copy)
            if task.placement != nil { forms.button(task, .unschedule, strings[.taskUnschedule], icon: .inbox) }
            forms.button(task, .delete, strings[.taskDelete], kind: .danger, icon: .trash)
            if task.series != nil {
                forms.deleteButton(task, .following, strings[.repeatDeleteFollowing])
                forms.deleteButton(task, .all, strings[.repeatDeleteAll])
            }
        }
    }
}
