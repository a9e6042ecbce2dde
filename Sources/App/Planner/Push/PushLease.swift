import Almanac
import Records

/// The right to send, which one process has at a time, however many run over one store. It is taken for a batch, ends by
/// itself, and is given back when the batch is done, so that nothing is written while nothing is due.
struct PushLease: Sendable {
    static let key = RecordKind.push.key("lease")
    static let query = RecordQuery(key.kind, in: key.scope, .id(key.id))

    private static let ownerField = "owner"
    private static let untilField = "until"

    let owner: String
    let until: Instant

    init(owner: String, until: Instant) {
        self.owner = owner
        self.until = until
    }

    init?(_ record: Record?) {
        guard let record, !record.isDeleted, let owner = record.value(Self.ownerField)?.string,
            let until = record.value(Self.untilField)?.int
        else { return nil }
        self.init(owner: owner, until: Instant(milliseconds: until))
    }

    /// Whether another process may not send yet.
    ///
    /// - Parameter longest: no lease is longer, so one that seems to be is of a clock that was ahead.
    func bars(_ other: String, at now: Instant, longest: Int64) -> Bool {
        owner != other && now < until && until <= now + .seconds(longest)
    }

    var fields: JSONObject { [Self.ownerField: .string(owner), Self.untilField: .int(until.milliseconds)] }
}
