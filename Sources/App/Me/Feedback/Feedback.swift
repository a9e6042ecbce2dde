import Almanac
import Planner
import Records

/// A person's feedback on the product: stored on this device, never sent by it (MZ-290).
struct Feedback: Hashable, Sendable {
    var id: String
    var message: String
    /// What the page knew of the device, if the person left it with the message.
    var device: String
    /// When it was written.
    var at: Instant

    static let kind = RecordKind.feedback.kind
    static let query = RecordQuery(kind, in: .device, .all)
    static let limit = 4_000

    /// The name of a field that forms don't have.
    private static let at = "at"

    static func key(_ id: String) -> RecordKey { RecordKey(scope: .device, kind: kind, id: id) }

    /// Reads stored feedback; `nil` if it was deleted or isn't understood.
    init?(_ record: Record) {
        guard !record.isDeleted, let message = record.text(.notes) else { return nil }
        id = record.key.id
        self.message = message
        device = record.text(.text) ?? ""
        at = Instant(seconds: record.value(Self.at)?.int ?? 0)
    }

    /// The fields of new feedback.
    static func fields(_ message: String, device: String, at now: Instant) -> JSONObject {
        [
            FieldName.notes.rawValue: .string(message), FieldName.text.rawValue: .string(device),
            at: .int(now.seconds), Buckets.field: .string("kept"),
        ]
    }

    /// The plan noted with feedback if Pro is offered, so that whoever answers knows who is promised the 24 hours
    /// (MZ-272): `plan: paid`. `nil` in a self-hosted product.
    static func plan(_ context: RequestContext) -> String? {
        context.account.map { "plan: " + $0.entitlement.standing.name }
    }

    /// All feedback as one plain text, newest first.
    static func text(_ all: [Feedback], build: String) -> String {
        var text = "Wird \(build)\n"
        for each in all {
            text += "\n\(CivilDateTime(utcSeconds: each.at.seconds).date.description)\n\(each.message)\n"
            if !each.device.isEmpty { text += each.device + "\n" }
        }
        return text
    }
}
