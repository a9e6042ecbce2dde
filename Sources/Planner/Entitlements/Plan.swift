import Almanac
import Records

/// What is known of a person's plan: whether the trial was begun, and what was bought. A record of its own, which the
/// server writes and which no page takes in from a file.
public struct Plan: Hashable, Sendable {
    /// How a purchase stands.
    public enum Status: String, Hashable, Sendable {
        case active
        /// It ends with what has been paid for.
        case cancelled
        /// The renewal could not be paid; it stays open while the shop tries.
        case billing
        case expired
        case refunded
    }

    /// When the trial was begun; `nil` for never.
    public var trial: Instant?
    /// What the person is called at the shop; `nil` until they have been there.
    public var customer: String?
    public var kind: PlanKind?
    public var status: Status?
    /// Until when what was bought is paid for; `nil` for always.
    public var until: Instant?
    /// When the newest event that was taken in happened, and the ids of those of that moment.
    public var lastEvent: Instant?
    public var seen: [String] = []

    public init() {}

    /// The scope of what a server says of a person.
    public static let scope = Scope("account")
    public static let key = RecordKey(scope: scope, kind: Kind("plan"), id: "planner")

    /// Reads the record; what is missing or not understood was never set.
    public init(_ record: Record?) {
        guard let record, !record.isDeleted else { return }
        trial = Self.instant(record, Name.trial)
        customer = record.value(Name.customer)?.string
        // What was bought is one field, so that two events never mix.
        guard let bought = record.value(Name.purchase) else { return }
        kind = bought["plan"]?.string.flatMap { PlanKind(rawValue: $0) }
        status = bought["status"]?.string.flatMap { Status(rawValue: $0) }
        until = bought["until"]?.int.map { Instant(milliseconds: $0) }
        lastEvent = bought["event"]?.int.map { Instant(milliseconds: $0) }
        for id in bought["seen"]?.array ?? [] { if let id = id.string { seen.append(id) } }
    }

    /// What was bought, as it is stored.
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
