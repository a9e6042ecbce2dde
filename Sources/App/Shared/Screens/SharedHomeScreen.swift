import Interface
import Records

/// The lists that the person is in: `/shared`.
enum SharedHomeScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try context.library.require([SharedList.query, SharedRefusal.query])
        let records = try context.library.records(SharedList.query)
        guard !context.wantsJSON else { return .json(json(records)) }
        let strings = context.strings
        let refusals = try SharedRefusal.all(context)
        return .page(
            Page(
                title: strings[.areaLists], area: .lists, name: "shared", header: PageHeader(strings[.areaLists]).node,
                content: group {
                    for refusal in refusals { refusal.node(context, canSend: false, back: .home) }
                    p(.class("part-lead")) { strings[.sharedLead] }
                    if !records.isEmpty { list(records, context) }
                    form(context)
                }))
    }

    private static func list(_ records: [Record], _ context: RequestContext) -> Node {
        rows {
            for record in records {
                linkRow(
                    record.value("name")?.string ?? "", href: Route.shared(.list(record.key.id)).link(),
                    detail: context.library.workspace.isGuess(record.key) ? context.strings[.sharedWaiting] : "",
                    icon: .check)
            }
        }
    }

    private static func form(_ context: RequestContext) -> Node {
        let strings = context.strings
        return titledSection(strings[.sharedNew], id: "new-list") {
            postForm(Route.shared(.home).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                Field(FieldName.name.rawValue, label: strings[.sharedName]).text("", .maxlength(SharedList.nameLimit))
                Field(
                    FieldName.memberName.rawValue, label: strings[.sharedYourName], hint: strings[.sharedYourNameHint]
                )
                .text("", .maxlength(SharedList.nameLimit))
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
