import Records

/// The form of a store's rows in answers. The script stores them unchanged.
enum Row {
    /// A record with the value its store indexes it by. A deleted one has no bucket, so it is in no list.
    static func json(_ record: Record) -> JSON {
        var row: JSONObject = [
            "scope": .string(record.key.scope.name), "kind": .string(record.key.kind.name),
            "id": .string(record.key.id),
        ]
        if !record.isDeleted { row["bucket"] = .string(Buckets.bucket(of: record)) }
        var writer = JSONWriter()
        writer.write(record)
        row["record"] = .string(String(decoding: writer.bytes, as: UTF8.self))
        return .object(row)
    }

    /// Rows for a list of records.
    static func json(_ records: [Record]) -> JSON {
        var rows: [JSON] = []
        rows.reserveCapacity(records.count)
        for record in records { rows.append(json(record)) }
        return .array(rows)
    }

    /// A key in IndexedDB's form: `[scope, kind, id]`.
    static func key(_ key: RecordKey) -> JSON {
        [.string(key.scope.name), .string(key.kind.name), .string(key.id)]
    }

    /// Keys without repetitions, in the order of their first occurrence.
    static func keys(_ keys: [RecordKey]) -> JSON {
        var seen: Set<RecordKey> = []
        var list: [JSON] = []
        for key in keys where seen.insert(key).inserted { list.append(Self.key(key)) }
        return .array(list)
    }

    /// The names of scopes.
    static func scopes(_ scopes: [Scope]) -> JSON {
        var list: [JSON] = []
        for scope in scopes { list.append(.string(scope.name)) }
        return .array(list)
    }
}
