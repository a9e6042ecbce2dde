import Almanac
import Interface
import Planner
import Records

/// What a file with tasks says: which are new, which are there already, what is wrong with which line.
struct TaskImportView {
    let visit: Visit
    let found: TaskImport
    private var strings: Strings { visit.strings }

    /// So many tasks are listed; a file may hold thousands.
    private static let most = 200

    init(_ visit: Visit, _ found: TaskImport) {
        self.visit = visit
        self.found = found
    }

    @NodeBuilder var node: Node {
        let fresh = found.fresh.count
        if fresh == 0 { p(.class("banner", "tone-notice"), .role("status")) { strings[.taskImportAllKnown] } }
        problems
        card(.class("part")) {
            h2 { strings(.taskImportFound, count: fresh) }
            if found.entries.count > fresh { p { strings(.taskImportKnown, count: found.entries.count - fresh) } }
            postForm(Route.planner(.importTasks).link(), operation: OperationSlot.mark, .multipart) {
                hiddenInput(FieldName.text.rawValue, found.text ?? "")
                hiddenInput(FieldName.fileName.rawValue, found.fileName)
                hiddenInput(FieldName.step.rawValue, TaskImportCommand.Step.accept.rawValue)
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

    /// What is said of single lines.
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
        let look = TaskLook(task.category, visit)
        var details: [Node] = []
        if let repetition = entry.repetition {
            details.append(.text(RepeatSentence(visit).text(repetition)))
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
