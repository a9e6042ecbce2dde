import Interface
import Planner
import Records

/// Everything without a time yet.
enum InboxScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply { try show(context, InboxList(context)) }

    /// The page for choosing several tasks after a refusal, with the same tasks ticked.
    static func refused(_ context: RequestContext, _ form: FormFields, _ words: RefusalWords) throws(NeedsData) -> Reply
    {
        let query = form[.filter].flatMap { try? FormFields(query: $0) } ?? FormFields()
        return try show(context, InboxList(context, InboxFilter(query)), words: words, form: form)
    }

    private static func show(
        _ context: RequestContext, _ list: InboxList, words: RefusalWords? = nil, form: FormFields? = nil
    )
        -> Reply
    {
        guard !context.wantsJSON else {
            return .json(
                .object([
                    "count": .int(Int64(list.count)), "found": .int(Int64(list.found)),
                    "tasks": .array(list.tasks.map { task in TaskJSON.json(task) }),
                ]))
        }
        let panel = InboxPanel(context, list)
        let strings = context.strings
        return .page(
            Page(
                title: strings[.inboxTitle], area: .today, name: "inbox",
                header: PageHeader(
                    strings[.inboxTitle], details: strings.parted([.text(strings(.inboxCount, count: list.count))]),
                    back: Route.planner(.today).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.tasks, context)
                ).node,
                content: group {
                    if list.isChoosing {
                        SeveralTasksForm(context, list, words: words, form: form).node
                    } else {
                        panel.quickForm(id: "quick")
                        if list.count > 0 || list.filter.isActive { InboxFilterView(context, list.filter).node }
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
