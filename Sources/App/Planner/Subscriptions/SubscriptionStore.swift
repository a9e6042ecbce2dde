import Almanac
import Planner
import Records

/// Reads the subscribed calendars and their events from what has been loaded.
struct SubscriptionStore: Sendable {
    let library: Library

    /// The query for all subscriptions.
    static let query = RecordQuery(CalendarSubscription.kind, in: .planner, .all)

    /// The query for the events of a range of dates. A day more is loaded on both sides: what was sorted by the days of
    /// one zone may be on another day where the person is now.
    static func query(from first: CivilDate, through last: CivilDate) -> RecordQuery {
        RecordQuery(
            SubscribedEvent.kind, in: .planner,
            .buckets(from: first.previous.description, through: last.next.description))
    }

    /// The subscriptions, oldest first.
    func subscriptions() throws(NeedsData) -> [CalendarSubscription] {
        var found: [CalendarSubscription] = []
        for record in try library.records(Self.query) {
            if let subscription = CalendarSubscription(record) { found.append(subscription) }
        }
        return found
    }

    /// An event that is shown with a day and not at a time.
    struct WholeDay: Sendable {
        let id: String
        let title: String
        let source: String
        let date: CivilDate
        let colour: TaskCategory?
    }

    /// The events of some days: those with a time as tasks that can't be moved, and those of whole days.
    func events(from first: CivilDate, through last: CivilDate, in zone: Zone) throws(NeedsData)
        -> (timed: [PlannedTask], whole: [WholeDay])
    {
        var timed: [PlannedTask] = []
        var whole: [WholeDay] = []
        let subscriptions = try subscriptions()
        guard !subscriptions.isEmpty else { return (timed, whole) }
        for record in try library.records(Self.query(from: first, through: last)) {
            guard let parts = SubscribedEvent.parts(ofRecord: record.key.id),
                let source = subscriptions.first(where: { $0.id == parts.subscription })
            else { continue }
            for entry in record.value(SubscribedEvent.field)?.array ?? [] {
                guard let key = entry["key"]?.string, let title = entry["title"]?.string else { continue }
                let id = PlannedTask.eventPrefix + record.key.id + ":" + key
                if let time = SubscribedEvent.time(entry) {
                    let task = Self.task(id, title, time, isFree: entry["free"]?.bool ?? false, of: source, in: zone)
                    if let date = task.placement?.date, date >= first, date <= last { timed.append(task) }
                } else if parts.date >= first, parts.date <= last {
                    whole.append(
                        WholeDay(id: id, title: title, source: source.name, date: parts.date, colour: source.colour))
                }
            }
        }
        return (timed, whole)
    }

    /// An event with a time, as a task of the day on which it begins where the person is.
    private static func task(
        _ id: String, _ title: String, _ time: Range<Instant>, isFree: Bool, of source: CalendarSubscription,
        in zone: Zone
    ) -> PlannedTask {
        let local = zone.local(time.lowerBound)
        let seconds = time.upperBound.seconds - time.lowerBound.seconds + Int64(local.second)
        var task = PlannedTask(
            id: id, title: title, category: source.colour, duration: Int(min(max((seconds + 59) / 60, 1), 1440)),
            placement: Placement(date: local.date, start: local.minuteOfDay), created: time.lowerBound)
        task.source = source.name
        task.isShownOnly = !source.blocks || isFree || seconds == 0
        return task
    }
}
