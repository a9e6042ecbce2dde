import Planner
import Records

/// The person's records in one readable file: kinds, ids and plain values, without stamps.
///
/// What is exported and brought in again gives the same file (SY-061).
enum DataExport {
    /// What can be exported and brought in: the scope and kind of each part.
    static let parts: [(scope: Scope, kind: Kind)] = [
        (Place.key.scope, Place.key.kind), (Settings.key.scope, Settings.key.kind), (.planner, PlannedTask.kind),
        (.own, TimetableMonth.kind), (.planner, TaskSeries.kind), (.own, DayMarks.kind),
        (ReaderSettings.key.scope, ReaderSettings.key.kind), (.quran, Bookmark.kind), (.quran, ReadingDay.kind),
        (.quran, Khatma.kind),
    ] + PathRecords.kinds.map { kind in (Scope.path, kind) }

    /// The version of the file's shape.
    static let version: Int64 = 1

    static func show(_ visit: Visit) throws(Missing) -> Reply {
        var queries: [RecordQuery] = []
        // A program with a token takes along everything but the path.
        let isOwn = visit.request.authorization.isEmpty
        // A file that lacks the path without a word would be taken for the whole.
        if isOwn {
            let gate = try PathGate(visit)
            guard !gate.isClosed else { return PathLockScreen.ask(visit, gate, for: .home) }
        }
        for part in parts where isOwn || part.scope != .path {
            queries.append(RecordQuery(part.kind, in: part.scope, .all))
        }
        try visit.library.require(queries)
        var records: [JSON] = []
        for query in queries {
            let found = try visit.library.records(query).sorted { a, b in a.key.id < b.key.id }
            // The network's days are not the person's: they are asked for again.
            for record in found where !record.key.id.utf8.starts(with: TimetableHead.network.utf8) {
                // Excused days are in no file but the one that the person asked for them to be in (K63).
                records.append(json(record, withExcuse: isOwn && visit.query["excused"] == "on"))
            }
        }
        let file = JSON.object(["wird": .int(version), "records": .array(records)])
        return .file(file.bytes(), type: "application/json", name: "wird.json")
    }

    private static func json(_ record: Record, withExcuse: Bool) -> JSON {
        var fields = JSONObject()
        for entry in record.fields where entry.name != Buckets.field && entry.name != Record.deletedField {
            if !withExcuse, record.key.scope == .path, entry.name == "excuse" { continue }
            if !entry.field.value.isNull { fields[entry.name] = entry.field.value }
        }
        return .object([
            "scope": .string(record.key.scope.name), "kind": .string(record.key.kind.name),
            "id": .string(record.key.id), "fields": .object(fields),
        ])
    }
}
