import Almanac
import Interface
import Planner

/// A refusal on a form: what is wrong, and the nearest suitable times, each one tap away.
struct RefusalView {
    let context: RequestContext
    let words: RefusalWords

    init(_ context: RequestContext, _ words: RefusalWords) {
        self.context = context
        self.words = words
    }

    /// The refusal above a form that can be sent again with one of the times: the buttons submit the form itself.
    @NodeBuilder var summary: Node {
        if words.fields.isEmpty && words.date == nil {
            banner(
                words.message, icon: .pin,
                actions: linkButton(context.strings[.placeTitle], href: Route.times(.place).link(), icon: .pin))
        } else if words.date != nil {
            div(
                .class("banner", "tone-notice", "refusal"), .role("alert"), .tabindex(-1), .autofocus(),
                .data("refusal")
            ) {
                Icon.clock.node()
                div {
                    p { strong { context.strings[.errorSummary] } }
                    p { words.message }
                }
                if !words.suggestions.isEmpty || !words.parts.isEmpty {
                    div(.class("banner-actions")) {
                        if !words.parts.isEmpty {
                            button(
                                .type("submit"), .class("button", "button-secondary"), .name(FieldName.split.rawValue),
                                .value("on")
                            ) { partsLabel }
                        }
                        for start in words.suggestions {
                            button(
                                .type("submit"), .class("button", "button-secondary"),
                                .name(FieldName.suggestion.rawValue), .value(Minute.text(start))
                            ) { context.strings.time(minute: start) }
                        }
                    }
                }
            }
        } else {
            errorSummary(
                context.strings[.errorSummary],
                words.fields.map { entry in (field: entry.field.rawValue, text: entry.message) })
        }
    }

    /// The parts that a task would be divided into, as time ranges.
    private var partsLabel: String {
        var ranges: [String] = []
        for part in words.parts { ranges.append(context.strings.range(part.start..<part.start + part.duration)) }
        return context.strings(.taskSplit, .word("parts", ranges.joined(separator: context.strings[key: "list.comma"])))
    }

    private func splitForm(_ task: PlannedTask, _ date: CivilDate, _ start: Int, back: Route) -> Node {
        postForm(
            Route.planner(.taskAction(task.id, .split)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            hiddenInput(FieldName.date.rawValue, date.description)
            hiddenInput(FieldName.start.rawValue, Minute.text(start))
            hiddenInput(FieldName.duration.rawValue, "\(words.duration ?? task.duration)")
            submitButton(partsLabel, kind: .secondary)
        }
    }

    /// The refusal above the actions of an existing task: each time is a form of its own.
    func offers(_ task: PlannedTask, back: Route) -> Node {
        div(.class("banner", "tone-notice", "refusal"), .role("alert"), .tabindex(-1), .autofocus(), .data("refusal")) {
            Icon.clock.node()
            p { words.message }
            div(.class("banner-actions")) {
                if let date = words.date {
                    for start in words.suggestions {
                        TaskForms(context, back: back).moveButton(task, date, start, icon: nil)
                    }
                    if !words.parts.isEmpty, let start = words.start {
                        splitForm(task, date, start, back: back)
                    }
                }
            }
        }
    }
}
