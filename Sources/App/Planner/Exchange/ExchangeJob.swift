import Almanac
import Interface
import Planner
import Records

extension App {
    /// Handles the requests of a host that exchanges tasks with another CalDAV server. No address leads here.
    ///
    /// `GET` answers what to ask: `{"ask": null}`, or `{"ask": {"address", "user", "password", "find", "timeout",
    /// "largest", "most", "near"}}`; with `find` the server's lists are to be looked for. `POST` takes, each with the
    /// `address`: `lists` (`address`, `name`), or `listed` (`href`, `etag`), which is answered by what to `fetch`
    /// (addresses), `send` (`href`, `name`, `tag`, `text`, `match`) and `remove` (`href`, `match`); then `done` with
    /// `fetched` (`href`, `etag`, `text`), `sent` (what was sent, with its `etag` and `status`) and `removed` (`href`,
    /// `status`); or a `failure` (`{"kind": "timeout"}` …).
    @export(interface)
    public func handleExchange(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .planner(.exchange), query: FormFields(), bundle: bundle, library: library,
                foreseen: [Exchange.query])
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let job = ExchangeJob(context: context)
            let answer = request.method == Method.post.rawValue ? try job.take(&changeSet) : try job.ask()
            return .respond(Response(status: 200, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}

/// One round of an exchange.
struct ExchangeJob: Sendable {
    let context: RequestContext
    private var now: Instant { context.request.now }
    private static let limits = JSONLimits(size: 64 << 20, depth: 6)

    /// The exchange, if there is one, it isn't paused, and it may go on.
    func standing() throws(NeedsData)
        -> (exchange: Exchange, standing: SubscriptionStanding, policy: ExchangePolicy, patience: SubscriptionPolicy)?
    {
        guard let policy = ExchangePolicy(context.standing), let patience = SubscriptionPolicy(context.standing),
            !context.isClosed(SubscriptionsHandler.feature), context.shows(.today)
        else { return nil }
        let record = try context.library.record(Exchange.key)
        guard let exchange = Exchange(record), !exchange.isPaused else { return nil }
        return (exchange, SubscriptionStanding(record), policy, patience)
    }

    func ask() throws(NeedsData) -> JSON {
        guard let (exchange, standing, policy, patience) = try standing(), exchange.isChosen || exchange.lists.isEmpty,
            // Whoever asked for a round waits for it: it is a server of their own, which needs no rest.
            standing.wanted != nil || standing.isDue(at: now, in: .utc, patience)
        else { return ["ask": .null] }
        return [
            "ask": [
                "address": .string(exchange.address), "user": .string(exchange.user),
                "password": .string(exchange.password), "find": .bool(!exchange.isChosen),
                "timeout": .int(policy.timeout), "largest": .int(policy.largest), "most": .int(Int64(policy.most)),
                "near": NearHosts.json(context.standing),
            ]
        ]
    }

    /// Takes what the host found or did. An exchange that was ended or changed meanwhile changes nothing.
    func take(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        guard let report = try? JSON(reading: context.request.body, limits: Self.limits),
            let (exchange, before, policy, patience) = try standing(),
            exchange.address == report["address"]?.string
        else { return ["kept": false] }
        changeSet.rest(on: [Exchange.key])
        var standing = before
        standing.zone = Zone.utc.identifier
        standing.refresh = policy.interval
        if let failure = report["failure"] {
            standing.fail(
                failure["kind"]?.string.flatMap { SubscriptionStanding.Trouble(rawValue: $0) } ?? .offline,
                status: Int(clamping: failure["status"]?.int ?? 0), waiting: failure["seconds"]?.int ?? 0, at: now,
                patience)
            changeSet.set(
                Exchange.key,
                [CalendarSubscription.Name.state: standing.json, CalendarSubscription.Name.wanted: .null])
            return ["kept": false, "reason": .string(standing.trouble?.rawValue ?? "")]
        }
        if let lists = report["lists"]?.array {
            return take(lists, of: exchange, standing, patience, &changeSet)
        }
        let round = try ExchangeRound(context: context, exchange: exchange, policy: policy)
        if let listed = report["listed"]?.array { return try round.plan(listed, standing, &changeSet) }
        guard let done = report["done"] else { return ["kept": false] }
        let hasMore = try round.take(done, &changeSet)
        standing.count = round.links.count { !$0.name.isEmpty }
        standing.succeed(at: now, patience)
        if hasMore { standing.next = now }
        changeSet.set(
            Exchange.key,
            [CalendarSubscription.Name.state: standing.json, CalendarSubscription.Name.wanted: .null])
        return ["kept": true]
    }

    /// Takes the lists that were found: the only one is the person's, among several they choose.
    private func take(
        _ found: [JSON], of exchange: Exchange, _ before: SubscriptionStanding, _ patience: SubscriptionPolicy,
        _ changeSet: inout ChangeSet
    ) -> JSON {
        var standing = before
        var values: JSONObject = [CalendarSubscription.Name.wanted: .null]
        if found.isEmpty {
            standing.fail(.noList, at: now, patience)
        } else {
            standing.succeed(at: now, patience)
            if found.count == 1, let address = found[0]["address"] {
                values[Exchange.Name.address] = address
                values[Exchange.Name.chosen] = true
                standing.next = now
            } else {
                values[Exchange.Name.lists] = .array(found)
            }
        }
        values[CalendarSubscription.Name.state] = standing.json
        changeSet.set(Exchange.key, values)
        return ["kept": .bool(!found.isEmpty)]
    }
}
