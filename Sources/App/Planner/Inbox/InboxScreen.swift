import Interface
import Planner
import Records

/// Everything without a time yet.
enum InboxScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply { try show(visit, InboxList(visit)) }

    /// The choice of several tasks again after a refusal, with what was chosen.
    static func refused(_ visit: Visit, _ form: FormFields, _ words: RefusalWords) throws(Missing) -> Reply {
        let query = form[.filter].flatMap { try? FormFields(query: $0) } ?? FormFields()
        return try show(visit, InboxList(visit, InboxFilter(query)), words: words, form: form)
    }

    private static func show(_ visit: Visit, _ list: InboxList, words: RefusalWords? = nil, form: FormFields? = nil)
        -> Reply
    {
        guard !visit.wantsJSON else {
            return .json(
                .object([
                    "count": .int(Int64(list.count)), "found": .int(Int64(list.found)),
                    "tasks": .array(list.tasks.map { task in TaskJSON.json(task) }),
                ]))
        }
        let panel = InboxPanel(visit, list)
        let strings = visit.strings
        return .page(
            Page(
                title: strings[.inboxTitle], area: .today, name: "inbox",
                header: PageHeader(
                    strings[.inboxTitle], details: strings.parted([.text(strings(.inboxCount, count: list.count))]),
                    back: Route.planner(.today).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.tasks, visit)
                ).node,
                content: group {
                    if list.isChoosing {
                        SeveralTasksForm(visit, list, words: words, form: form).node
                    } else {
                        panel.quickForm(id: "quick")
                        if list.count > 0 || list.filter.isActive { InboxFilterView(visit, list.filter).node }
                        div(.id(InboxFilterView.results)) {
                            if list.filter.isActive {
                                p(.role("status"), .class("field-hint")) { strings(.inboxFound, count: list.found) }
                            }
                            panel.forms.shared
                            panel.list
                            if list.isLater {
                                linkButton(strings[.inboxNewest], href: Route.planner(.inbox).link(), kind: .quiet)
                            }
                            if !list.tasks.isEmpty {
                                linkButton(
                                    strings[.severalChoose], href: list.link(QueryItem(.choose, "on")), kind: .quiet,
                                    icon: .check)
                            }
                        }
                    }
                }),
            status: words?.status ?? 200)
    }
}
