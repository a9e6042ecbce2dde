import Records

extension StoreMerge {
    /// The answer to `merge`: rows as the store writes them, erased scopes, generations.
    var answer: JSON {
        var rows: [JSON] = []
        rows.reserveCapacity(written.count)
        for record in written { rows.append(Self.row(record)) }
        var scopes: [JSON] = []
        for scope in erased { scopes.append(.string(scope.name)) }
        var members = JSONObject()
        for entry in generations.sorted(by: { $0.key < $1.key }) where entry.value > 0 {
            members[entry.key.name] = .int(entry.value)
        }
        return ["rows": .array(rows), "erased": .array(scopes), "generations": .object(members)]
    }

    /// A record with what its store indexes it by. A deleted one has no bucket: it is in no list.
    private static func row(_ record: Record) -> JSON {
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
}
