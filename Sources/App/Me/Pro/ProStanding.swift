import Almanac
import Interface
import Planner
import Records

/// The state of the person's Pro in a sentence; nothing if they never had it.
struct ProStanding {
    let context: RequestContext
    let account: Account
    /// The zone of the place; without a place, days are in UTC.
    private let zone: Zone?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ account: Account) throws(NeedsData) {
        self.context = context
        self.account = account
        guard let place = context.place else {
            zone = nil
            return
        }
        zone = try Zones.zone(place.zone, context.library)
    }

    @NodeBuilder var node: Node {
        if let words {
            card(.class("part", "pro-standing"), .aria("label", strings[.proStanding]), .role("group")) {
                p { words }
                if account.entitlement.isPaid { p(.class("field-hint")) { strings[.proSupport] } }
            }
        }
    }

    /// When the open period ends; `nil` if it never does, or if nothing is open.
    static func end(of account: Account) -> Instant? {
        switch account.entitlement.standing {
        case .trial(let ends), .grace(let ends): ends
        case .paid(let until): until
        case .free, .lapsed: nil
        }
    }

    private var words: String? {
        let end = Self.end(of: account).map { day($0) } ?? ""
        switch account.entitlement.standing {
        case .free: return nil
        case .trial: return strings(.proTrialUntil, .word("date", end))
        case .grace: return strings(.proGraceUntil, .word("date", end))
        case .lapsed: return strings[.proLapsed]
        case .paid(nil): return strings[.proPaid]
        case .paid:
            switch account.plan.status {
            case .cancelled: return strings(.proEndsWith, .word("date", end))
            case .billing: return strings(.proBilling, .word("date", end))
            default: return strings(.proPaidUntil, .word("date", end))
            }
        }
    }

    /// The day and the time of an instant.
    private func day(_ instant: Instant) -> String {
        let local = zone.map { $0.local(instant) } ?? CivilDateTime(utcSeconds: instant.seconds)
        return strings.weekdayAndDate(local.date) + strings[key: "list.comma"] + strings.time(minute: local.minuteOfDay)
    }
}
