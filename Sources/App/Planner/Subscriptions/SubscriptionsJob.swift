import Almanac
import Interface
import Planner
import Records

extension App {
    /// Handles the requests of a host that fetches subscribed calendars. A page can't fetch them, because its policy
    /// limits it to its own server; the server does, and its devices get the events by sync. No address leads here.
    ///
    /// `GET` answers what to fetch: `{"ask": null}`, or `{"ask": {"id", "address", "tag", "modified", "timeout",
    /// "largest", "redirects", "near"}}`. `POST` takes what came of it: the `id` and `address`, and either `text` with
    /// `tag` and `modified`, or `same`, or a `failure` (`{"kind": "timeout"}` …).
    @export(interface)
    public func handleSubscriptions(_ request: Request, workspace: Workspace, resources: Resources) -> Outcome {
        let library = Library(workspace: workspace, resources: resources)
        do throws(NeedsData) {
            let context = try RequestContext(
                request, route: .planner(.calendars), query: FormFields(), bundle: bundle, library: library,
                foreseen: [SubscriptionStore.query])
            var changeSet = ChangeSet(workspace: workspace, now: request.now)
            let job = SubscriptionsJob(context: context)
            let answer =
                request.method == Method.post.rawValue ? try job.take(&changeSet) : try job.ask()
            return .respond(Response(status: 200, body: answer.bytes()), changes: changeSet.changes)
        } catch {
            return .needs(error.needs)
        }
    }
}

/// One round of fetching a calendar.
struct SubscriptionsJob: Sendable {
    let context: RequestContext
    private var now: Instant { context.request.now }

    /// The calendar that has waited longest among those that are due.
    func ask() throws(NeedsData) -> JSON {
        guard let policy = SubscriptionPolicy(context.standing), !context.isClosed(SubscriptionsHandler.feature)
        else { return ["ask": .null] }
        let records = try context.library.records(SubscriptionStore.query)
        guard !records.isEmpty, let place = context.place, let zone = try Zones.zone(place.zone, context.library)
        else { return ["ask": .null] }
        var chosen: (subscription: CalendarSubscription, standing: SubscriptionStanding)?
        for record in records {
            guard let subscription = CalendarSubscription(record), !subscription.isPaused else { continue }
            let standing = SubscriptionStanding(record)
            guard standing.isDue(at: now, in: zone, policy) else { continue }
            if let other = chosen?.standing, other.tried?.milliseconds ?? 0 <= standing.tried?.milliseconds ?? 0 {
                continue
            }
            chosen = (subscription, standing)
        }
        guard let (subscription, standing) = chosen else { return ["ask": .null] }
        let isFresh = standing.isFresh(on: zone.date(at: now), in: zone, policy)
        return [
            "ask": [
                "id": .string(subscription.id), "address": .string(subscription.address),
                "tag": .string(isFresh ? standing.tag : ""), "modified": .string(isFresh ? standing.modified : ""),
                "timeout": .int(policy.timeout), "largest": .int(policy.largest),
                "redirects": .int(policy.redirects), "near": NearHosts.json(context.standing),
            ]
        ]
    }

    private static let limits = JSONLimits(size: 64 << 20, depth: 6)

    /// Takes what came. A calendar that was removed, paused or given another address meanwhile changes nothing.
    func take(_ changeSet: inout ChangeSet) throws(NeedsData) -> JSON {
        guard let policy = SubscriptionPolicy(context.standing),
            let report = try? JSON(reading: context.request.body, limits: Self.limits),
            let id = report["id"]?.string, let record = try context.library.record(RecordKind.subscription.key(id)),
            let subscription = CalendarSubscription(record), !subscription.isPaused,
            subscription.address == report["address"]?.string,
            let place = context.place, let zone = try Zones.zone(place.zone, context.library)
        else { return ["kept": false] }
        changeSet.rest(on: [record.key, Place.key])
        var standing = SubscriptionStanding(record)
        var values = JSONObject()
        if let failure = report["failure"] {
            standing.fail(
                failure["kind"]?.string.flatMap { SubscriptionStanding.Trouble(rawValue: $0) } ?? .offline,
                status: Int(clamping: failure["status"]?.int ?? 0), waiting: failure["seconds"]?.int ?? 0, at: now,
                policy)
        } else if report["same"]?.bool == true {
            standing.succeed(at: now, policy)
        } else {
            let zones = try Zones.database(context.library)
            let stored = try context.library.records(Self.eventsQuery)
            do throws(SubscribedFileError) {
                let calendar = try read(report["text"]?.string ?? "", zone, zones, policy)
                keep(calendar, of: subscription, over: stored, &changeSet)
                note(calendar, report, zone, &standing)
                standing.succeed(at: now, policy)
                if subscription.name.isEmpty, !calendar.name.isEmpty {
                    values[CalendarSubscription.Name.name] = .string(calendar.name)
                }
            } catch {
                standing.fail(error == .noCalendar ? .noCalendar : .unfinished, at: now, policy)
            }
        }
        values[CalendarSubscription.Name.state] = standing.json
        values[CalendarSubscription.Name.wanted] = .null
        changeSet.set(record.key, values)
        return [
            "kept": .bool(standing.trouble == nil),
            "reason": standing.trouble.map { .string($0.rawValue) } ?? .null,
        ]
    }

    /// All events of all calendars.
    static let eventsQuery = RecordQuery(SubscribedEvent.kind, in: .planner, .all)

    private func read(_ text: String, _ zone: Zone, _ zones: ZoneDatabase?, _ policy: SubscriptionPolicy)
        throws(SubscribedFileError) -> SubscribedCalendar
    {
        let today = zone.date(at: now)
        return try SubscribedCalendar(
            Array(text.utf8), from: today.adding(days: -policy.past), through: today.adding(days: policy.ahead),
            at: zone, zone: { zones?.zone($0) }, untitled: context.strings[.eventUntitled])
    }

    /// Stores the days that differ from what is stored, and empties those that have no events any more.
    private func keep(
        _ calendar: SubscribedCalendar, of subscription: CalendarSubscription, over stored: [Record],
        _ changeSet: inout ChangeSet
    ) {
        var left = calendar.days
        for record in stored {
            guard let parts = SubscribedEvent.parts(ofRecord: record.key.id), parts.subscription == subscription.id
            else { continue }
            guard let events = left.removeValue(forKey: parts.date) else {
                changeSet.set(record.key, Self.emptied)
                continue
            }
            let list = JSON.array(events.map { $0.json })
            if record.value(SubscribedEvent.field) != list {
                changeSet.set(record.key, [SubscribedEvent.field: list])
            }
        }
        for (date, events) in left.sorted(by: { a, b in a.key < b.key }) {
            changeSet.set(
                RecordKind.eventDay.key(SubscribedEvent.recordID(of: subscription.id, on: date)),
                [
                    SubscribedEvent.field: .array(events.map { $0.json }),
                    Buckets.field: .string(date.description), Record.deletedField: .bool(false),
                ])
        }
    }

    /// What remains of a day without events.
    static let emptied: JSONObject = [SubscribedEvent.field: .null, Record.deletedField: .bool(true)]

    private func note(
        _ calendar: SubscribedCalendar, _ report: JSON, _ zone: Zone, _ standing: inout SubscriptionStanding
    ) {
        standing.tag = Self.header(report["tag"])
        standing.modified = Self.header(report["modified"])
        standing.refresh = calendar.refresh
        standing.count = calendar.count
        standing.doubtful = calendar.doubtful
        standing.isCut = calendar.isCut
        standing.zone = zone.identifier
        standing.read = zone.date(at: now)
    }

    /// A header's value as it may be sent back; empty for one that is too long to be kept.
    private static func header(_ value: JSON?) -> String {
        guard let text = value?.string, text.utf8.count <= 500, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { return "" }
        return text
    }
}
