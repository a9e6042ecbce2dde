import Almanac
import Interface
import Planner
import Records

/// The parts of the calendars' page: what is fetched and from where, each calendar with how it stands, and a form.
struct SubscriptionsView {
    let context: RequestContext
    let typed: FormFields
    let problem: (field: FieldName, message: String)?
    private let entries: [(subscription: CalendarSubscription, standing: SubscriptionStanding)]
    private let words: SubscriptionWords
    private let policy: SubscriptionPolicy?
    private var strings: Strings { context.strings }

    init(
        _ context: RequestContext, _ records: [Record], _ zone: Zone, typed: FormFields,
        problem: (field: FieldName, message: String)?
    ) {
        self.context = context
        self.typed = typed
        self.problem = problem
        words = SubscriptionWords(context: context, zone: zone)
        policy = SubscriptionPolicy(context.standing)
        var entries: [(subscription: CalendarSubscription, standing: SubscriptionStanding)] = []
        for record in records {
            if let subscription = CalendarSubscription(record) {
                entries.append((subscription, SubscriptionStanding(record)))
            }
        }
        self.entries = entries
    }

    /// The calendar that is being changed.
    private var changed: String? { typed[.mark] ?? context.parameter(.mark) }

    @NodeBuilder var node: Node {
        if let problem {
            errorSummary(strings[.errorSummary], [(field: problem.field.rawValue, text: problem.message)])
        }
        p(.class("part-lead")) { strings[.calendarsLead] }
        banner(strings(.calendarsPrivacy, .word("time", strings.duration(minutes: policy?.standard ?? 0))))
        if entries.isEmpty {
            emptyState(.openDay, title: strings[.calendarsNone], text: strings[.calendarsNoneBody])
        }
        for entry in entries { card(entry.subscription, entry.standing) }
        if !entries.contains(where: { $0.subscription.id == changed }) { add }
        programs
    }

    // MARK: A calendar

    private func card(_ subscription: CalendarSubscription, _ standing: SubscriptionStanding) -> Node {
        let look = TaskLook(subscription.colour, context)
        let heading = "calendar-" + subscription.id
        return section(
            .class("card", "part", "calendar-card", "tint-\(look.name)"), .aria("labelledby", heading)
        ) {
            div(.class("part-head")) {
                h2(.id(heading), .dirAuto) { SubscriptionWords.name(of: subscription) }
                badge(state(subscription), tone: subscription.isPaused ? .plain : .accent)
            }
            if let trouble = words.trouble(standing) {
                banner(
                    standing.fetched == nil ? trouble : trouble + " " + strings[.calendarsKept], tone: .notice,
                    icon: .warning)
            }
            if standing.doubtful > 0 {
                p(.class("field-hint")) { strings(.calendarsDoubtful, count: standing.doubtful) }
            }
            if standing.isCut { p(.class("field-hint")) { strings[.calendarsCut] } }
            dl(.class("facts")) {
                fact(.calendarsFrom, bdi(.dir(.leftToRight)) { SubscriptionWords.host(of: subscription) })
                fact(.calendarsLast, .text(standing.fetched.map { words.moment($0) } ?? strings[.calendarsNever]))
                fact(.calendarsEvents, .text(strings(.calendarsCount, count: standing.count)))
                if !subscription.isPaused { fact(.calendarsNext, next(standing)) }
            }
            if changed == subscription.id {
                change(subscription)
            } else {
                div(.class("form-actions")) {
                    if !subscription.isPaused { button(.fetch, subscription, .calendarsFetch, icon: .sync) }
                    linkButton(
                        strings[.calendarsChange],
                        href: Route.planner(.calendars).link(QueryItem(.mark, subscription.id)), icon: .edit)
                    button(
                        subscription.isPaused ? .resume : .pause, subscription,
                        subscription.isPaused ? .calendarsResume : .calendarsPause)
                    button(.remove, subscription, .calendarsRemove, kind: .danger, icon: .trash)
                }
            }
        }
    }

    private func state(_ subscription: CalendarSubscription) -> String {
        guard !subscription.isPaused else { return strings[.calendarsPaused] }
        return strings[subscription.blocks ? .calendarsBlocking : .calendarsShown]
    }

    /// When a calendar is asked for next. Events have their days where the person is, so before a place is known none is.
    private func next(_ standing: SubscriptionStanding) -> Node {
        guard context.place != nil else { return a(href: Route.times(.place).link()) { strings[.placeChooseCity] } }
        if let wanted = standing.wanted, wanted > standing.tried ?? wanted + .seconds(-1) {
            return .text(strings[.sourceSoon])
        }
        guard let next = standing.next, next > context.request.now else { return .text(strings[.sourceSoon]) }
        return .text(words.moment(next))
    }

    private func fact(_ label: Phrase, _ value: Node) -> Node {
        div {
            dt { strings[label] }
            dd { value }
        }
    }

    private func button(
        _ step: SubscriptionStep, _ subscription: CalendarSubscription, _ label: Phrase, kind: ButtonKind = .secondary,
        icon: Icon? = nil
    ) -> Node {
        postForm(Route.planner(.calendars).link(), operation: IdempotencyKeySlot.mark) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            hiddenInput(FieldName.mark.rawValue, subscription.id)
            submitButton(
                strings[label], kind: kind, icon: icon,
                .aria("label", strings[label] + ": " + SubscriptionWords.name(of: subscription)))
        }
    }

    private func change(_ subscription: CalendarSubscription) -> Node {
        postForm(Route.planner(.calendars).link(), operation: IdempotencyKeySlot.mark, .class("form")) {
            hiddenInput(FieldName.step.rawValue, SubscriptionStep.save.rawValue)
            hiddenInput(FieldName.mark.rawValue, subscription.id)
            manner(
                name: typed[.name] ?? subscription.name,
                colour: typed[.colour] ?? subscription.colour?.rawValue ?? "",
                blocks: typed.last(.blocks).map { $0 == "on" } ?? subscription.blocks)
            div(.class("form-actions")) {
                submitButton(strings[.calendarsSave], icon: .check)
                linkButton(strings[.calendarsCancel], href: Route.planner(.calendars).link())
            }
        }
    }

    // MARK: A new calendar

    private var add: Node {
        Interface.card(.class("part")) {
            h2 { strings[.calendarsAdd] }
            postForm(Route.planner(.calendars).link(), operation: IdempotencyKeySlot.mark, .class("form")) {
                hiddenInput(FieldName.step.rawValue, SubscriptionStep.add.rawValue)
                Field(
                    FieldName.address.rawValue, label: strings[.calendarsAddress], hint: strings[.calendarsAddressHint],
                    error: error(.address)
                ).machine(
                    typed[.address] ?? "", type: "text", .required(), .autocomplete("off"),
                    .maxlength(FieldLimits.calendarAddress))
                manner(
                    name: typed[.name] ?? "", colour: typed[.colour] ?? "",
                    blocks: typed.last(.blocks).map { $0 == "on" } ?? true)
                submitButton(strings[.calendarsSubscribe], icon: .plus)
            }
        }
    }

    /// The fields for how a calendar is shown.
    @NodeBuilder private func manner(name: String, colour: String, blocks: Bool) -> Node {
        Field(
            FieldName.name.rawValue, label: strings[.calendarsName], hint: strings[.calendarsNameHint],
            error: error(.name)
        ).text(name, .maxlength(FieldLimits.calendarName / 2), .autocomplete("off"))
        Field(FieldName.colour.rawValue, label: strings[.calendarsColour], error: error(.colour)).choice(
            colours, selected: colour)
        hiddenInput(FieldName.blocks.rawValue, "off")
        Field(FieldName.blocks.rawValue, label: strings[.calendarsBlocks], hint: strings[.calendarsBlocksHint])
            .toggle(blocks)
    }

    /// The colours of the categories, each by its category's name.
    private var colours: [Choice] {
        [Choice("", strings[.calendarsNoColour])]
            + context.bundle.planner.categories.map { entry in
                Choice(entry.category.rawValue, TaskLook(entry.category, context).label)
            }
    }

    private func error(_ name: FieldName) -> String? { problem?.field == name ? problem?.message : nil }

    /// The same for a program. Of an address it says the host alone: a token that may read doesn't learn a secret.
    var json: JSON {
        var calendars: [JSON] = []
        for (subscription, standing) in entries {
            calendars.append([
                "id": .string(subscription.id), "name": .string(SubscriptionWords.name(of: subscription)),
                "host": .string(SubscriptionWords.host(of: subscription)),
                "colour": subscription.colour.map { .string($0.rawValue) } ?? .null,
                "blocks": .bool(subscription.blocks), "paused": .bool(subscription.isPaused),
                "fetched": standing.fetched.map { .int($0.seconds) } ?? .null,
                "next": standing.next.map { .int($0.seconds) } ?? .null, "events": .int(Int64(standing.count)),
                "doubtful": .int(Int64(standing.doubtful)), "cut": .bool(standing.isCut),
                "trouble": standing.trouble.map { .string($0.rawValue) } ?? .null,
                "message": words.trouble(standing).map { .string($0) } ?? .null,
            ])
        }
        return ["calendars": .array(calendars)]
    }
}
