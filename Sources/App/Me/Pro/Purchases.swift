import Almanac
import Interface
import Planner
import Records

/// The border to whoever takes the payment: what a person chose goes out here, and what a shop says comes in by
/// ``App/handlePurchase(_:workspace:resources:)``. Nothing else of the app knows who that is.
struct Purchases: Sendable {
    /// What follows a choice.
    enum Answer: Sendable {
        /// It is open now: the plan as it is to be kept.
        case granted(Plan)
        /// The shop's page, where it goes on; the plan has the customer's name.
        case page(Link, Plan)
        /// Nothing can be bought here.
        case closed
    }

    let settings: PurchaseSettings

    /// Begins to buy a plan.
    ///
    /// - Parameter id: the operation's number, which makes the same choice the same purchase.
    func begin(_ kind: PlanKind, _ plan: Plan, id: String, at now: Instant) -> Answer {
        var plan = plan
        switch settings.provider {
        case .none: return .closed
        case .test:
            let days: Int64? =
                switch kind {
                case .monthly: 30
                case .annual: 365
                case .lifetime: nil
                }
            let event = PurchaseEvent(
                id: id, kind: .paid, at: now, customers: [], product: settings.product(of: kind),
                until: days.map { now + .hours($0 * 24) })
            _ = plan.take(event, settings)
            return .granted(plan)
        case .link:
            plan.customer = plan.customer ?? id
            guard let link = link(kind, plan) else { return .closed }
            return .page(link, plan)
        }
    }

    /// The shop's page for a plan; `nil` where there is none.
    func link(_ kind: PlanKind, _ plan: Plan) -> Link? {
        guard settings.provider == .link, let customer = plan.customer else { return nil }
        var text = ""
        for part in settings.checkout.split(separator: "{", omittingEmptySubsequences: false) {
            if part.utf8.starts(with: "customer}".utf8) {
                text += customer + String(part.dropFirst(9))
            } else if part.utf8.starts(with: "product}".utf8) {
                text += PercentCoding.encode(settings.product(of: kind)) + String(part.dropFirst(8))
            } else {
                text += String(part)
            }
        }
        return Link(https: text)
    }
}
