import Almanac
import Interface
import Planner
import Records

/// The optional source of prayer times in the network: `/me/settings/source`.
enum SourceScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        try show(context, typed: nil, problem: nil)
    }

    /// The page again after a refusal, with the typed value.
    static func show(_ context: RequestContext, typed: String?, problem: (field: FieldName, message: String)?)
        throws(NeedsData)
        -> Reply
    {
        switch try PlacedDays(context) {
        case .missing(let reply): return reply
        case .days(let days):
            let view = SourceView(context, days, typed: typed, problem: problem)
            guard !context.wantsJSON else { return .json(view.json) }
            let strings = context.strings
            return .page(
                Page(
                    title: strings[.sourceTitle], area: .me, name: "source",
                    header: PageHeader(
                        strings[.sourceTitle], details: strings.parted([.text(context.name(of: days.place))]),
                        back: Route.me(.settings).link(), backLabel: strings[.navBack],
                        actions: HelpLink.icon(.privacy, context)
                    ).node,
                    content: view.node), status: problem == nil ? 200 : 422)
        }
    }
}

/// What the source is, what it would be told, how asking it has gone, and the actions on it.
struct SourceView {
    let context: RequestContext
    let days: PrayerDays
    let typed: String?
    let problem: (field: FieldName, message: String)?
    private let status: SourceBanner
    private var strings: Strings { context.strings }
    private var choice: TimetableChoice { context.settings.timetables }
    private var standing: SourceStanding { days.timetables.source ?? SourceStanding() }

    init(_ context: RequestContext, _ days: PrayerDays, typed: String?, problem: (field: FieldName, message: String)?) {
        self.context = context
        self.days = days
        self.typed = typed
        self.problem = problem
        status = SourceBanner(context, days)
    }

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        status.node(back: .times(.source))
        if let wrong = standing.problem { banner(strings.words(wrong), tone: .notice, icon: .warning) }
        p(.class("part-lead")) { strings[.sourceLead] }
        banner(strings[.sourcePrivacy])
        if !choice.address.isEmpty { kept }
        address
    }

    private var kept: Node {
        card(.class("part")) {
            div(.class("part-head")) {
                h2(.dir(.leftToRight)) { choice.address }
                badge(state, tone: choice.usesNetwork ? .accent : .plain)
            }
            dl(.class("facts")) {
                fact(.sourceSent, sent)
                fact(.sourceLast, standing.head.map { moment($0.importedAt) } ?? strings[.sourceNever])
                if choice.usesNetwork { fact(.sourceNext, next) }
            }
            p(.class("field-hint")) { strings[.sourceWho] }
            div(.class("form-actions")) {
                if choice.usesNetwork {
                    button(.ask, .sourceAsk, icon: .sync, isOff: !(status.advice?.canRetry ?? false))
                }
                button(choice.usesNetwork ? .off : .on, choice.usesNetwork ? .sourceOff : .sourceOn)
                button(.remove, .sourceRemove, kind: .danger, icon: .trash)
            }
        }
    }

    private var state: String {
        guard choice.usesNetwork else { return strings[.sourceIsOff] }
        guard standing.head != nil else { return strings[.sourceWaiting] }
        return strings[days.timetables.heads.first?.id == TimetableHead.network ? .sourceInUse : .sourceBehind]
    }

    /// Everything that a request tells the source, as it is sent.
    private var sent: String {
        let point = days.place.coordinates
        return strings(
            .sourceSentWhat,
            .text("place", AladhanRequest.decimal(point.latitude) + ", " + AladhanRequest.decimal(point.longitude)),
            .text("zone", days.place.zone), .word("method", strings.name(days.method)))
    }

    private var next: String {
        if let at = status.advice?.retryAt { return moment(at) }
        guard let head = standing.head, standing.wanted == nil else { return strings[.sourceSoon] }
        let due = head.importedAt + context.bundle.timetable.policy.refreshInterval
        return due > context.request.now ? moment(due) : strings[.sourceSoon]
    }

    private func moment(_ instant: Instant) -> String {
        let local = days.zone.local(instant)
        return strings(
            .sourceAt, .word("date", strings.dayAndMonth(local.date)), .word("time", strings.time(local.time)))
    }

    private func fact(_ label: Phrase, _ text: String) -> Node {
        div {
            dt { strings[label] }
            dd { text }
        }
    }

    private func button(
        _ step: SourceStep, _ label: Phrase, kind: ButtonKind = .secondary, icon: Icon? = nil, isOff: Bool = false
    ) -> Node {
        postForm(Route.times(.source).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            submitButton(strings[label], kind: kind, icon: icon, .disabled(isOff))
        }
    }

    private var address: Node {
        card(.class("part")) {
            postForm(Route.times(.source).link(), operation: IdempotencyKeySlot.mark, .class("settings")) {
                hiddenInput(FieldName.step.rawValue, SourceStep.on.rawValue)
                Field(
                    FieldName.address.rawValue, label: strings[.sourceAddress], hint: strings[.sourceAddressHint],
                    error: problem?.field == .address ? problem?.message : nil
                ).machine(typed ?? choice.address, type: "url", .autocomplete("off"), .maxlength(200))
                div(.class("form-actions")) { submitButton(strings[.sourceUse], icon: .check) }
            }
        }
    }

    /// The same for a program.
    var json: JSON {
        let advice = status.advice
        return [
            "address": .string(choice.address), "on": .bool(choice.usesNetwork),
            "used": .bool(days.timetables.heads.contains { $0.id == TimetableHead.network }),
            "answered": standing.head.map { .int($0.importedAt.seconds) } ?? .null,
            "retry": .bool(advice?.canRetry ?? false), "retryAt": advice?.retryAt.map { .int($0.seconds) } ?? .null,
            "refused": standing.problem.map { .string($0.reason.rawValue) } ?? .null,
            "sends": .string(SourceQuestion.query(days)),
        ]
    }
}
