import Almanac
import Interface
import Planner

/// Offers for open tasks whose time has passed: more time, done, or a new arrangement. Nothing is moved automatically
/// (MZ-087).
struct LateOffer {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    @NodeBuilder var node: Node {
        if !day.plan.late.isEmpty {
            titledSection(strings[.lateTitle], id: "late", actions: reorganise) {
                p(.class("part-lead")) { strings[.lateBody] }
                rows {
                    for item in day.plan.late { late(item) }
                }
            }
        }
    }

    private var reorganise: Node {
        linkButton(
            strings[.reorganiseOffer], href: Route.planner(.reorganise(day.date)).link(),
            icon: context.isClosed("reorganise") ? .lock : .repeats)
    }

    private func late(_ item: TaskItem) -> Node {
        let forms = TaskForms(context, back: day.route)
        let step = strings.duration(minutes: context.bundle.planner.grid)
        return row(
            a(href: Route.planner(.task(item.task.id)).link(), .data("sheet"), .dirAuto) { item.task.title },
            detail: .text(strings(.lateUntil, .word("time", strings.time(minute: item.minutes.upperBound)))),
            trailing: group {
                div(.class("row-actions")) {
                    forms.button(item.task, .complete, strings[.taskComplete], icon: .check)
                    forms.button(item.task, .extend, strings(.taskExtend, .word("time", step)), icon: .plus)
                    forms.button(item.task, .next, strings[.taskNext], icon: .forward)
                }
            }, .data("task", item.task.id))
    }
}
