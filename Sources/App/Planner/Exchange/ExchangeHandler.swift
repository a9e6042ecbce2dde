import Almanac
import Interface
import Planner
import Records

/// Connects the person's tasks with another CalDAV server, has them exchanged, and ends it.
struct ExchangeHandler {
    /// What a form of the page asks for.
    enum Step: String, CaseIterable {
        case connect
        /// Takes one of the lists that were found.
        case choose
        case pause, resume
        /// Has the tasks exchanged now.
        case fetch
        /// Lets the deletions happen that were held; or takes the tasks back, from whichever side still has them.
        case agree, keep
        /// Ends the exchange; the tasks stay on both sides.
        case disconnect
    }

    let context: RequestContext
    let form: FormFields
    private var strings: Strings { context.strings }
    private var now: JSON { .int(context.request.now.milliseconds) }

    func apply(_ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        try context.library.require([Exchange.query, ExchangeLink.query])
        guard let step = form[.step].flatMap({ Step(rawValue: $0) }) else {
            return try refuse(.step, strings.choose(from: Step.allCases))
        }
        let exchange = Exchange(try context.library.record(Exchange.key))
        if step == .connect { return try connect(over: exchange, &changeSet) }
        guard let exchange else { return try refuse(.step, strings[.errorGone], status: 404) }
        switch step {
        case .choose:
            guard let list = exchange.lists.first(where: { $0.address == form[.address] }) else {
                return try refuse(.address, strings[.errorGone])
            }
            set(
                [
                    Exchange.Name.address: .string(list.address), Exchange.Name.chosen: true,
                    Exchange.Name.lists: .null, CalendarSubscription.Name.wanted: now,
                ], &changeSet)
        case .pause, .resume: set([Exchange.Name.paused: .bool(step == .pause)], &changeSet)
        case .fetch: set([CalendarSubscription.Name.wanted: now], &changeSet)
        case .agree: set([Exchange.Name.agreed: now, CalendarSubscription.Name.wanted: now], &changeSet)
        case .keep:
            try forgetLinks(&changeSet)
            set([Exchange.Name.held: .int(0), CalendarSubscription.Name.wanted: now], &changeSet)
        case .disconnect, .connect:
            try forgetLinks(&changeSet)
            changeSet.set(Exchange.key, Exchange.removed)
        }
        return done()
    }

    private func connect(over present: Exchange?, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard present == nil else { return try refuse(.step, strings[.exchangeKnown], status: 409) }
        guard !context.isClosed(SubscriptionsHandler.feature), ExchangePolicy(context.standing) != nil else {
            return try refuse(.step, strings[.exchangeClosed], status: 409)
        }
        let address: SubscriptionAddress
        do throws(SubscriptionAddress.Problem) {
            address = try SubscriptionAddress(form[.address] ?? "", near: context.standing.near)
        } catch {
            switch error {
            case .shape: return try refuse(.address, strings[.exchangeAddressShape])
            case .plain(let host): return try refuse(.address, strings(.calendarsAddressPlain, .text("host", host)))
            case .near(let host): return try refuse(.address, strings(.errorSourceNear, .text("host", host)))
            }
        }
        let user = form[.name] ?? ""
        guard (1...FieldLimits.calendarName).contains(user.utf8.count), !user.utf8.contains(UInt8(ascii: ":")),
            user.utf8.allSatisfy({ $0 >= 0x20 })
        else { return try refuse(.name, strings[.exchangeUserNeeded]) }
        let password = form[.password] ?? ""
        guard (1...FieldLimits.calendarAddress).contains(password.utf8.count),
            password.utf8.allSatisfy({ $0 >= 0x20 })
        else { return try refuse(.password, strings[.exchangePasswordNeeded]) }
        set(
            [
                Exchange.Name.address: .string(address.text), Exchange.Name.user: .string(user),
                Exchange.Name.password: .string(password), Exchange.Name.chosen: false, Exchange.Name.paused: false,
                Record.deletedField: .bool(false), CalendarSubscription.Name.wanted: now,
            ], &changeSet)
        return done()
    }

    private func set(_ values: JSONObject, _ changeSet: inout ChangeSet) { changeSet.set(Exchange.key, values) }

    private func forgetLinks(_ changeSet: inout ChangeSet) throws(NeedsData) {
        for record in try context.library.records(ExchangeLink.query) where ExchangeLink(record) != nil {
            changeSet.set(record.key, ExchangeLink.removed)
        }
    }

    private func done() -> Applied {
        Applied(
            .seeOther(Route.planner(.exchange).link(QueryItem(.notice, Notice.settingsSaved.rawValue))),
            json: .json(["exchange": .bool(true)]))
    }

    private func refuse(_ field: FieldName, _ message: String, status: Int = 422) throws(NeedsData) -> Applied {
        Applied(
            try ExchangeScreen.show(context, typed: form, problem: (field, message), status: status),
            json: .refusal(status == 404 ? "not_found" : "invalid", message, field: field, status: status))
    }
}
