import Almanac
import Interface
import Planner
import Records

/// What Pro is and costs: `/pro`. A self-hosted product has no such page (SY-045).
enum ProScreen {
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        guard let account = visit.account else { return ErrorScreen.notFound(visit) }
        guard !visit.wantsJSON else { return .json(json(account, visit)) }
        let strings = visit.strings
        let back = visit.parameter(.back).flatMap { ReturnPath($0) }
        let carousel = ProCarousel(visit, account, back: back)
        let standing = try ProStanding(visit, account)
        return .page(
            Page(
                title: strings[.proTitle], area: back?.route.facts.bar ?? .me, name: "pro",
                header: PageHeader(
                    strings[.proTitle], back: leaving(back, visit, account), backLabel: strings[.navBack]
                ).node,
                content: group {
                    if let feature = visit.parameter(.feature), visit.isClosed(feature) {
                        banner(PlanGate.words(feature, strings), icon: .lock)
                    }
                    standing.node
                    carousel.node
                }))
    }

    /// The row that leads here, in Me and in the settings; nothing where nothing is for sale.
    static func way(_ visit: Visit) -> Node {
        guard let account = visit.account else { return .nothing }
        return rows {
            linkRow(
                visit.strings[account.entitlement.isOpen ? .proTitle : .proUpgrade],
                href: PlanGate.link(nil, back: ReturnPath(visit)), icon: .star)
        }
    }

    /// Back to where the person came from, unless that is what is closed.
    private static func leaving(_ back: ReturnPath?, _ visit: Visit, _ account: Account) -> Link {
        guard let back else { return Route.me(.home).link() }
        let gate = account.tiers.gate(.read, at: back.route.path, FormFields()) { account.entitlement.closes($0) }
        guard gate != nil else { return back.link() }
        return (back.route.facts.bar == .me ? Route.me(.settings) : visit.home.front).link()
    }

    private static func json(_ account: Account, _ visit: Visit) -> JSON {
        var object: JSONObject = [
            "standing": .string(account.entitlement.standing.name), "open": .bool(account.entitlement.isOpen),
            "trial": .bool(account.entitlement.hasTrial),
            "until": ProStanding.end(of: account).map { .int($0.milliseconds) } ?? .null,
        ]
        if let price = account.tiers.price(country: visit.place?.country ?? "") {
            var prices: JSONObject = ["currency": .string(price.currency), "saving": .int(Int64(price.saving))]
            for plan in PlanKind.allCases { prices[plan.rawValue] = .int(Int64(price[plan])) }
            object["prices"] = .object(prices)
        }
        return .object(object)
    }
}
