import Almanac
import Interface
import Planner
import Records

/// An event of a subscribed calendar: when, where, and what it says. Nothing of it can be changed here.
enum EventScreen {
    static func queries(_ id: String) -> [RecordQuery] {
        guard let event = EventID(id) else { return [] }
        return [
            RecordQuery(event.record.kind, in: event.record.scope, .id(event.record.id)), SubscriptionStore.query,
        ]
    }

    static func show(_ context: RequestContext, id: String) throws(NeedsData) -> Reply {
        try context.library.require(queries(id))
        guard let event = try find(id, context), let place = context.place,
            let zone = try Zones.zone(place.zone, context.library)
        else { return ErrorScreen.refused(context, context.strings[.eventGone], status: 404) }
        let view = EventView(context: context, event: event.event, source: event.source, id: event.id, zone: zone)
        guard !context.wantsJSON else { return .json(["event": view.json]) }
        return .page(
            Page(
                title: event.event.title, area: .today, name: "event",
                header: PageHeader(
                    event.event.title, back: Route.planner(.day(event.id.date)).link(),
                    backLabel: context.strings[.navBack]
                ).node,
                content: view.node))
    }

    private static func find(_ id: String, _ context: RequestContext) throws(NeedsData) -> (
        event: SubscribedEvent, source: CalendarSubscription, id: EventID
    )? {
        guard let id = EventID(id), let record = try context.library.record(id.record), !record.isDeleted,
            let source = try SubscriptionStore(library: context.library).subscriptions()
                .first(where: { $0.id == id.subscription })
        else { return nil }
        for entry in record.value(SubscribedEvent.field)?.array ?? [] {
            if let event = SubscribedEvent(entry), event.key == id.key { return (event, source, id) }
        }
        return nil
    }
}

/// The sheet of an event.
struct EventView {
    let context: RequestContext
    let event: SubscribedEvent
    let source: CalendarSubscription
    let id: EventID
    let zone: Zone
    private var strings: Strings { context.strings }

    /// Whether tasks go round it.
    private var isBusy: Bool { source.blocks && !event.isFree && event.time?.isEmpty == false }

    var node: Node {
        sheetPage(.data("sheet-content")) {
            div(.class("event-sheet", "tint-\(TaskLook(source.colour, context).name)")) {
                h2(.class("sheet-title")) { bdi { event.title } }
                p(.class("event-source")) {
                    Icon.calendar.node(.text)
                    span(.dirAuto) { SubscriptionWords.name(of: source) }
                }
            }
            dl(.class("facts")) {
                fact(.eventWhen, .text(when))
                if !event.place.isEmpty { fact(.eventPlace, bdi { event.place }) }
                fact(.eventTime, .text(strings[isBusy ? .calendarsBlocking : .calendarsShown]))
            }
            if !event.notes.isEmpty { p(.class("event-notes"), .dirAuto) { event.notes } }
            if let link = Link(https: event.link), let host = MeetingLinks.host(of: link) {
                a(href: link, .class("button", "button-secondary"), .newTab, .rel("noopener noreferrer")) {
                    Icon.forward.node(.text)
                    span { strings(.taskLink, .text("host", host)) }
                }
            }
            MeetingLinks.node(event.place + " " + event.notes, strings)
            p(.class("field-hint")) {
                strings(.errorExternal, .text("source", SubscriptionWords.name(of: source)))
            }
        }
    }

    /// When it is: its hours, its days, or from when to when.
    private var when: String {
        switch event.whole {
        case .days(let first, let last)?: return strings.dayAndMonth(first) + " – " + strings.dayAndMonth(last)
        case .time(let begins, let ends)?: return moment(begins) + " – " + moment(ends)
        case nil: break
        }
        guard let time = event.time else {
            return strings.weekdayAndDate(id.date) + strings.parting + strings[.eventWholeDay]
        }
        let begins = zone.local(time.lowerBound)
        let ends = zone.local(time.upperBound)
        let minutes = begins.minuteOfDay..<max(begins.minuteOfDay, ends.date > begins.date ? 1440 : ends.minuteOfDay)
        return strings.weekdayAndDate(begins.date) + strings.parting
            + (minutes.isEmpty ? strings.time(minute: minutes.lowerBound) : strings.range(minutes))
    }

    private func moment(_ instant: Instant) -> String {
        SubscriptionWords(context: context, zone: zone).moment(instant)
    }

    private func fact(_ label: Phrase, _ value: Node) -> Node {
        div {
            dt { strings[label] }
            dd { value }
        }
    }

    var json: JSON {
        [
            "title": .string(event.title), "calendar": .string(SubscriptionWords.name(of: source)),
            "date": .string(id.date.description), "busy": .bool(isBusy),
            "from": event.time.map { .int($0.lowerBound.seconds) } ?? .null,
            "until": event.time.map { .int($0.upperBound.seconds) } ?? .null, "place": .string(event.place),
            "notes": .string(event.notes), "link": .string(event.link),
        ]
    }
}
