import Interface
import Planner

/// The inbox as a list with its quick form: on its own page, and beside the timeline on wide screens.
struct InboxPanel {
    let context: RequestContext
    let tasks: [PlannedTask]
    let count: Int
    /// The page that contains the list.
    let back: Route
    let forms: TaskForms
    /// The list of the inbox's own page, or `nil` beside a day.
    private let listing: InboxList?
    private let looks: TaskLooks
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, tasks: [PlannedTask], count: Int, back: Route) {
        self.context = context
        self.tasks = tasks
        self.count = count
        self.back = back
        listing = nil
        forms = TaskForms(context, back: back)
        looks = TaskLooks(context)
    }

    /// The inbox on its own page.
    init(_ context: RequestContext, _ list: InboxList) {
        self.context = context
        tasks = list.tasks
        count = list.count
        back = .planner(.inbox)
        listing = list
        forms = TaskForms(context, back: .planner(.inbox), filter: QueryItem.text(list.filter.items))
        looks = TaskLooks(context)
    }

    /// A link to the inbox with the number of its tasks.
    static func link(_ context: RequestContext, count: Int) -> Node {
        a(
            href: Route.planner(.inbox).link(), .class("icon-button", "inbox-link"), .id("inbox-link"), .data("live"),
            .aria("label", context.strings(.inboxCount, count: count)), .title(context.strings[.inboxOpen])
        ) {
            Icon.inbox.node()
            if count > 0 { span(.class("count"), .ariaHidden) { context.strings.number(count) } }
        }
    }

    /// The inbox beside a day.
    var aside: Node {
        Interface.aside(.class("beside"), .id("inbox-panel"), .data("live"), .aria("labelledby", "inbox-heading")) {
            div(.class("part-head")) {
                h2(.id("inbox-heading")) { strings[.inboxTitle] }
                if count > 0 { badge(strings.number(count)) }
            }
            quickForm(id: "quick-beside")
            list
        }
    }

    /// The form that adds a task with only a title.
    func quickForm(id: String) -> Node {
        postForm(
            Route.planner(.tasks).link(), operation: IdempotencyKeySlot.mark, .class("quick"), .data("inplace"),
            .data("haptic", "create")
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            label(.for(id), .class("spoken")) { strings[.inboxAdd] }
            input(
                .type("text"), .id(id), .name(FieldName.title.rawValue), .class("control"), .dirAuto,
                .placeholder(strings[.inboxQuick]), .enterkeyhint("done"), .autocomplete("off"))
            iconButton(.plus, label: strings[.inboxAdd])
        }
    }

    /// The tasks, newest first.
    @NodeBuilder var list: Node {
        if tasks.isEmpty, listing?.filter.isActive == true {
            p(.class("card", "part")) { strings[.inboxNothingFound] }
        } else if tasks.isEmpty {
            emptyState(.clearInbox, title: strings[.inboxEmptyTitle], text: strings[.inboxEmptyBody])
        } else {
            ul(.class("card", "rows")) {
                for task in tasks { item(task) }
            }
            if let more { linkButton(strings[.inboxMore], href: more, kind: .quiet, icon: .expand) }
        }
    }

    /// A link to the tasks that aren't listed: the next screenful on the inbox's own page, or beside a day the inbox.
    private var more: Link? {
        if let listing { return listing.more }
        return count > tasks.count ? Route.planner(.inbox).link() : nil
    }

    private func item(_ task: PlannedTask) -> Node {
        let look = looks[task.category]
        return row(
            a(href: Route.planner(.task(task.id)).link(), .data("sheet"), .dirAuto) { task.title },
            detail: Self.detail(task, look, strings),
            leading: forms.completeBox(task),
            trailing: forms.menu(task, .data("swipe", "schedule")), .class("inbox-item", "tint-\(look.name)"),
            .id("inbox-\(task.id)"), .data("task", task.id),
            .data("duration", task.duration), .data("swipe-row"))
    }

    /// The details in a task's row: the category, the duration, and the progress of its steps.
    static func detail(_ task: PlannedTask, _ look: TaskLook, _ strings: Strings) -> Node {
        var details: [Node] = [.text(look.label), .text(strings.duration(minutes: task.duration))]
        if !task.checklist.isEmpty {
            details.append(
                .text(
                    strings(
                        .checklistProgress, .number("done", task.checklist.done),
                        .number("count", task.checklist.steps.count))))
        }
        return strings.parted(details)
    }
}
