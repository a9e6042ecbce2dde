import Almanac
import Records

/// What is known of a person's plan: whether the trial was started, and what was bought. It has its own record, which
/// the server writes and which can't be imported from a file.
public struct Plan: Hashable, Sendable {
    /// The state of a purchase.
    public enum Status: String, Hashable, Sendable {
        case active
        /// It ends when the paid period does.
        case cancelled
        /// The renewal could not be paid. Access stays open while the shop retries.
        case billing
        case expired
        case refunded
    }

    /// When the trial was started; `nil` if never.
    public var trial: Instant?
    /// The person's id at the shop; `nil` until they have been there.
    public var customer: String?
    public var kind: PlanKind?
    public var status: Status?
    /// When the paid period ends; `nil` for a lifetime purchase.
    public var until: Instant?
    /// When the newest applied event happened, and the ids of the applied events of that moment.
    public var lastEvent: Instant?
    public var seen: [String] = []

    public init() {}

    /// The scope of what a server knows about a person.
    public static let scope = Scope("account")
    public static let key = RecordKey(scope: scope, kind: Kind("plan"), id: "planner")

    /// Reads the record. What is missing or can't be read counts as never set.
    public init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        trial = Self.instant(record, Name.trial)
        customer = record.value(Name.customer)?.string
        // The purchase is a single field, so that two events are never mixed.
        guard let bought = record.value(Name.purchase) else { return }
        kind = bought["plan"]?.string.flatMap { PlanKind(rawValue: $0) }
        status = bought["status"]?.string.flatMap { Status(rawValue: $0) }
        until = bought["until"]?.int.map { Instant(milliseconds: $0) }
        lastEvent = bought["event"]?.int.map { Instant(milliseconds: $0) }
        for id in bought["seen"]?.array ?? [] { if let id = id.string { seen.append(id) } }
    }

    /// The purchase, as it is stored.
    public var purchase: JSON {
        var object = JSONObject()
        if let kind { object["plan"] = .string(kind.rawValue) }
        if let status { object["status"] = .string(status.rawValue) }
        if let until { object["until"] = .int(until.milliseconds) }
        if let lastEvent { object["event"] = .int(lastEvent.milliseconds) }
        object["seen"] = .array(seen.map { .string($0) })
        return .object(object)
    }

    /// The names of the record's fields.
    public enum Name {
        public static let trial = "trial"
        public static let customer = "customer"
        public static let purchase = "purchase"
    }

    private static func instant(_ record: Record, _ name: String) -> Instant? {
        record.value(name)?.int.map { Instant(milliseconds: $0) }
    }
}

extension Plan {
    /// Applies an event. Returns `false` if it changes nothing, because it was applied before, is older than what is
    /// known, concerns something else, or concerns a subscription of somebody with a lifetime purchase.
    public mutating func take(_ event: PurchaseEvent, _ settings: PurchaseSettings) -> Bool {
        guard let kind = settings.plan(of: event.product) else { return false }
        if let lastEvent {
            guard event.at >= lastEvent, !seen.contains(event.id) else { return false }
        }
        if self.kind == .lifetime, status == .active, kind != .lifetime { return false }
        switch event.kind {
        case .paid:
            // A lifetime plan has no end, whatever the event says; a renewed plan must have one.
            guard kind == .lifetime || event.until != nil else { return false }
            status = .active
            until = kind == .lifetime ? nil : event.until
        case .cancelled:
            status = .cancelled
            until = event.until ?? until
        case .billing:
            status = .billing
            until = event.until ?? until
        case .expired:
            status = .expired
            until = event.until.map { min($0, event.at) } ?? event.at
        case .refunded:
            status = .refunded
            until = event.at
        case .changed, .other: return false
        }
        self.kind = kind
        seen = lastEvent == event.at ? Array(seen.suffix(15)) + [event.id] : [event.id]
        lastEvent = event.at
        return true
    }
}
