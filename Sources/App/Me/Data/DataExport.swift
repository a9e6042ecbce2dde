import Planner
import Records

/// The person's records in one readable file: kinds, ids and plain values, without stamps.
///
/// What is exported and brought in again gives the same file (SY-061). The path is in it as long as it is not locked, and
/// then with its lock, so that a file opens nothing that was closed when it was made.
enum DataExport {
    /// The version of the file's shape.
    static let version: Int64 = 1

    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        var queries: [RecordQuery] = []
        // A program with a token takes along everything but the path, and so does everybody while the path is closed.
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
            // The network's days are not the person's: they are asked for again.
            for record in found where !record.key.id.utf8.starts(with: TimetableHead.network.utf8) {
                // Excused days are in no file but the one that the person asked for them to be in (K63).
                records.append(json(record, withExcuse: isOwn && context.query["excused"] == "on"))
            }
        }
        var file: JSONObject = ["wird": .int(version), "records": .array(records)]
        // A file that lacks the path without a word would be taken for the whole.
        if !hasPath { file["without"] = [.string(Scope.path.name)] }
        return .file(JSON.object(file).bytes(), type: "application/json", name: "wird.json")
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
