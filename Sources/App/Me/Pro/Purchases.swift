import Almanac
import Interface
import Planner
import Records

/// The boundary to the payment provider: a person's choice goes out here, and the shop's reports come in by
/// ``App/handlePurchase(_:workspace:resources:)``. Nothing else in the app knows the provider.
struct Purchases: Sendable {
    /// What follows a choice.
    enum Answer: Sendable {
        /// The plan is open now; holds the plan to store.
        case granted(Plan)
        /// Buying continues on the shop's page; the plan has the customer's name.
        case page(Link, Plan)
        /// Nothing can be bought here.
        case closed
    }

    let settings: PurchaseSettings

    /// Starts buying a plan.
    ///
    /// - Parameter id: the operation's number, by which the same choice is the same purchase.
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

    /// The shop's page for a plan, or `nil` if there is none.
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
