import Hifz
import Records

/// The events of memorisation as records: one each, with the event's own id.
enum HifzRecords {
    static let kind = RecordKind.hifzEvent.kind
    static let all = RecordQuery(kind, in: .quran, .all)
    private static let field = "event"

    /// Reads a record; `nil` if it holds no event, or another's.
    static func event(_ record: Record) -> HifzEvent? {
        guard !record.isDeleted, let json = record[field]?.value, let event = try? HifzEvent(json: json),
            event.id == record.key.id
        else { return nil }
        return event
    }

    static func write(_ event: HifzEvent, _ changeSet: inout ChangeSet) {
        changeSet.set(RecordKind.hifzEvent.key(event.id), [field: event.json])
    }
}
