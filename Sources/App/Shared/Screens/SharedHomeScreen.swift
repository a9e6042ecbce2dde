import Interface
import Records

/// The lists that the person is in: `/shared`.
enum SharedHomeScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([SharedList.query, SharedRefusal.query])
        let records = try context.library.records(SharedList.query)
        guard !context.wantsJSON else { return .json(json(records)) }
        let strings = context.strings
        let refusals = try SharedRefusal.all(context).filter { $0.list != SchoolSpace.id }
        try context.library.require(records.flatMap { record in SharedList.queries(record.key.id) })
        var lists: [SharedList] = []
        for record in records {
            if let list = try SharedList.load(record.key.id, context.library) { lists.append(list) }
        }
        return .page(
            Page(
                title: strings[.areaLists], area: .lists, name: "shared", header: PageHeader(strings[.areaLists]).node,
                content: group {
                    for refusal in refusals { refusal.node(context, canSend: false, back: .home) }
                    p(.class("part-lead")) { strings[.sharedLead] }
                    if !lists.isEmpty {
                        rows(.data("shared-lists")) { for list in lists { row(list, context) } }
                    }
                    form(context)
                }))
    }

    /// A list with who it is shared with, and how much of it is still to be got.
    private static func row(_ list: SharedList, _ context: RequestContext) -> Node {
        let strings = context.strings
        let left = list.items.count { item in !item.isDone }
        let isWaiting = context.library.workspace.isGuess(SharedList.key(list.id))
        return linkRow(
            list.name, href: Route.shared(.list(list.id)).link(),
            detail: isWaiting ? strings[.sharedWaiting] : SharedNames(list, context).company, icon: .errands,
            value: left == 0 ? "" : strings(.sharedLeft, count: left))
    }

    private static func form(_ context: RequestContext) -> Node {
        let (strings, limits) = (context.strings, SharedLimits(context.bundle))
        return titledSection(strings[.sharedNew], id: "new-list") {
            postForm(Route.shared(.home).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                Field(FieldName.name.rawValue, label: strings[.sharedName]).text("", .maxlength(limits.name))
                Field(
                    FieldName.memberName.rawValue, label: strings[.sharedYourName], hint: strings[.sharedYourNameHint]
                )
                .text("", .maxlength(limits.name))
                div(.class("form-actions")) { submitButton(strings[.sharedMake], icon: .plus) }
            }
        }
    }

    private static func json(_ records: [Record]) -> JSON {
        var lists: [JSON] = []
        for record in records {
            lists.append(.object(["id": .string(record.key.id), "name": record.value("name") ?? .null]))
        }
        return .object(["lists": .array(lists)])
    }
}
