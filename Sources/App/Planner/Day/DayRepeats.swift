import Almanac
import Interface
import Planner

/// Repeating tasks that have no place on the day, and tasks that were moved because of a prayer.
struct DayRepeats {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        if !day.unplaced.isEmpty {
            titledSection(strings[.unplacedTitle], id: "unplaced") {
                p(.class("part-lead")) { strings[.unplacedBody] }
                rows {
                    for entry in day.unplaced { unplaced(entry) }
                }
            }
        }
        if !shifted.isEmpty {
            titledSection(strings[.shiftedTitle], id: "shifted") {
                rows {
                    for item in shifted {
                        row(title(item.task), detail: .text(words(item.task)))
                    }
                }
            }
        }
    }

    /// Open tasks that are at another time than wanted.
    private var shifted: [TaskItem] {
        var shifted: [TaskItem] = []
        for case .task(let item) in day.plan.items where item.task.wanted != nil && item.phase != .done {
            shifted.append(item)
        }
        return shifted
    }

    private func title(_ task: PlannedTask) -> Node {
        a(href: Route.planner(.task(task.id)).link(), .data("sheet"), .dirAuto) { task.title }
    }

    private func words(_ task: PlannedTask) -> String {
        strings(
            .shiftedBody, .word("time", strings.time(minute: task.placement?.start ?? 0)),
            .word("wanted", strings.time(minute: task.wanted ?? 0)))
    }

    private func unplaced(_ entry: DayTasks.Unplaced) -> Node {
        let forms = TaskForms(context, back: day.route)
        let reason =
            entry.wanted.map { strings(.unplacedNoRoom, .word("time", strings.time(minute: $0))) }
            ?? strings[.unplacedNoTime]
        return row(
            title(entry.task),
            detail: strings.parted([.text(reason), .text(strings.duration(minutes: entry.task.duration))]),
            trailing: group {
                div(.class("row-actions")) {
                    for start in FreeTimes(day.plan, for: entry.task, limit: 3).starts {
                        forms.moveButton(entry.task, day.date, start)
                    }
                    forms.button(entry.task, .complete, strings[.taskComplete])
                    forms.button(entry.task, .delete, strings[.unplacedSkip])
                }
            }, .data("task", entry.task.id))
    }
}
