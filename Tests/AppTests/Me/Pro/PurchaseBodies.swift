import Records

/// A shop's events as they come in.
enum PurchaseBodies {
    static let bought = body("INITIAL_PURCHASE", id: "1", at: 1_795_258_700_000, until: 1_797_850_700_000)

    static func body(
        _ type: String, id: String, at: Int64, until: Int64?, product: String = "wird_pro_monthly",
        customer: String = "nobody"
    ) -> JSON {
        [
            "event": [
                "type": .string(type), "id": .string(id), "event_timestamp_ms": .int(at),
                "expiration_at_ms": until.map { .int($0) } ?? .null, "product_id": .string(product),
                "app_user_id": .string(customer),
            ]
        ]
    }
}
