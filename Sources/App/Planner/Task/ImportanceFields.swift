import Almanac
import Interface
import Planner
import Records

/// A task's steps, priority, deadline, fixed time and own reminder: optional, and out of the way of people who only
/// need a title (K69).
struct ImportanceFields {
    let context: RequestContext
    let form: FormFields?
    let task: PlannedTask?
    let words: RefusalWords?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, form: FormFields?, task: PlannedTask?, words: RefusalWords?) {
        self.context = context
        self.form = form
        self.task = task
        self.words = words
    }

    var node: Node {
        group {
            Field(
                FieldName.checklist.rawValue, label: strings[.checklistTitle], hint: strings[.checklistHint],
                error: words?.message(.checklist)
            ).lines(value(.checklist), rows: 2)
            Field(FieldName.priority.rawValue, label: strings[.taskPriority], error: words?.message(.priority))
                .segments(
                    [
                        Choice("", strings[.taskPriorityNone]), Choice("low", strings[.taskPriorityLow]),
                        Choice("medium", strings[.taskPriorityMedium]), Choice("high", strings[.taskPriorityHigh]),
                    ], selected: value(.priority))
            div(.class("field-pair")) {
                Field(
                    FieldName.deadlineDay.rawValue, label: strings[.taskDeadline], error: words?.message(.deadlineDay)
                ).machine(value(.deadlineDay), type: "date")
                Field(
                    FieldName.deadlineTime.rawValue, label: strings[.taskDeadlineTime],
                    error: words?.message(.deadlineTime)
                ).machine(value(.deadlineTime), type: "time")
            }
            // An unticked box sends nothing, so a hidden "off" comes before it.
            hiddenInput(FieldName.fixed.rawValue, "off")
            Field(FieldName.fixed.rawValue, label: strings[.taskFixed], hint: strings[.taskFixedHint]).toggle(
                value(.fixed) == "on")
            lead
        }
    }

    /// How long before its start the task's reminder comes (MZ-096).
    private var lead: Node {
        var choices = [Choice("", strings[.taskLeadGeneral])]
        for minutes in ImportanceForm.leads(context) {
            choices.append(Choice("\(minutes)", strings.shortDuration(minutes: minutes)))
        }
        return Field(
            FieldName.lead.rawValue, label: strings[.taskLead], hint: strings[.taskLeadHint],
            error: words?.message(.lead)
        ).segments(choices, selected: value(.lead))
    }

    private func value(_ field: FieldName) -> String {
        form?.last(field) ?? Self.value(field, of: task)
    }

    /// The value that a field shows of a task.
    static func value(_ field: FieldName, of task: PlannedTask?) -> String {
        switch field {
        case .priority: task?.priority?.rawValue ?? ""
        case .deadlineDay: task?.deadline?.date.description ?? ""
        case .deadlineTime: task?.deadline?.time?.description ?? ""
        case .checklist: task?.checklist.lines ?? ""
        case .lead: task?.lead.map { "\($0)" } ?? ""
        case .fixed: task?.isFixed == true ? "on" : "off"
        default: ""
        }
    }
}
