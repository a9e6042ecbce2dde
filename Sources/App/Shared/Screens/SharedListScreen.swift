import Interface
import Records

/// A list with its items: `/shared/ID`.
enum SharedListScreen {
    static func show(_ context: RequestContext, _ id: String) throws(NeedsData) -> Reply {
        try context.library.require(SharedList.queries(id) + [SharedRefusal.query])
        guard let list = try SharedList.load(id, context.library) else { return ErrorScreen.notFound(context) }
        let refusals = try SharedRefusal.all(context).filter { refusal in refusal.list == id }
        let view = SharedListView(context: context, list: list, refusals: refusals)
        guard !context.wantsJSON else { return .json(view.json) }
        return .page(
            Page(
                title: list.name, area: .lists, name: "shared-list", header: view.header, content: view.content))
    }
}

/// The parts of a list's page.
struct SharedListView {
    let context: RequestContext
    let list: SharedList
    let refusals: [SharedRefusal]
    private var strings: Strings { context.strings }
    private var names: SharedNames { SharedNames(list, context) }

    var header: Node {
        PageHeader(
            list.name, details: .text(names.company), back: Route.shared(.home).link(), backLabel: strings[.areaLists],
            actions: iconLink(
                .family, label: strings[.sharedMembers], href: Route.shared(.members(list.id)).link(),
                .class("print-hidden"))
        ).node
    }

    @NodeBuilder var content: Node {
        for refusal in refusals { refusal.node(context, canSend: true, back: .list(list.id)) }
        add
        let open = list.items.filter { item in !item.isDone }
        let done = list.items.filter { item in item.isDone }
        if list.items.isEmpty {
            emptyState(.clearInbox, title: strings[.sharedEmpty], text: strings[.sharedEmptyBody])
        } else if open.isEmpty {
            p(.class("part-lead")) { strings[.sharedAllDone] }
        } else {
            rows(.class("shared-items"), .data("shared-items")) {
                for item in open { SharedRow(context: context, list: list, item: item).node }
            }
        }
        if !done.isEmpty {
            titledSection(strings(.sharedDone, .number("count", done.count)), id: "done", actions: clear) {
                rows(.class("shared-items"), .data("shared-done")) {
                    for item in done { SharedRow(context: context, list: list, item: item).node }
                }
            }
        }
        if list.present.count == 1 {
            div(.class("form-actions", "print-hidden")) {
                linkButton(
                    strings[.sharedInvite], href: Route.shared(.members(list.id)).link(), kind: .secondary,
                    icon: .share)
            }
        }
    }

    private var clear: Node {
        postForm(
            Route.shared(.list(list.id)).link(), operation: IdempotencyKeySlot.mark, .class("print-hidden"),
            .data("inplace"), .data("haptic", "light")
        ) {
            hiddenInput(FieldName.step.rawValue, SharedHandler.ListStep.clear.rawValue)
            submitButton(strings[.sharedClear], kind: .quiet)
        }
    }

    /// One line to write in, above the items: the next thing is written where the last one was.
    private var add: Node {
        postForm(
            Route.shared(.list(list.id)).link(), operation: IdempotencyKeySlot.mark,
            .class("field-with-button", "shared-add", "print-hidden"), .data("inplace"), .data("haptic", "light")
        ) {
            Field(FieldName.text.rawValue, label: strings[.sharedItem], isLabelHidden: true).text(
                "", .maxlength(SharedLimits(context.bundle).text), .placeholder(strings[.sharedItem]),
                .enterkeyhint("done"), .autocomplete("off"))
            submitButton(strings[.sharedAdd], icon: .plus)
        }
    }

    var json: JSON {
        var items: [JSON] = []
        for item in list.items {
            items.append(
                .object([
                    "id": .string(item.id), "text": .string(item.text), "author": .string(item.author),
                    "done": .string(item.doneBy), "taken": .string(item.takenBy), "waiting": .bool(item.isWaiting),
                ]))
        }
        var members: [JSON] = []
        for member in list.present {
            members.append(
                .object([
                    "person": .string(member.person), "name": .string(member.name),
                    "you": .bool(names.isOwn(member.person)),
                ]))
        }
        return .object([
            "id": .string(list.id), "name": .string(list.name), "keeper": .string(list.keeper),
            "members": .array(members), "items": .array(items),
            "refused": .array(
                refusals.map { refusal in
                    .object(["text": .string(refusal.text), "reason": .string(refusal.reason)])
                }),
        ])
    }
}
