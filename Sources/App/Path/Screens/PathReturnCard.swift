import Interface
import WorshipPath

/// Asks a person who returns from what one of today's actions opened, once, whether to note it (WP-064).
struct PathReturnCard {
    let context: RequestContext
    let book: PathBook
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        if let entry = context.parameter(.opened), isOpen(entry) {
            card(.class("part", "path-prompt"), .data("opened", entry)) {
                p { strings(.pathBackFrom, .word("action", strings.action(entry))) }
                div(.class("form-actions")) {
                    PathForm.button(
                        .day(book.today), .done, strings[.pathNoteIt], kind: .primary, icon: .check, [(.entry, entry)])
                    linkButton(strings[.pathNotNow], href: Route.path(.home).link(), kind: .quiet)
                }
            }
        }
    }

    /// Whether it is one of today's actions and not yet noted.
    private func isOpen(_ entry: String) -> Bool {
        guard !book.history.isResting(on: book.today) else { return false }
        let today = PathToday(book.mix, log: book.history[book.today], config: book.config)
        return (today.essentials + today.folded + today.bonuses).contains { $0.entry == entry && $0.state != .done }
    }
}
