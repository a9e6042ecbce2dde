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
            list.name, details: .text(company), back: Route.shared(.home).link(), backLabel: strings[.areaLists]
        ).node
    }

    /// Who else is in the list.
    private var company: String {
        let others = list.present.filter { member in !names.isOwn(member.person) }
        return others.isEmpty
            ? strings[.sharedAlone]
            : strings(.sharedWith, .text("names", strings.list(others.map { names.name($0.person) })))
    }

    @NodeBuilder var content: Node {
        for refusal in refusals { refusal.node(context, canSend: true, back: .list(list.id)) }
        if list.items.isEmpty {
            emptyState(.clearInbox, title: strings[.sharedEmpty], text: strings[.sharedEmptyBody])
        } else {
            rows(.data("shared-items")) {
                for item in list.items where !item.isDone { row(item) }
                for item in list.items where item.isDone { row(item) }
            }
        }
        postForm(
            Route.shared(.list(list.id)).link(), operation: IdempotencyKeySlot.mark, .class("settings", "print-hidden"),
            .data("inplace")
        ) {
            Field(FieldName.text.rawValue, label: strings[.sharedItem]).text("", .maxlength(SharedList.textLimit))
            div(.class("form-actions")) { submitButton(strings[.sharedAdd], icon: .plus) }
        }
        rows { linkRow(strings[.sharedMembers], href: Route.shared(.members(list.id)).link(), icon: .me) }
    }

    private func row(_ item: SharedItem) -> Node {
        Interface.row(
            span(.class(item.isDone ? "shared-done" : ""), .dirAuto) { item.text },
            detail: detail(item),
            leading: button(item, item.isDone ? .untick : .tick) { label in
                iconButton(
                    item.isDone ? .undo : .check, label: label, .data("shared-step", item.isDone ? "untick" : "tick"))
            },
            trailing: group {
                if !item.isDone, !names.isOwn(item.takenBy) {
                    button(item, .take) { label in
                        submitButton(label, kind: .quiet, .data("shared-step", "take"))
                    }
                }
                iconLink(
                    .more, label: strings(.sharedMore, .text("item", item.text)),
                    href: Route.shared(.item(list: list.id, item: item.id)).link())
            }, .data("item", item.id), .data("waiting").when(item.isWaiting))
    }

    private func detail(_ item: SharedItem) -> Node {
        let words = names.words(item)
        guard !words.isEmpty || item.isWaiting else { return .nothing }
        var parts: [Node] = words.isEmpty ? [] : [.text(words)]
        if item.isWaiting { parts.append(.text(strings[.sharedWaiting])) }
        return strings.parted(parts)
    }

    private func button(_ item: SharedItem, _ step: SharedItemStep, _ control: (String) -> Node) -> Node {
        let label =
            switch step {
            case .tick: strings(.sharedTick, .text("item", item.text))
            case .untick: strings(.sharedUntick, .text("item", item.text))
            default: strings[item.takenBy.isEmpty ? .sharedTake : .sharedTakeOver]
            }
        return postForm(
            Route.shared(.item(list: list.id, item: item.id)).link(), operation: IdempotencyKeySlot.mark,
            .data("inplace")
        ) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.takenBefore.rawValue, item.takenBy)
            control(label)
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
