import Interface

/// An item of a list: the box that ticks it, what it is, who gets it or got it, and the way to the rest.
struct SharedRow {
    let context: RequestContext
    let list: SharedList
    let item: SharedItem
    private var strings: Strings { context.strings }
    private var names: SharedNames { SharedNames(list, context) }
    private var address: Link { Route.shared(.item(list: list.id, item: item.id)).link() }

    var node: Node {
        li(
            .class("row", item.isDone ? "row-done" : ""), .data("item", item.id), .data("waiting").when(item.isWaiting)
        ) {
            step(item.isDone ? .untick : .tick, box)
            div(.class("row-text")) {
                div(.class("row-title"), .dirAuto) { item.text }
                detail
            }
            if !item.isDone, !names.isOwn(item.takenBy) {
                step(
                    .take,
                    submitButton(
                        strings[item.takenBy.isEmpty ? .sharedTake : .sharedTakeOver], kind: .quiet,
                        .class("shared-take"), .data("shared-step", "take")))
            }
            iconLink(
                .more, label: strings(.sharedMore, .text("item", item.text)), href: address, .class("print-hidden"))
        }
    }

    private var box: Node {
        let label = strings(item.isDone ? .sharedUntick : .sharedTick, .text("item", item.text))
        return button(
            .type("submit"), .class(item.isDone ? "complete complete-done" : "complete"), .aria("label", label),
            .data("shared-step", item.isDone ? "untick" : "tick")
        ) { Icon.check.node(.text) }
    }

    @NodeBuilder private var detail: Node {
        let words = names.words(item)
        if !words.isEmpty || item.isWaiting {
            div(.class("row-detail")) {
                if item.isWaiting {
                    strings.parted((words.isEmpty ? [] : [.text(words)]) + [.text(strings[.sharedWaiting])])
                } else {
                    words
                }
            }
        }
    }

    private func step(_ step: SharedItemStep, _ control: Node) -> Node {
        postForm(
            address, operation: IdempotencyKeySlot.mark, .class("shared-step"), .data("inplace"),
            .data("haptic", step == .tick ? "complete" : "select")
        ) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.takenBefore.rawValue, item.takenBy)
            control
        }
    }
}
