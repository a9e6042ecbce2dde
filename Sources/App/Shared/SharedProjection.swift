import Records

/// A space's records as they should stand in a member's own store.
struct SharedProjection {
    let space: String
    let records: [JSON]
    /// Whether these are some records of the copy, beside which all others stay as they are.
    var isPartial = false
    /// Of some records of the copy, those that the person doesn't see any more: each with its kind and id.
    var gone: [JSON] = []

    func apply(to library: Library, _ changeSet: inout ChangeSet) throws(NeedsData) {
        var wanted: [RecordKey: JSONObject] = [:]
        var queries: [RecordQuery] = []
        for entry in records {
            guard let kind = entry["kind"]?.string.flatMap({ RecordKind(rawValue: $0) }), kind.scope == .shared,
                let id = entry["id"]?.string, belongs(id, kind), let fields = entry["fields"]?.object
            else { continue }
            wanted[kind.key(id)] = fields
            queries.append(RecordQuery(kind.kind, in: .shared, .id(id)))
        }
        let kept = isSchool ? Self.school : lists
        try library.require(isPartial ? queries : queries + kept)
        for query in queries {
            set(RecordKey(scope: .shared, kind: query.kind, id: id(query)), wanted, library, &changeSet)
        }
        if isPartial { try take(from: library, &changeSet) }
        for query in isPartial ? [] : kept {
            for record in try library.records(query) where stands(record.key) && wanted[record.key] == nil {
                changeSet.set(record.key, Self.emptied(record))
            }
        }
    }

    private func take(from library: Library, _ changeSet: inout ChangeSet) throws(NeedsData) {
        var keys: [RecordKey] = []
        for entry in gone {
            guard let kind = entry["kind"]?.string.flatMap({ RecordKind(rawValue: $0) }), kind.scope == .shared,
                let id = entry["id"]?.string, belongs(id, kind)
            else { continue }
            keys.append(kind.key(id))
        }
        try library.require(keys.map { RecordQuery($0.kind, in: .shared, .id($0.id)) })
        for key in keys {
            if let record = try library.record(key), !record.isDeleted {
                changeSet.set(record.key, Self.emptied(record))
            }
        }
    }

    private var isSchool: Bool { space == SchoolSpace.id }

    /// What a copy of the school holds: all that there is of its kinds.
    private static let school = RecordKind.school.map { RecordQuery($0.kind, in: .shared, .all) }

    private var lists: [RecordQuery] {
        [RecordQuery(RecordKind.sharedList.kind, in: .shared, .all)]
            + [RecordKind.sharedMember, .sharedItem].map { kind in
                RecordQuery(kind.kind, in: .shared, .buckets(from: space, through: space))
            }
    }

    private func belongs(_ id: String, _ kind: RecordKind) -> Bool {
        isSchool
            ? RecordKind.school.contains(kind)
            : !RecordKind.school.contains(kind) && stands(kind.key(id))
    }

    /// Whether a record is of this space: a list's id stands before each of its records', and the school has kinds of its
    /// own.
    private func stands(_ key: RecordKey) -> Bool {
        isSchool || key.id == space || key.id.utf8.starts(with: (space + ".").utf8)
    }

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
