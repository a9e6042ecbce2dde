import Interface
import Planner

/// The inbox as a list with its quick form: on its own page, and beside the timeline on wide screens.
struct InboxPanel {
    let visit: Visit
    let tasks: [PlannedTask]
    let count: Int
    /// The page that the list stands on.
    let back: Route
    private let forms: TaskForms
    private let looks: TaskLooks
    private var strings: Strings { visit.strings }

    init(_ visit: Visit, tasks: [PlannedTask], count: Int, back: Route) {
        self.visit = visit
        self.tasks = tasks
        self.count = count
        self.back = back
        forms = TaskForms(visit, back: back)
        looks = TaskLooks(visit)
    }

    /// The link to the inbox with how many it holds.
    static func link(_ visit: Visit, count: Int) -> Node {
        a(
            href: Route.inbox.link(), .class("icon-button", "inbox-link"), .id("inbox-link"), .data("live"),
            .aria("label", visit.strings(.inboxCount, count: count)), .title(visit.strings[.inboxOpen])
        ) {
            Icon.inbox.node()
            if count > 0 { span(.class("count"), .ariaHidden) { visit.strings.number(count) } }
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

    /// The form that adds a task with nothing but a title.
    func quickForm(id: String) -> Node {
        postForm(Route.tasks.link(), operation: OperationSlot.mark, .class("quick"), .data("inplace"), .data("haptic", "medium")) {
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
        if tasks.isEmpty {
            emptyState(.clearInbox, title: strings[.inboxEmptyTitle], text: strings[.inboxEmptyBody])
        } else {
            ul(.class("card", "rows")) {
                for task in tasks { item(task) }
            }
            if let more { linkButton(strings[.inboxMore], href: more, kind: .quiet, icon: .expand) }
        }
    }

    /// Where the tasks that aren't listed are: the next screenful on the inbox's own page, the inbox beside a day.
    private var more: Link? {
        guard count > tasks.count else { return nil }
        guard back == .inbox else { return Route.inbox.link() }
        guard tasks.count == TaskStore.inboxPage, let last = tasks.last else { return nil }
        return Route.inbox.link(QueryItem(.before, last.id))
    }

    private func item(_ task: PlannedTask) -> Node {
        let look = looks[task.category]
        return row(
            a(href: Route.task(task.id).link(), .data("sheet"), .dirAuto) { task.title },
            detail: dotted([.text(look.label), .text(strings.duration(minutes: task.duration))]),
            leading: forms.completeBox(task),
            trailing: forms.menu(task, .data("swipe", "schedule")), .class("inbox-item", "tint-\(look.name)"), .id("inbox-\(task.id)"), .data("task", task.id),
            .data("duration", task.duration), .data("swipe-row"))
    }
}
