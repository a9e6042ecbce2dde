import Almanac
import Planner
import Records

/// The id of an event on the timeline: `event:SUBSCRIPTION:2026-11-21:KEY`.
struct EventID {
    let subscription: String
    let date: CivilDate
    let key: String

    /// `nil` if the text is no such id.
    init?(_ text: String) {
        guard text.utf8.starts(with: PlannedTask.eventPrefix.utf8) else { return nil }
        let rest = text.dropFirst(PlannedTask.eventPrefix.utf8.count)
        guard let colon = rest.utf8.lastIndex(of: UInt8(ascii: ":")),
            let parts = SubscribedEvent.parts(ofRecord: String(rest[..<colon]))
        else { return nil }
        subscription = parts.subscription
        date = parts.date
        key = String(rest[colon...].dropFirst())
    }

    /// The record that holds it.
    var record: RecordKey {
        RecordKind.eventDay.key(SubscribedEvent.recordID(of: subscription, on: date))
    }
}
