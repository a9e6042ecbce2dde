import Almanac
import Interface
import Planner
import Records

/// The form for a new or existing task.
enum TaskScreen {
    static func new(_ context: RequestContext) throws(NeedsData) -> Reply {
        .page(
            page(context, try TaskFields(context, form: nil, task: nil), task: nil, hint: try WhenHint(context, nil)))
    }

    /// The form again after a refusal, with the typed values.
    static func new(_ context: RequestContext, form: FormFields, words: RefusalWords) throws(NeedsData) -> Reply {
        .page(
            page(
                context, try TaskFields(context, form: form, task: nil), task: nil, words: words, hint: .empty(context)),
            status: words.status)
    }

    static func edit(_ context: RequestContext, id: String) throws(NeedsData) -> Reply {
        guard let task = try TaskStore(library: context.library).task(id, on: context), !task.isDeleted else {
            return ErrorScreen.taskGone(context).page
        }
        guard !context.wantsJSON else { return .json(.object(["task": TaskJSON.json(task)])) }
        return .page(
            page(context, try TaskFields(context, form: nil, task: task), task: task, hint: try WhenHint(context, task))
        )
    }

    /// The form again after a refusal, with the typed values.
    static func edit(_ context: RequestContext, _ task: PlannedTask, form: FormFields, words: RefusalWords)
        throws(NeedsData)
        -> Reply
    {
        .page(
            page(
                context, try TaskFields(context, form: form, task: task), task: task, words: words,
                hint: .empty(context)),
            status: words.status)
    }

    private static func page(
        _ context: RequestContext, _ fields: TaskFields, task: PlannedTask?, words: RefusalWords? = nil, hint: WhenHint
    ) -> Page {
        let strings = context.strings
        let heading = strings[task == nil ? .taskNew : .taskEdit]
        let action = task.map { Route.planner(.task($0.id)) } ?? .planner(.tasks)
        return Page(
            title: heading, area: .today, name: "task",
            header: PageHeader(heading, back: fields.back.link(), backLabel: strings[.navBack]).node,
            content: sheetPage(.data("sheet-content")) {
                postForm(
                    action.link(), operation: IdempotencyKeySlot.mark, .class("task-form"), .data("inplace"),
                    .data("haptic", "create"), .data("draft"), .data("text-kept", strings[.draftKept]),
                    .data("when", (task.map { Route.planner(.task($0.id)) } ?? .planner(.newTask)).path)
                ) {
                    hiddenInput(FieldName.back.rawValue, fields.back.path)
                    if let words { RefusalView(context, words).summary } else { draftNote(strings) }
                    fields.node(words, hint)
                    div(.class("form-actions")) {
                        submitButton(strings[task == nil ? .taskAdd : .taskSave], icon: task == nil ? .plus : .check)
                        linkButton(strings[.taskCancel], href: fields.back.link(), kind: .quiet, .data("close"))
                    }
                }
                if let task, task.isHeldOnce { p(.class("field-hint")) { strings[.calendarOnce] } }
                if let task { MeetingLinks.node(task.notes, strings) }
                if let task { TaskExtras(context, task, back: fields.back).node }
            })
    }

    /// A note that a script shows above a form into which it has restored unsent input.
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
