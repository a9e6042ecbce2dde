import Interface
import Planner

/// The events that are on a day as a whole, in a line above its timeline.
struct DayEvents {
    let context: RequestContext
    let events: [SubscriptionStore.WholeDay]

    @NodeBuilder var node: Node {
        if !events.isEmpty {
            ul(.class("day-events"), .aria("label", context.strings[.eventsWhole])) {
                for event in events { row(event) }
            }
        }
    }

    private func row(_ event: SubscriptionStore.WholeDay) -> Node {
        li(.class("day-event", "tint-\(TaskLook(event.colour, context).name)")) {
            a(href: Route.planner(.event(event.id)).link(), .data("sheet")) {
                Icon.calendar.node(.text)
                span(.class("day-event-title"), .dirAuto) { event.title }
                span(.class("day-event-source"), .dirAuto) { event.source }
            }
        }
    }
}
