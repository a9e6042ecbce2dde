import Almanac
import Records

/// An event reported by a shop, in the format of RevenueCat's webhooks (`{"event": {"type", "id", …}}`, API version
/// 1.0).
public struct PurchaseEvent: Hashable, Sendable {
    /// What an event does to a plan.
    public enum Kind: Hashable, Sendable {
        /// It was bought, renewed or restored, and is open until the new end.
        case paid
        /// It won't be renewed.
        case cancelled
        /// The money was refunded, and access ends at once.
        case refunded
        /// The renewal could not be paid.
        case billing
        case expired
        /// Another product starts at the next renewal, which will be reported by an event of its own.
        case changed
        /// An event that doesn't affect a plan.
        case other
    }

    public var id: String
    public var kind: Kind
    public var at: Instant
    /// The buyer's ids: all that the shop knows them by.
    public var customers: [String]
    public var product: String
    /// When the paid period ends; `nil` for a lifetime purchase.
    public var until: Instant?

    public init(id: String, kind: Kind, at: Instant, customers: [String], product: String, until: Instant?) {
        self.id = id
        self.kind = kind
        self.at = at
        self.customers = customers
        self.product = product
        self.until = until
    }

    /// Reads a webhook's body; `nil` if it is not an event.
    public init?(json: JSON) {
        let event = json["event"] ?? .null
        guard let type = event["type"]?.string, let id = event["id"]?.string, (1...128).contains(id.utf8.count),
            let at = event["event_timestamp_ms"]?.int, at >= 0
        else { return nil }
        self.id = id
        self.at = Instant(milliseconds: at)
        kind = Self.kind(type, event)
        customers = []
        for name in ["app_user_id", "original_app_user_id"] {
            if let customer = event[name]?.string { customers.append(customer) }
        }
        for alias in event["aliases"]?.array ?? [] { if let customer = alias.string { customers.append(customer) } }
        product = event["product_id"]?.string ?? ""
        until = event["expiration_at_ms"]?.int.map { Instant(milliseconds: $0) }
        if kind == .billing, let grace = event["grace_period_expiration_at_ms"]?.int {
            until = Instant(milliseconds: max(grace, until?.milliseconds ?? 0))
        }
    }

    private static func kind(_ type: String, _ event: JSON) -> Kind {
        switch type {
        case "INITIAL_PURCHASE", "RENEWAL", "NON_RENEWING_PURCHASE", "UNCANCELLATION", "SUBSCRIPTION_EXTENDED",
            "TEMPORARY_ENTITLEMENT_GRANT", "REFUND_REVERSED":
            .paid
        // The shop's support reports a refund as a cancellation.
        case "CANCELLATION": event["cancel_reason"]?.string == "CUSTOMER_SUPPORT" ? .refunded : .cancelled
        case "REFUND": .refunded
        case "BILLING_ISSUE": .billing
        case "EXPIRATION": .expired
        case "PRODUCT_CHANGE": .changed
        default: .other
        }
    }
}
