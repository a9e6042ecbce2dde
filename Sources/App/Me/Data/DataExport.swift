import Planner
import Records

/// The person's records in one readable file: kinds, ids and plain values, without stamps.
///
/// Exporting, importing and exporting again gives the same file (SY-061). The path is included only while it is not
/// closed, and then together with its lock, so that a file never opens what was locked when it was made.
enum DataExport {
    /// The version of the file's shape.
    static let version: Int64 = 1

    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        var queries: [RecordQuery] = []
        // A program with a token exports everything except the path, and so does everybody while the path is closed.
        let isOwn = context.request.authorization.isEmpty
        let isShut = try PathGate(context).isShut
        let hasPath = isOwn && !isShut
        for part in RecordKind.exported where hasPath || part.scope != .path {
            queries.append(RecordQuery(part.kind, in: part.scope, .all))
        }
        try context.library.require(queries)
        var records: [JSON] = []
        for query in queries {
            let found = try context.library.records(query).sorted { a, b in a.key.id < b.key.id }
            // The network's days are not the person's data; they can be requested again.
            for record in found where !record.key.id.utf8.starts(with: TimetableHead.network.utf8) {
                // Excused days are only in a file for which the person asked to include them (K63).
                records.append(json(record, withExcuse: isOwn && context.query["excused"] == "on"))
            }
        }
        var file: JSONObject = ["wird": .int(version), "records": .array(records)]
        // A file that silently lacked the path would be taken for complete.
        if !hasPath { file["without"] = [.string(Scope.path.name)] }
        return .file(JSON.object(file).bytes(), type: "application/json", name: "wird.json")
    }

    private static func json(_ record: Record, withExcuse: Bool) -> JSON {
        var fields = JSONObject()
        for entry in record.fields where entry.name != Buckets.field && entry.name != Record.deletedField {
            // How fetching a calendar went is the host's, and none of its events are the person's.
            if record.key.kind == RecordKind.subscription.kind, CalendarSubscription.isHosts(entry.name) { continue }
            if !withExcuse, record.key.scope == .path, entry.name == "excuse" { continue }
            if !entry.field.value.isNull { fields[entry.name] = entry.field.value }
        }
        return .object([
            "scope": .string(record.key.scope.name), "kind": .string(record.key.kind.name),
            "id": .string(record.key.id), "fields": .object(fields),
        ])
    }
}
