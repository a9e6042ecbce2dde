import Almanac
import Interface
import Planner
import Records

/// Subscribes to calendars, changes how they are shown, has them fetched, and removes them.
struct SubscriptionsHandler {
    /// The feature of Pro that subscribing belongs to.
    static let feature = "calendars"

    let context: RequestContext
    let form: FormFields
    private var strings: Strings { context.strings }

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ SubscriptionStep(rawValue: $0) }) else {
            return try refuse(.step, strings.choose(from: SubscriptionStep.allCases))
        }
        guard step != .add else { return try add(idempotencyKey, &changeSet) }
        let store = SubscriptionStore(library: context.library)
        guard let id = form[.mark], var subscription = try store.subscriptions().first(where: { $0.id == id }) else {
            return try refuse(.mark, strings[.errorGone], status: 404)
        }
        let key = RecordKind.subscription.key(id)
        switch step {
        case .save:
            if let problem = name(required: false) { return try refuse(.name, problem) }
            fill(&subscription)
            changeSet.set(key, subscription.fields)
            return done(.settingsSaved, id)
        case .pause, .resume:
            changeSet.set(key, [CalendarSubscription.Name.paused: .bool(step == .pause)])
            return done(.settingsSaved, id)
        case .fetch:
            guard !subscription.isPaused else { return try refuse(.step, strings[.calendarsIsPaused]) }
            changeSet.set(key, [CalendarSubscription.Name.wanted: .int(context.request.now.milliseconds)])
            return done(.planner(.calendarAsked), id)
        case .remove, .add:
            try remove(subscription, &changeSet)
            return done(.planner(.calendarRemoved), id)
        }
    }

    private func add(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        let typed = form[.address] ?? ""
        let address: SubscriptionAddress
        do throws(SubscriptionAddress.Problem) {
            address = try SubscriptionAddress(typed, near: context.standing.near)
        } catch {
            switch error {
            case .shape: return try refuse(.address, strings[.calendarsAddressShape])
            case .plain(let host): return try refuse(.address, strings(.calendarsAddressPlain, .text("host", host)))
            case .near(let host): return try refuse(.address, strings(.errorSourceNear, .text("host", host)))
            }
        }
        if let problem = name(required: false) { return try refuse(.name, problem) }
        let present = try SubscriptionStore(library: context.library).subscriptions()
        if let known = present.first(where: { $0.address == address.text }) {
            return try refuse(.address, strings(.calendarsKnown, .text("name", SubscriptionWords.name(of: known))))
        }
        let most = SubscriptionPolicy(context.standing)?.most ?? 0
        guard present.count < most else {
            return try refuse(.address, strings(.calendarsMany, .number("count", most)))
        }
        var subscription = CalendarSubscription(
            id: idempotencyKey.madeID, address: address.text, name: "", colour: nil, blocks: true)
        fill(&subscription)
        changeSet.set(RecordKind.subscription.key(subscription.id), subscription.fields)
        return done(.planner(.calendarAdded), subscription.id)
    }

    /// What is wrong with the name, or `nil`.
    private func name(required: Bool) -> String? {
        guard let name = form[.name] else { return nil }
        guard TaskText.line(name).utf8.count <= FieldLimits.calendarName else {
            return strings(.calendarsNameLong, .number("count", FieldLimits.calendarName / 2))
        }
        return nil
    }

    /// Takes what the form says; what it doesn't say stays.
    private func fill(_ subscription: inout CalendarSubscription) {
        if let name = form[.name] { subscription.name = TaskText.line(name) }
        if let colour = form[.colour] {
            let category = TaskCategory(rawValue: colour)
            subscription.colour = category.flatMap { context.bundle.planner.look(of: $0) == nil ? nil : $0 }
        }
        if let blocks = form.last(.blocks) { subscription.blocks = blocks == "on" }
    }

    private func remove(_ subscription: CalendarSubscription, _ changeSet: inout ChangeSet) throws(NeedsData) {
        for record in try context.library.records(SubscriptionsJob.eventsQuery) {
            guard SubscribedEvent.parts(ofRecord: record.key.id)?.subscription == subscription.id else { continue }
            changeSet.set(record.key, SubscriptionsJob.emptied)
        }
        changeSet.set(
            RecordKind.subscription.key(subscription.id),
            [
                CalendarSubscription.Name.address: .null, CalendarSubscription.Name.name: .null,
                CalendarSubscription.Name.state: .null, CalendarSubscription.Name.wanted: .null,
                Record.deletedField: .bool(true),
            ])
    }

    private func done(_ notice: Notice, _ id: String) -> Applied {
        Applied(
            .seeOther(Route.planner(.calendars).link(QueryItem(.notice, notice.rawValue))),
            json: .json(["calendar": .string(id)]))
    }

    private func refuse(_ field: FieldName, _ message: String, status: Int = 422) throws(NeedsData) -> Applied {
        Applied(
            try SubscriptionsScreen.show(context, typed: form, problem: (field, message), status: status),
            json: .refusal("invalid", message, field: field, status: status))
    }

    /// Whether a record that a file brings can be one: it has an address that could be asked.
    static func isSound(_ record: Record) -> Bool {
        guard let subscription = CalendarSubscription(record) else { return false }
        for entry in record.fields where CalendarSubscription.isHosts(entry.name) { return false }
        let address = subscription.address
        return address.utf8.starts(with: "https://".utf8) || address.utf8.starts(with: "http://".utf8)
    }
}

/// What a form of the calendars' page asks for.
enum SubscriptionStep: String, CaseIterable, Hashable, Sendable {
    /// Subscribes to the calendar at an address.
    case add
    /// Changes its name, its colour, and whether its events take time.
    case save
    /// Leaves the calendar alone, with its events as they are; or goes on.
    case pause, resume
    /// Has it fetched now.
    case fetch
    /// Removes it with its events.
    case remove
}
