import Almanac
import Interface
import Planner
import Records

/// The form for a new task, and for one that exists.
enum TaskScreen {
    static func new(_ visit: Visit) throws(Missing) -> Reply {
        .page(
            page(visit, try TaskFields(visit, form: nil, task: nil), task: nil, hint: try WhenHint(visit, nil)))
    }

    /// The form again after a refusal, with what was typed.
    static func new(_ visit: Visit, form: FormFields, words: RefusalWords) throws(Missing) -> Reply {
        .page(
            page(visit, try TaskFields(visit, form: form, task: nil), task: nil, words: words, hint: .empty(visit)),
            status: words.status)
    }

    static func edit(_ visit: Visit, id: String) throws(Missing) -> Reply {
        guard let task = try TaskStore(library: visit.library).task(id, on: visit), !task.isDeleted else {
            return ErrorScreen.taskGone(visit).page
        }
        guard !visit.wantsJSON else { return .json(.object(["task": TaskJSON.json(task)])) }
        return .page(
            page(visit, try TaskFields(visit, form: nil, task: task), task: task, hint: try WhenHint(visit, task)))
    }

    /// The form again after a refusal, with what was typed.
    static func edit(_ visit: Visit, _ task: PlannedTask, form: FormFields, words: RefusalWords) throws(Missing)
        -> Reply
    {
        .page(
            page(visit, try TaskFields(visit, form: form, task: task), task: task, words: words, hint: .empty(visit)),
            status: words.status)
    }

    private static func page(
        _ visit: Visit, _ fields: TaskFields, task: PlannedTask?, words: RefusalWords? = nil, hint: WhenHint
    ) -> Page {
        let strings = visit.strings
        let heading = strings[task == nil ? .taskNew : .taskEdit]
        let action = task.map { Route.planner(.task($0.id)) } ?? .planner(.tasks)
        return Page(
            title: heading, area: .today, name: "task",
            header: PageHeader(heading, back: fields.back.link(), backLabel: strings[.navBack]).node,
            content: sheetPage(.data("sheet-content")) {
                postForm(
                    action.link(), operation: OperationSlot.mark, .class("task-form"), .data("inplace"),
                    .data("haptic", "create"), .data("draft"), .data("text-kept", strings[.draftKept]),
                    .data("when", (task.map { Route.planner(.task($0.id)) } ?? .planner(.newTask)).path)
                ) {
                    hiddenInput(FieldName.back.rawValue, fields.back.path)
                    if let words { RefusalView(visit, words).summary } else { draftNote(strings) }
                    fields.node(words, hint)
                    div(.class("form-actions")) {
                        submitButton(strings[task == nil ? .taskAdd : .taskSave], icon: task == nil ? .plus : .check)
                        linkButton(strings[.taskCancel], href: fields.back.link(), kind: .quiet, .data("close"))
                    }
                }
                if let task { MeetingLinks.node(task.notes, strings) }
                if let task { TaskExtras(visit, task, back: fields.back).node }
            })
    }

    /// Shown by a script over a form into which it has put what was typed before and not sent.
    private static func draftNote(_ strings: Strings) -> Node {
        div(.class("banner", "tone-accent"), .data("draft-note"), .hidden()) {
            Icon.edit.node()
            p(.role("status")) { strings[.draftBack] }
            div(.class("banner-actions")) {
                button(.type("reset"), .class("button", "button-quiet")) { strings[.draftDiscard] }
            }
        }
    }
}
