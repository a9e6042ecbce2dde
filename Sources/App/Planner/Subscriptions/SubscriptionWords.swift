import Almanac
import Interface
import Planner
import Records

/// What there is to say about a subscribed calendar.
struct SubscriptionWords {
    let context: RequestContext
    let zone: Zone
    private var strings: Strings { context.strings }

    /// The host that a calendar is from. The rest of an address is often a secret, and is shown nowhere.
    static func host(of subscription: CalendarSubscription) -> String {
        var rest = subscription.address.utf8[...]
        for scheme in ["https://", "http://"] where rest.starts(with: scheme.utf8) {
            rest = rest.dropFirst(scheme.utf8.count)
        }
        return String(
            decoding: Array(rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }), as: UTF8.self)
    }

    /// The name; of one that has none yet, its host.
    static func name(of subscription: CalendarSubscription) -> String {
        subscription.name.isEmpty ? host(of: subscription) : subscription.name
    }

    func moment(_ instant: Instant) -> String {
        let local = zone.local(instant)
        return strings(
            .sourceAt, .word("date", strings.dayAndMonth(local.date)), .word("time", strings.time(local.time)))
    }

    /// What went wrong last, as a sentence; `nil` if nothing did.
    func trouble(_ standing: SubscriptionStanding) -> String? {
        guard let trouble = standing.trouble else { return nil }
        return strings(
            Phrase("calendars.trouble." + trouble.rawValue), .number("status", standing.status))
    }
}
