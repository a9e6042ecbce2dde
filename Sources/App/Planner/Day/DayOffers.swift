import Almanac
import Interface
import Planner

/// What needs a decision: tasks that now overlap a prayer, and those left open yesterday.
struct DayOffers {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        LateOffer(context, day).node
        if !day.plan.conflicts.isEmpty {
            titledSection(strings[.dayConflictsTitle], id: "conflicts", actions: around) {
                p(.class("part-lead")) { strings[.dayConflictsBody] }
                rows {
                    for conflict in day.plan.conflicts { self.conflict(conflict) }
                }
            }
        }
        if !day.plan.carriedOver.isEmpty {
            titledSection(strings[.dayCarryTitle], id: "carried-over") {
                p(.class("part-lead")) { strings(.dayCarryBody, count: day.plan.carriedOver.count) }
                rows {
                    for task in day.plan.carriedOver { carried(task) }
                }
            }
        }
    }

    /// A button that moves all of them at once (MZ-050).
    private var around: Node {
        postForm(
            Route.planner(.dayAction(day.date, .around)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, day.route.path)
            submitButton(strings[.dayAround], kind: .secondary, icon: .move)
        }
    }

    private func conflict(_ conflict: PlanConflict) -> Node {
        row(
            a(href: Route.planner(.task(conflict.task.id)).link(), .data("sheet"), .dirAuto) { conflict.task.title },
            detail: .text(place(conflict)),
            trailing: group {
                div(.class("row-actions")) {
                    for start in conflict.refusal.suggestions {
                        TaskForms(context, back: day.route).moveButton(conflict.task, day.date, start)
                    }
                    if !conflict.refusal.parts.isEmpty {
                        TaskForms(context, back: day.route).button(conflict.task, .split, strings[.taskSplitShort])
                    }
                    TaskForms(context, back: day.route).button(conflict.task, .unschedule, strings[.dayCarryInbox])
                }
            })
    }

    private func place(_ conflict: PlanConflict) -> String {
        let start = strings.time(minute: conflict.refusal.start)
        guard case .prayers(let blocks) = conflict.refusal.reason else { return start }
        let names = strings.list(blocks.map { block in strings.name(block) })
        return strings(.dayConflictsAt, .word("start", start), .word("prayer", names))
    }

    private func carried(_ task: PlannedTask) -> Node {
        row(
            a(href: Route.planner(.task(task.id)).link(), .data("sheet"), .dirAuto) { task.title },
            detail: .text(strings.duration(minutes: task.duration)),
            trailing: group {
                div(.class("row-actions")) {
                    if let start = FreeTimes(day.plan, for: task).starts.first {
                        TaskForms(context, back: day.route).moveButton(task, day.date, start)
                    }
                    TaskForms(context, back: day.route).button(task, .complete, strings[.taskComplete])
                    TaskForms(context, back: day.route).button(task, .unschedule, strings[.dayCarryInbox])
                }
            })
    }
}
