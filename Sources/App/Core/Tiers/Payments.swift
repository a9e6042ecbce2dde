import Almanac
import Interface
import Planner
import Records

/// What a person paid, as the shop reported it: each once, the newest first. The server writes it beside the plan.
struct Payments: Sendable {
    struct Payment: Hashable, Sendable {
        let at: Instant
        let plan: PlanKind
        /// Whether the money went back.
        let isRefund: Bool
        /// In hundredths of the currency's unit; `nil` where the shop says none.
        let amount: Int?
        let currency: String
    }

    static let key = RecordKey(scope: Plan.scope, kind: Plan.key.kind, id: "payments")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))
    private static let name = "list"
    /// Ten years of months.
    private static let limit = 120

    private(set) var list: [Payment] = []

    init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        for entry in record.value(Self.name)?.array ?? [] {
            guard let at = entry["at"]?.int, let plan = entry["plan"]?.string.flatMap({ PlanKind(rawValue: $0) }) else {
                continue
            }
            list.append(
                Payment(
                    at: Instant(milliseconds: at), plan: plan, isRefund: entry["refund"]?.bool ?? false,
                    amount: entry["amount"]?.int.map { Int(clamping: $0) },
                    currency: entry["currency"]?.string ?? ""))
        }
    }

    /// Notes a report that the plan has taken; what isn't money changes nothing.
    ///
    /// - Parameter json: the report, for the amount.
    mutating func take(_ event: PurchaseEvent, of plan: PlanKind, _ json: JSON) -> Bool {
        guard event.kind == .paid || event.kind == .refunded else { return false }
        let report = json["event"] ?? .null
        let currency = report["currency"]?.string ?? ""
        let isCurrency = currency.utf8.count == 3 && currency.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        var amount: Int?
        if isCurrency, let price = report["price_in_purchased_currency"]?.double, price.magnitude < 1e9 {
            amount = Int((price.magnitude * 100).rounded())
        }
        list.insert(
            Payment(
                at: event.at, plan: plan, isRefund: event.kind == .refunded, amount: amount,
                currency: isCurrency ? currency : ""), at: 0)
        return true
    }

    /// The record's fields.
    var values: JSONObject {
        var entries: [JSON] = []
        for payment in list.prefix(Self.limit) {
            var entry: JSONObject = [
                "at": .int(payment.at.milliseconds), "plan": .string(payment.plan.rawValue),
            ]
            if payment.isRefund { entry["refund"] = true }
            if let amount = payment.amount {
                entry["amount"] = .int(Int64(amount))
                entry["currency"] = .string(payment.currency)
            }
            entries.append(.object(entry))
        }
        return [Record.deletedField: .bool(false), Self.name: .array(entries)]
    }
}

extension Strings {
    /// An amount in a currency, in the person's digits, with hundredths if it has any.
    func amount(_ hundredths: Int, _ currency: String) -> String {
        var number = self.number(hundredths / 100)
        if hundredths % 100 != 0 {
            number += digits.decimal
            number += (hundredths % 100 < 10 ? self.number(0) : "") + self.number(hundredths % 100)
        }
        let key = "pro.price." + currency
        guard has(key: key) else { return number + " " + currency }
        return filled(Phrase(key), [.word("amount", number)])
    }
}
