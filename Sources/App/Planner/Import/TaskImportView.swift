import Almanac
import Interface
import Planner
import Records

/// The contents of a file with tasks: which are new, which exist already, and what is wrong with which line.
struct TaskImportView {
    let context: RequestContext
    let found: TaskImport
    private var strings: Strings { context.strings }

    /// The number of tasks listed; a file may hold thousands.
    private static let most = 200

    init(_ context: RequestContext, _ found: TaskImport) {
        self.context = context
        self.found = found
    }

    @NodeBuilder var node: Node {
        let fresh = found.fresh.count
        if fresh == 0 { p(.class("banner", "tone-notice"), .role("status")) { strings[.taskImportAllKnown] } }
        problems
        card(.class("part")) {
            h2 { strings(.taskImportFound, count: fresh) }
            if found.entries.count > fresh { p { strings(.taskImportKnown, count: found.entries.count - fresh) } }
            postForm(Route.planner(.importTasks).link(), operation: IdempotencyKeySlot.mark, .multipart) {
                hiddenInput(FieldName.text.rawValue, found.text ?? "")
                hiddenInput(FieldName.fileName.rawValue, found.fileName)
                hiddenInput(FieldName.step.rawValue, TaskImportHandler.Step.accept.rawValue)
                div(.class("form-actions")) {
                    if fresh > 0, found.text != nil {
                        submitButton(strings(.taskImportAccept, count: fresh), icon: .check)
                    }
                    linkButton(strings[.taskCancel], href: Route.planner(.importTasks).link(), kind: .quiet)
                }
            }
        }
        rows(.class("import-rows")) {
            for entry in found.entries.prefix(Self.most) { item(entry) }
        }
        if found.entries.count > Self.most {
            p(.class("part-lead")) { strings(.taskImportMore, count: found.entries.count - Self.most) }
        }
    }

    /// The remarks on single lines.
    @NodeBuilder var problems: Node {
        if !found.remarks.isEmpty {
            let isRefused = found.entries.isEmpty
            div(
                .class("banner", isRefused ? "tone-danger" : "tone-notice"), .role(isRefused ? "alert" : "note"),
                .id("errors")
            ) {
                Icon.warning.node()
                div {
                    p { strong { strings[isRefused ? .taskImportEmpty : .taskImportRemarks] } }
                    ul(.class("problems")) { for remark in found.remarks { line(remark) } }
                    if found.furtherRemarks > 0 { p { strings(.taskImportMore, count: found.furtherRemarks) } }
                }
            }
        }
    }

    private func line(_ remark: TaskFileRemark) -> Node {
        li {
            if remark.line > 0 {
                span(.class("problem-place")) { strings(.timetableAtLine, .number("line", remark.line)) + ": " }
            }
            span { strings.words(remark) }
        }
    }

    private func item(_ entry: TaskImport.Entry) -> Node {
        let task = entry.task
        let look = TaskLook(task.category, context)
        var details: [Node] = []
        if let repetition = entry.repetition {
            details.append(.text(RepeatSentence(context).text(repetition)))
        } else if let placement = task.placement {
            details.append(
                .text(
                    strings.relativeDay(placement.date, today: found.days.today) + strings[key: "list.comma"]
                        + strings.time(minute: placement.start)))
        } else {
            details.append(.text(strings[.inboxTitle]))
        }
        details.append(.text(strings.duration(minutes: task.duration)))
        if task.category != nil { details.append(.text(look.label)) }
        return row(
            bdi { task.title }, detail: strings.parted(details),
            leading: (entry.isKnown ? Icon.copy : entry.repetition == nil ? .plus : .repeats).node(),
            trailing: entry.isKnown ? badge(strings[.taskImportIsKnown]) : .nothing, .class("tint-\(look.name)"))
    }
}
