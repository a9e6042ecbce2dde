import Interface
import Records

/// The counter: `/counter`.
enum CounterScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let config = context.bundle.adhkar else { return ErrorScreen.notFound(context) }
        let tally = Tally(try context.library.record(Tally.key), config)
        guard !context.wantsJSON else { return .json(json(tally)) }
        let view = CounterView(context: context, config: config, tally: tally, guide: try Guide(context))
        let strings = context.strings
        return .page(
            Page(
                title: strings[.counterTitle], area: .path, name: "counter",
                header: PageHeader(
                    strings[.counterTitle], back: Return.link(context, else: .adhkar(.home)),
                    backLabel: strings[.navBack]
                ).node,
                content: view.content))
    }

    private static func json(_ tally: Tally) -> JSON {
        let place = tally.place
        return .object([
            "phrase": .string(tally.chosen), "target": .int(Int64(tally.target)), "count": .int(Int64(tally.count)),
            "step": .string(tally.steps[place.step].phrase.id), "said": .int(Int64(place.said)),
            "rounds": .int(Int64(tally.rounds)),
        ])
    }
}

/// The parts of the counter's page.
struct CounterView {
    let context: RequestContext
    let config: AdhkarConfig
    let tally: Tally
    let guide: Guide?
    private var strings: Strings { context.strings }

    @NodeBuilder var content: Node {
        counter
        again
        titledSection(strings[.counterChoose], id: "counter-choice") { choice }
        p(.class("caption", "counter-keys", "print-hidden")) { strings[.counterKeys] }
    }

    private var counter: Node {
        postForm(
            Route.adhkar(.counter).link(), operation: IdempotencyKeySlot.mark, .class("counter"),
            .data("tally", "counter"),
            .data("said", tally.count), .data("announce", config.announce),
            .data("text-counted", strings[.counterOf]), .data("text-reached", strings[.counterReached]),
            .data("text-rounds", strings[.counterRounds])
        ) {
            back
            phrases
            button(
                .type("submit"), .name(FieldName.step.rawValue), .value(TallyStep.count.rawValue),
                .class("counter-button"), .id("count"), .data("tally-count")
            ) {
                span(.class("counter-number"), .data("tally-said")) { strings.number(tally.place.said) }
                for (index, step) in tally.steps.enumerated() where step.count > 0 {
                    span(.class("tally-of"), .data("tally-of"), .hidden(index != tally.place.step)) {
                        strings(.counterFrom, .number("target", step.count))
                    }
                }
                spoken(strings[.counterTap])
            }
            div(.class("counter-tools")) {
                p(.class("caption"), .data("tally-rounds"), .hidden(tally.rounds == 0)) {
                    strings(.counterRounds, .number("count", tally.rounds))
                }
                iconButton(
                    .minus, label: strings[.counterBack], .name(FieldName.step.rawValue),
                    .value(TallyStep.back.rawValue), .id("back"), .data("tally-back"), .disabled(tally.count == 0))
            }
        }
    }

    /// The phrase to say, or the phrases of a round with the current one highlighted.
    private var phrases: Node {
        ol(.class("counter-phrases")) {
            for (index, step) in tally.steps.enumerated() {
                li(
                    .class("counter-phrase"), .data("tally-step", step.count),
                    .current("step", when: index == tally.place.step)
                ) {
                    span(.class("dhikr-text"), .lang("ar"), .dir(.rightToLeft)) { step.phrase.arabic }
                    if let guide {
                        span(.class("dhikr-meaning")) { guide["adhkar.meaning." + step.phrase.meaning] }
                    }
                }
            }
        }
    }

    /// The button that resets the counter; the notice that follows can undo it.
    private var again: Node {
        postForm(
            Route.adhkar(.counter).link(), operation: IdempotencyKeySlot.mark, .class("adhkar-end", "print-hidden"),
            .data("inplace")
        ) {
            back
            hiddenInput(FieldName.step.rawValue, TallyStep.reset.rawValue)
            submitButton(strings[.counterReset], kind: .quiet, icon: .undo)
        }
    }

    private var choice: Node {
        var names: [Choice] = []
        for phrase in config.phrases { names.append(Choice(phrase.id, phrase.arabic)) }
        if let guide {
            for round in config.rounds {
                names.append(Choice(Tally.roundPrefix + round.id, guide["adhkar.round." + round.id]))
            }
        }
        var targets: [Choice] = []
        for target in config.targets {
            targets.append(Choice("\(target)", target == 0 ? strings[.counterEndless] : strings.number(target)))
        }
        return postForm(
            Route.adhkar(.counter).link(), operation: IdempotencyKeySlot.mark, .class("settings", "print-hidden"),
            .data("inplace")
        ) {
            back
            hiddenInput(FieldName.step.rawValue, TallyStep.choose.rawValue)
            Field(FieldName.phrase.rawValue, label: strings[.counterWords]).choice(names, selected: tally.chosen)
            Field(FieldName.target.rawValue, label: strings[.counterTarget], hint: strings[.counterTargetHint])
                .segments(targets, selected: "\(tally.target)")
            div(.class("form-actions")) { submitButton(strings[.counterUse], kind: .secondary, icon: .check) }
        }
    }

    @NodeBuilder private var back: Node {
        if let back = Return.route(context) { hiddenInput(FieldName.back.rawValue, back.path) }
        for item in Return.opened(context) { hiddenInput(item.name, item.value) }
    }
}
