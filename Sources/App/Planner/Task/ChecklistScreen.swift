import Interface
import Planner
import Records

/// A task's steps: to tick, reorder, add and remove, each with its own button.
enum ChecklistScreen {
    static func show(_ context: RequestContext, id: String) throws(NeedsData) -> Reply {
        guard let task = try TaskStore(library: context.library).task(id, on: context), !task.isDeleted else {
            return ErrorScreen.taskGone(context).page
        }
        guard !context.wantsJSON else { return .json(.object(["task": TaskJSON.json(task)])) }
        return show(context, task)
    }

    static func show(
        _ context: RequestContext, _ task: PlannedTask, form: FormFields? = nil, words: RefusalWords? = nil
    ) -> Reply {
        let strings = context.strings
        let checklist = task.checklist
        let progress = strings(
            .checklistProgress, .number("done", checklist.done), .number("count", checklist.steps.count))
        return .page(
            Page(
                title: strings[.checklistTitle], area: .today, name: "checklist",
                header: PageHeader(
                    strings[.checklistTitle],
                    details: strings.parted([bdi { task.title }] + (checklist.isEmpty ? [] : [.text(progress)])),
                    back: Route.planner(.task(task.id)).link(), backLabel: strings[.navBack]
                ).node,
                content: group {
                    if checklist.isEmpty {
                        p(.class("part-lead")) { strings[.checklistEmpty] }
                    } else {
                        ol(.class("card", "rows", "checklist")) {
                            for index in checklist.steps.indices { row(context, task, index) }
                        }
                    }
                    add(context, task, form, words)
                }),
            status: words?.status ?? 200)
    }

    private static func row(_ context: RequestContext, _ task: PlannedTask, _ index: Int) -> Node {
        let step = task.checklist.steps[index]
        let strings = context.strings
        func label(_ phrase: Phrase) -> String { strings(phrase, .text("step", step.text)) }
        return li(.class("row", step.isDone ? "step-done" : "")) {
            postForm(
                Route.planner(.checklist(task.id)).link(), operation: IdempotencyKeySlot.mark, .class("step"),
                .data("inplace"),
                .data("haptic", "light")
            ) {
                hiddenInput(FieldName.item.rawValue, "\(index)")
                hiddenInput(FieldName.text.rawValue, step.text)
                button(
                    [
                        .type("submit"), .id("step-\(index)"), .name(FieldName.step.rawValue),
                        .value(step.isDone ? "untick" : "tick"),
                        .class(step.isDone ? "complete complete-done" : "complete"),
                        .aria("label", label(step.isDone ? .checklistUntick : .checklistTick)),
                    ]
                ) { Icon.check.node(.text) }
                span(.class("row-text", "row-title"), .dirAuto) { step.text }
                if index > 0 { stepButton(.up, label(.checklistUp), .expand, index, .class("step-up")) }
                if index + 1 < task.checklist.steps.count { stepButton(.down, label(.checklistDown), .expand, index) }
                stepButton(.remove, label(.checklistRemove), .trash, index)
            }
        }
    }

    private static func stepButton(
        _ step: ChecklistHandler.Step, _ label: String, _ icon: Icon, _ index: Int, _ attributes: Attribute...
    ) -> Node {
        button(
            [
                .type("submit"), .id("step-\(index)-\(step.rawValue)"), .name(FieldName.step.rawValue),
                .value(step.rawValue), .aria("label", label), .title(label), .class("icon-button"),
            ] + attributes
        ) { icon.node() }
    }

    private static func add(_ context: RequestContext, _ task: PlannedTask, _ form: FormFields?, _ words: RefusalWords?)
        -> Node
    {
        let strings = context.strings
        return postForm(
            Route.planner(.checklist(task.id)).link(), operation: IdempotencyKeySlot.mark, .class("part"),
            .data("inplace"),
            .data("haptic", "light")
        ) {
            hiddenInput(FieldName.step.rawValue, ChecklistHandler.Step.add.rawValue)
            Field(FieldName.checklist.rawValue, label: strings[.checklistNew], error: words?.message(.checklist)).text(
                form?[.checklist] ?? "", .enterkeyhint("done"), .autocomplete("off"))
            submitButton(strings[.checklistAdd], kind: .secondary, icon: .plus)
        }
    }
}
