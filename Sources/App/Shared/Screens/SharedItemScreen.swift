import Almanac
import Interface
import Records

/// What can be done with an item: `/shared/ID/items/ID`.
enum SharedItemScreen {
    static func show(_ context: RequestContext, _ id: String, _ item: String) throws(NeedsData) -> Reply {
        guard let list = try SharedList.load(id, context.library),
            let item = list.items.first(where: { $0.id == item })
        else { return ErrorScreen.notFound(context) }
        guard !context.wantsJSON else {
            return .json(
                .object([
                    "id": .string(item.id), "text": .string(item.text), "done": .string(item.doneBy),
                    "taken": .string(item.takenBy),
                ]))
        }
        let view = SharedItemView(context: context, list: list, item: item)
        return .page(
            Page(
                title: item.text, area: .lists, name: "shared-item",
                header: PageHeader(
                    item.text, details: .text(SharedNames(list, context).words(item)),
                    back: Route.shared(.list(id)).link(), backLabel: list.name
                ).node,
                content: view.content))
    }
}

/// The parts of an item's page.
struct SharedItemView {
    let context: RequestContext
    let list: SharedList
    let item: SharedItem
    private var strings: Strings { context.strings }
    private var limits: SharedLimits { SharedLimits(context.bundle) }
    private var address: Link { Route.shared(.item(list: list.id, item: item.id)).link() }

    @NodeBuilder var content: Node {
        postForm(address, operation: IdempotencyKeySlot.mark, .class("settings")) {
            hiddenInput(FieldName.step.rawValue, SharedItemStep.edit.rawValue)
            Field(FieldName.text.rawValue, label: strings[.sharedItem]).text(
                item.text, .maxlength(limits.text))
            div(.class("form-actions")) { submitButton(strings[.sharedSave], icon: .check) }
        }
        div(.class("form-actions")) {
            if item.takenBy == context.request.member?.person, !item.takenBy.isEmpty {
                step(.release, strings[.sharedRelease], icon: .undo)
            } else if !item.isDone {
                step(.take, strings[item.takenBy.isEmpty ? .sharedTake : .sharedTakeOver], icon: .flag)
            }
            if context.shows(.today) { toToday }
            step(.remove, strings[.sharedRemove], icon: .trash)
        }
    }

    private func step(_ step: SharedItemStep, _ label: String, icon: Icon) -> Node {
        postForm(address, operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.takenBefore.rawValue, item.takenBy)
            submitButton(label, kind: .secondary, icon: icon)
        }
    }

    /// An ordinary task of one's own with a link to the list (K57). Nothing of it flows back: the others don't see it.
    private var toToday: Node {
        postForm(Route.planner(.tasks).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.title.rawValue, item.text)
            hiddenInput(FieldName.notes.rawValue, Route.shared(.list(list.id)).path)
            hiddenInput(FieldName.back.rawValue, Route.planner(.today).path)
            submitButton(strings[.sharedToToday], kind: .secondary, icon: .today)
        }
    }
}
