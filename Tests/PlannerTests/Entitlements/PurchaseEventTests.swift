import Almanac
import Planner
import Records
import TestSupport
import Testing

@Suite struct PurchaseEventTests {
    private static let begin: Int64 = 1_795_258_680_000
    private static let month: Int64 = 30 * 86_400_000

    /// A webhook's body as RevenueCat writes it.
    static func body(
        _ type: String, id: String, at: Int64, product: String = "wird_pro_monthly", until: Int64? = nil,
        _ more: JSONObject = [:]
    ) -> JSON {
        var event: JSONObject = [
            "type": .string(type), "id": .string(id), "event_timestamp_ms": .int(begin + at),
            "app_user_id": "customer-1", "original_app_user_id": "customer-0", "aliases": ["customer-2"],
            "product_id": .string(product), "period_type": "NORMAL", "store": "RC_BILLING",
            "expiration_at_ms": until.map { .int(begin + $0) } ?? .null, "entitlement_ids": ["pro"],
        ]
        for member in more.members { event[member.name] = member.value }
        return ["api_version": "1.0", "event": .object(event)]
    }

    private func event(
        _ type: String, id: String = "e", at: Int64 = 0, product: String = "wird_pro_monthly", until: Int64? = nil,
        _ more: JSONObject = [:]
    ) throws -> PurchaseEvent {
        try #require(PurchaseEvent(json: Self.body(type, id: id, at: at, product: product, until: until, more)))
    }

    private func settings() throws -> PurchaseSettings { try EntitlementTests.tiers().purchases }

    @Test(
        "SY-044 a subscription's life: bought, renewed, not paid, cancelled, renewed again, over, each as the shop says"
    )
    func life() throws {
        let settings = try settings()
        var plan = Plan()
        #expect(try plan.take(event("INITIAL_PURCHASE", id: "1", at: 0, until: Self.month), settings))
        #expect(plan.kind == .monthly && plan.status == .active)
        #expect(plan.until == Instant(milliseconds: Self.begin + Self.month))
        #expect(try plan.take(event("RENEWAL", id: "2", at: Self.month, until: 2 * Self.month), settings))
        #expect(plan.until == Instant(milliseconds: Self.begin + 2 * Self.month))
        let grace: JSONObject = ["grace_period_expiration_at_ms": .int(Self.begin + 2 * Self.month + 1_000_000)]
        #expect(
            try plan.take(
                event("BILLING_ISSUE", id: "3", at: 2 * Self.month - 5, until: 2 * Self.month, grace), settings))
        #expect(plan.status == .billing)
        #expect(plan.until == Instant(milliseconds: Self.begin + 2 * Self.month + 1_000_000))
        let unsubscribed: JSONObject = ["cancel_reason": "UNSUBSCRIBE"]
        #expect(
            try plan.take(
                event("CANCELLATION", id: "4", at: 2 * Self.month, until: 2 * Self.month + 9, unsubscribed), settings))
        #expect(plan.status == .cancelled && plan.until == Instant(milliseconds: Self.begin + 2 * Self.month + 9))
        #expect(
            try plan.take(event("UNCANCELLATION", id: "5", at: 2 * Self.month + 1, until: 3 * Self.month), settings))
        #expect(plan.status == .active)
        #expect(try plan.take(event("EXPIRATION", id: "6", at: 3 * Self.month + 2, until: 3 * Self.month), settings))
        #expect(plan.status == .expired && plan.until == Instant(milliseconds: Self.begin + 3 * Self.month))
        #expect(
            try plan.take(
                event(
                    "INITIAL_PURCHASE", id: "7", at: 4 * Self.month, product: "wird_pro_annual", until: 16 * Self.month),
                settings))
        #expect(plan.kind == .annual && plan.status == .active)
        let refund: JSONObject = ["cancel_reason": "CUSTOMER_SUPPORT"]
        #expect(
            try plan.take(
                event(
                    "CANCELLATION", id: "8", at: 5 * Self.month, product: "wird_pro_annual", until: 16 * Self.month,
                    refund),
                settings))
        #expect(plan.status == .refunded && plan.until == Instant(milliseconds: Self.begin + 5 * Self.month))
    }

    @Test("SY-044 a change of product takes hold with the renewal that follows; what is not ours changes nothing")
    func changes() throws {
        let settings = try settings()
        var plan = Plan()
        _ = try plan.take(event("INITIAL_PURCHASE", id: "1", until: Self.month), settings)
        let before = plan
        #expect(
            try !plan.take(
                event("PRODUCT_CHANGE", id: "2", at: 5, until: Self.month, ["new_product_id": "wird_pro_annual"]),
                settings))
        #expect(try !plan.take(event("RENEWAL", id: "3", at: 6, product: "other_app", until: Self.month), settings))
        #expect(try !plan.take(event("TEST", id: "4", at: 7), settings))
        #expect(try !plan.take(event("SOMETHING_NEW", id: "5", at: 8), settings))
        #expect(try !plan.take(event("RENEWAL", id: "6", at: 9), settings), "a renewal without an end is none")
        #expect(plan == before)
        #expect(
            try plan.take(
                event("RENEWAL", id: "7", at: 10, product: "wird_pro_annual", until: 12 * Self.month), settings))
        #expect(plan.kind == .annual)
    }

    @Test("SY-044 what is bought for life stays, whatever a subscription of before still does")
    func lifetime() throws {
        let settings = try settings()
        var plan = Plan()
        _ = try plan.take(event("INITIAL_PURCHASE", id: "1", until: Self.month), settings)
        #expect(try plan.take(event("NON_RENEWING_PURCHASE", id: "2", at: 5, product: "wird_pro_lifetime"), settings))
        #expect(plan.kind == .lifetime && plan.until == nil)
        for type in ["EXPIRATION", "CANCELLATION", "BILLING_ISSUE", "RENEWAL"] {
            #expect(try !plan.take(event(type, id: type, at: 9, until: Self.month), settings))
        }
        #expect(plan.kind == .lifetime && plan.status == .active)
        let refund: JSONObject = ["cancel_reason": "CUSTOMER_SUPPORT"]
        #expect(try plan.take(event("CANCELLATION", id: "9", at: 20, product: "wird_pro_lifetime", refund), settings))
        #expect(plan.status == .refunded)
    }

    @Test("SY-044 every event counts once, and an older one never undoes a newer, in whatever order they come")
    func idempotence() throws {
        let settings = try settings()
        let events = try [
            event("INITIAL_PURCHASE", id: "1", at: 0, until: Self.month),
            event("RENEWAL", id: "2", at: Self.month, until: 2 * Self.month),
            event("CANCELLATION", id: "3", at: Self.month + 5, until: 2 * Self.month),
            event("RENEWAL", id: "4", at: 2 * Self.month, until: 3 * Self.month),
            event("EXPIRATION", id: "5", at: 3 * Self.month, until: 3 * Self.month),
        ]
        var straight = Plan()
        for event in events { _ = straight.take(event, settings) }
        var seed: UInt64 = 7
        for _ in 0..<400 {
            var plan = Plan()
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let event = events[Int(seed >> 33) % events.count]
                let before = plan
                let isTaken = plan.take(event, settings)
                #expect(isTaken != (plan == before))
                #expect(plan.lastEvent.map { $0 >= (before.lastEvent ?? $0) } ?? true)
                var again = plan
                #expect(!again.take(event, settings) && again == plan)
            }
            _ = plan.take(events[4], settings)
            #expect(plan.kind == straight.kind && plan.status == straight.status && plan.until == straight.until)
        }
    }

    @Test("SY-044 a body that is no event is refused, and a plan reads back as it was stored")
    func hostile() throws {
        let good = try #require(Self.body("RENEWAL", id: "x", at: 0, until: 5).object?["event"]?.object)
        for name in ["type", "id", "event_timestamp_ms"] {
            for value: JSON? in [nil, .null, [], true] {
                var event = good
                event[name] = value
                #expect(PurchaseEvent(json: ["event": .object(event)]) == nil)
            }
        }
        for json: JSON in [.null, [], "x", 5, [:], ["event": []], ["event": ["id": "x"]]] {
            #expect(PurchaseEvent(json: json) == nil)
        }
        var long = good
        long["id"] = .string(String(repeating: "i", count: 200))
        #expect(PurchaseEvent(json: ["event": .object(long)]) == nil)
        var plan = Plan()
        plan.trial = Instant(milliseconds: 77)
        plan.customer = "c"
        _ = try plan.take(event("INITIAL_PURCHASE", id: "1", until: Self.month), settings())
        var record = Record(key: Plan.key)
        let stamp = Stamp(milliseconds: 5, counter: 0, replica: Replica(number: 1))
        record[Plan.Name.trial] = Field(.int(77), at: stamp)
        record[Plan.Name.customer] = Field("c", at: stamp)
        record[Plan.Name.purchase] = Field(plan.purchase, at: stamp)
        #expect(Plan(record) == plan)
        record[Record.deletedField] = Field(true, at: stamp)
        #expect(Plan(record) == Plan())
        var broken = Record(key: Plan.key)
        for name in [Plan.Name.trial, Plan.Name.customer, Plan.Name.purchase] {
            broken[name] = Field([true], at: stamp)
        }
        #expect(Plan(broken) == Plan())
    }
}
