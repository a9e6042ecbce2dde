import Records

/// A space's records as they should stand in a member's own store.
struct SharedProjection {
    let space: String
    let records: [JSON]

    func apply(to library: Library, _ changeSet: inout ChangeSet) throws(NeedsData) {
        var wanted: [RecordKey: JSONObject] = [:]
        var queries: [RecordQuery] = []
        for entry in records {
            guard let kind = entry["kind"]?.string.flatMap({ RecordKind(rawValue: $0) }), kind.scope == .shared,
                let id = entry["id"]?.string, belongs(id), let fields = entry["fields"]?.object
            else { continue }
            wanted[kind.key(id)] = fields
            queries.append(RecordQuery(kind.kind, in: .shared, .id(id)))
        }
        let lists = RecordQuery(RecordKind.sharedList.kind, in: .shared, .all)
        let rest = [RecordKind.sharedMember, .sharedItem].map { kind in
            RecordQuery(kind.kind, in: .shared, .buckets(from: space, through: space))
        }
        try library.require(queries + [lists] + rest)
        for query in queries {
            set(RecordKey(scope: .shared, kind: query.kind, id: id(query)), wanted, library, &changeSet)
        }
        for query in [lists] + rest {
            for record in try library.records(query) where belongs(record.key.id) && wanted[record.key] == nil {
                changeSet.set(record.key, Self.emptied(record))
            }
        }
    }

    private func belongs(_ id: String) -> Bool { id == space || id.utf8.starts(with: (space + ".").utf8) }

    private func id(_ query: RecordQuery) -> String {
        if case .id(let id) = query.selection { id } else { "" }
    }

    private func set(
        _ key: RecordKey, _ wanted: [RecordKey: JSONObject], _ library: Library, _ changeSet: inout ChangeSet
    ) {
        guard let fields = wanted[key] else { return }
        let kept = library.workspace[key]
        var values = JSONObject()
        for member in fields.members where kept?.value(member.name) ?? .null != member.value {
            values[member.name] = member.value
        }
        for entry in kept?.fields ?? [] where fields[entry.name] == nil && !entry.field.value.isNull {
            values[entry.name] = .null
        }
        if kept == nil || !values.members.isEmpty { changeSet.set(key, values.members.isEmpty ? fields : values) }
    }

    /// What stays of a record that isn't shared with the person any more: that there was one.
    private static func emptied(_ record: Record) -> JSONObject {
        var values: JSONObject = [Record.deletedField: .bool(true)]
        for entry in record.fields where entry.name != Record.deletedField { values[entry.name] = .null }
        return values
    }
}
