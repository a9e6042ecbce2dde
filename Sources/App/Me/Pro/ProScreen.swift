import Almanac
import Interface
import Planner
import Records

/// What Pro is and costs: `/pro`. A self-hosted product has no such page (SY-045).
enum ProScreen {
    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        guard let account = context.account else { return ErrorScreen.notFound(context) }
        guard !context.wantsJSON else { return .json(json(account, context)) }
        let strings = context.strings
        let back = context.parameter(.back).flatMap { ReturnPath($0) }
        let carousel = ProCarousel(context, account, back: back)
        let standing = try ProStanding(context, account)
        return .page(
            Page(
                title: strings[.proTitle], area: back?.route.facts.bar ?? .me, name: "pro",
                header: PageHeader(
                    strings[.proTitle], back: leaving(back, context, account), backLabel: strings[.navBack]
                ).node,
                content: group {
                    if let feature = context.parameter(.feature), context.isClosed(feature) {
                        banner(PlanGate.words(feature, strings), icon: .lock)
                    }
                    standing.node
                    carousel.node
                }))
    }

    /// The row that leads here from Me and from the settings; nothing if nothing is for sale.
    static func way(_ context: RequestContext) -> Node {
        guard let account = context.account else { return .nothing }
        return rows {
            linkRow(
                context.strings[account.entitlement.isOpen ? .proTitle : .proUpgrade],
                href: PlanGate.link(nil, back: ReturnPath(context)), icon: .star)
        }
    }

    /// The link back to where the person came from, unless that is what is closed.
    private static func leaving(_ back: ReturnPath?, _ context: RequestContext, _ account: Account) -> Link {
        guard let back else { return Route.me(.home).link() }
        let gate = account.tiers.gate(.read, at: back.route.path, FormFields()) { account.entitlement.closes($0) }
        guard gate != nil else { return back.link() }
        return (back.route.facts.bar == .me ? Route.me(.settings) : context.home.front).link()
    }

    private static func json(_ account: Account, _ context: RequestContext) -> JSON {
        var object: JSONObject = [
            "standing": .string(account.entitlement.standing.name), "open": .bool(account.entitlement.isOpen),
            "trial": .bool(account.entitlement.hasTrial),
            "until": ProStanding.end(of: account).map { .int($0.milliseconds) } ?? .null,
        ]
        if let price = account.tiers.price(country: context.place?.country ?? "") {
            var prices: JSONObject = ["currency": .string(price.currency), "saving": .int(Int64(price.saving))]
            for plan in PlanKind.allCases { prices[plan.rawValue] = .int(Int64(price[plan])) }
            object["prices"] = .object(prices)
        }
        return .object(object)
    }
}
