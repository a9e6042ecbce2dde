import Almanac
import Interface
import Planner
import Records

/// The person's tasks on another CalDAV server as well: `/me/settings/exchange`. The records are the server's alone, so a
/// worker leaves the page to it (`Web/js/sw.js`) and otherwise says that it can't be reached.
struct ExchangeScreen {
    let context: RequestContext
    let exchange: Exchange?
    let standing: SubscriptionStanding
    let words: SubscriptionWords
    let typed: FormFields
    let problem: (field: FieldName, message: String)?
    private var strings: Strings { context.strings }

    static func show(
        _ context: RequestContext, typed: FormFields = FormFields(),
        problem: (field: FieldName, message: String)? = nil, status: Int = 200
    ) throws(NeedsData) -> Reply {
        let record = try context.library.record(Exchange.key)
        let zone = try context.place.flatMap { place throws(NeedsData) in
            try Zones.zone(place.zone, context.library)
        }
        let screen = ExchangeScreen(
            context: context, exchange: Exchange(record), standing: SubscriptionStanding(record),
            words: SubscriptionWords(context: context, zone: zone ?? .utc), typed: typed, problem: problem)
        guard !context.wantsJSON else { return .json(screen.json) }
        let strings = context.strings
        return .page(
            Page(
                title: strings[.exchangeTitle], area: .me, name: "exchange",
                header: PageHeader(
                    strings[.exchangeTitle], back: Route.planner(.calendars).link(), backLabel: strings[.navBack],
                    actions: HelpLink.icon(.privacy, context)
                ).node,
                content: screen.node), status: status)
    }

    @NodeBuilder private var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        p(.class("part-lead")) { strings[.exchangeLead] }
        banner(strings[.exchangePrivacy])
        if context.parameter(.unreached) != nil {
            banner(strings[.exchangeAway], tone: .notice, icon: .offline)
        } else if let exchange {
            card(.class("part")) { body(exchange) }
        } else {
            connect
        }
    }

    @NodeBuilder private func body(_ exchange: Exchange) -> Node {
        h2 { bdi(.dir(.leftToRight)) { exchange.host } }
        if let trouble = words.trouble(standing) { banner(trouble, tone: .notice, icon: .warning) }
        if !exchange.isChosen, !exchange.lists.isEmpty {
            choose(exchange)
        } else {
            if exchange.held > 0 { held(exchange) }
            dl(.class("facts")) {
                fact(.exchangeLast, standing.fetched.map { words.moment($0) } ?? strings[.calendarsNever])
                fact(.exchangeTasks, strings.number(standing.count))
                if !exchange.isPaused {
                    fact(
                        .calendarsNext, isWaiting ? strings[.sourceSoon] : standing.next.map { words.moment($0) } ?? "")
                }
            }
        }
        div(.class("form-actions")) {
            if exchange.isChosen {
                if !exchange.isPaused { button(.fetch, .exchangeNow, icon: .sync) }
                button(
                    exchange.isPaused ? .resume : .pause, exchange.isPaused ? .calendarsResume : .calendarsPause)
            }
            button(.disconnect, .exchangeEnd, kind: .danger, icon: .trash)
        }
        p(.class("field-hint")) { strings[.exchangeEndHint] }
    }

    private var isWaiting: Bool {
        standing.wanted != nil || standing.next.map { $0 <= context.request.now } ?? true
    }

    private func choose(_ exchange: Exchange) -> Node {
        postForm(Route.planner(.exchange).link(), operation: IdempotencyKeySlot.mark, .class("form")) {
            hiddenInput(FieldName.step.rawValue, ExchangeHandler.Step.choose.rawValue)
            Field(FieldName.address.rawValue, label: strings[.exchangeChoose]).choice(
                exchange.lists.map { Choice($0.address, $0.name) }, selected: exchange.lists[0].address)
            submitButton(strings[.exchangeTake], icon: .check)
        }
    }

    /// So much is gone on one side at once that it may be a fault.
    @NodeBuilder private func held(_ exchange: Exchange) -> Node {
        banner(strings(.exchangeHeld, count: exchange.held), tone: .notice, icon: .warning)
        div(.class("form-actions")) {
            button(.keep, .exchangeKeep)
            button(.agree, .exchangeAgree, kind: .danger)
        }
    }

    private var connect: Node {
        card(.class("part")) {
            h2 { strings[.exchangeConnect] }
            postForm(Route.planner(.exchange).link(), operation: IdempotencyKeySlot.mark, .class("form")) {
                hiddenInput(FieldName.step.rawValue, ExchangeHandler.Step.connect.rawValue)
                Field(
                    FieldName.address.rawValue, label: strings[.exchangeAddress], hint: strings[.exchangeAddressHint],
                    error: error(.address)
                ).machine(
                    typed[.address] ?? "", type: "text", .required(), .autocomplete("off"),
                    .maxlength(FieldLimits.calendarAddress))
                Field(FieldName.name.rawValue, label: strings[.exchangeUser], error: error(.name)).machine(
                    typed[.name] ?? "", type: "text", .required(), .autocomplete("off"),
                    .maxlength(FieldLimits.calendarName))
                Field(
                    FieldName.password.rawValue, label: strings[.exchangePassword],
                    hint: strings[.exchangePasswordHint], error: error(.password)
                ).machine(
                    "", type: "password", .required(), .autocomplete("off"), .maxlength(FieldLimits.calendarAddress))
                submitButton(strings[.exchangeConnectNow], icon: .sync)
            }
        }
    }

    private func error(_ name: FieldName) -> String? { problem?.field == name ? problem?.message : nil }

    private func fact(_ label: Phrase, _ value: String) -> Node {
        div {
            dt { strings[label] }
            dd { value }
        }
    }

    private func button(
        _ step: ExchangeHandler.Step, _ label: Phrase, kind: ButtonKind = .secondary, icon: Icon? = nil
    ) -> Node {
        postForm(Route.planner(.exchange).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(strings[label], kind: kind, icon: icon)
        }
    }

    /// The same for a program; neither the address nor the password.
    private var json: JSON {
        guard let exchange else { return ["exchange": .null] }
        return [
            "exchange": [
                "host": .string(exchange.host), "user": .string(exchange.user), "paused": .bool(exchange.isPaused),
                "chosen": .bool(exchange.isChosen),
                "lists": .array(
                    exchange.lists.map { ["address": .string($0.address), "name": .string($0.name)] }),
                "held": .int(Int64(exchange.held)), "tasks": .int(Int64(standing.count)),
                "last": standing.fetched.map { .int($0.seconds) } ?? .null,
                "trouble": standing.trouble.map { .string($0.rawValue) } ?? .null,
            ]
        ]
    }
}
