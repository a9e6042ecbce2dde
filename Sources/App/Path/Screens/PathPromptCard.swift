import Almanac
import Interface
import WorshipPath

/// The single question that the path asks, each only once (WP-037, WP-039, WP-053, WP-076, WP-079).
struct PathPromptCard {
    let context: RequestContext
    let book: PathBook
    let prompt: PathPrompt?
    private var strings: Strings { context.strings }

    init(context: RequestContext, book: PathBook, days: PathDays) {
        self.context = context
        self.book = book
        prompt = PathPrompt.due(
            book.history, mercy: book.mercy(days), answers: book.answers, isLighter: book.isLighter,
            memory: book.settings.memory, now: book.clock.instant, config: book.config)
    }

    @NodeBuilder var node: Node {
        if let prompt, prompt != .mercy || book.display.showsRestDays {
            card(.class("part", "path-prompt"), .data("prompt", prompt.rawValue)) {
                h2 { strings[key: "path.prompt." + prompt.rawValue] }
                p { strings[key: "path.prompt." + prompt.rawValue + "-body"] }
                div(.class("form-actions")) {
                    switch prompt {
                    case .overwhelm:
                        answer(.less, .pathLess, .primary)
                        answer(.rest, .pathRestOffer, .secondary)
                        answer(.yes, .pathEaseTitle, .secondary)
                        answer(.no, .pathAsItIs, .quiet)
                    case .mercy:
                        answer(.yes, .pathMercyDay, .primary)
                        answer(.no, .pathNotNow, .quiet)
                    case .lighter:
                        answer(.yes, .pathLighterTake, .primary)
                        answer(.no, .pathAsItIs, .quiet)
                    case .refresh:
                        answer(.no, .pathRefreshSame, .primary)
                        answer(.yes, .pathRefreshChange, .secondary)
                    case .reminderCard:
                        answer(.yes, .pathYes, .primary)
                        answer(.no, .pathNotNow, .quiet)
                    }
                }
            }
        }
    }

    private func answer(_ step: PathStep, _ label: Phrase, _ kind: ButtonKind) -> Node {
        PathForm.button(
            .prompt, step, strings[label], kind: kind, [(.prompt, prompt?.rawValue ?? "")])
    }
}
