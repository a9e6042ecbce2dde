import Interface
import Planner
import Records

/// Everything without a time yet.
enum InboxScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        let before = visit.parameter(.before).flatMap { TaskID.checked(Substring($0)) }
        let query = TaskStore.inboxQuery(before: before)
        try visit.library.require([query, TaskStore.inboxCountQuery])
        let tasks = try TaskStore(library: visit.library).tasks(query)
        let count = try visit.library.count(TaskStore.inboxCountQuery)
        guard !visit.wantsJSON else {
            return .json(
                .object(["count": .int(Int64(count)), "tasks": .array(tasks.map { task in TaskJSON.json(task) })]))
        }
        let panel = InboxPanel(visit, tasks: tasks, count: count, back: .inbox)
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.inboxTitle], area: .today, name: "inbox",
                header: PageHeader(
                    strings[.inboxTitle], details: [.text(strings(.inboxCount, count: count))],
                    back: Route.today.link(), backLabel: strings[.navBack]
                ).node,
                content: group {
                    panel.quickForm(id: "quick")
                    TaskForms(visit, back: .inbox).shared
                    panel.list
                    if before != nil {
                        linkButton(strings[.inboxNewest], href: Route.inbox.link(), kind: .quiet)
                    }
                }))
    }
}
