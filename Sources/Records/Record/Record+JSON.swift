extension Record {
    /// Reads `{"scope","kind","id","generation","fields":{"title":["value","<stamp>"]}}`. Kinds and fields may have any
    /// name: a version keeps and passes on what it doesn't know.
    ///
    /// - Throws: ``RecordError`` if a part is missing, malformed or beyond ``RecordLimits``.
    public init(json: JSON) throws(RecordError) {
        let key = try RecordKey(json: json)
        guard let generation = json["generation"]?.int, (0...RecordLimits.generation).contains(generation) else {
            throw .invalidGeneration
        }
        guard let members = json["fields"]?.object?.members else { throw .invalidFields }
        try self.init(key: key, generation: generation, members: members)
    }

    /// Reads a record whose key and generation come from elsewhere, such as a store's columns, and whose fields are the
    /// members of a JSON object.
    ///
    /// - Throws: ``RecordError`` if a field is malformed or beyond ``RecordLimits``.
    public init(key: RecordKey, generation: Int64, fields: JSON) throws(RecordError) {
        guard let members = fields.object?.members else { throw .invalidFields }
        try self.init(key: key, generation: generation, members: members)
    }

    private init(key: RecordKey, generation: Int64, members: [JSONObject.Member]) throws(RecordError) {
        var fields: [NamedField] = []
        fields.reserveCapacity(members.count)
        var isSorted = true
        for member in members {
            let entry = try NamedField(name: member.name, json: member.value)
            if let last = fields.last, last.name >= entry.name { isSorted = false }
            fields.append(entry)
        }
        guard RecordLimits.allow(fields) else { throw .tooLarge }
        if !isSorted { fields.sort { $0.name < $1.name } }
        self.init(key: key, generation: generation, sortedFields: fields)
    }

    /// The record's canonical JSON.
    public var json: JSON {
        [
            "scope": .string(key.scope.name), "kind": .string(key.kind.name), "id": .string(key.id),
            "generation": .int(generation), "fields": fieldsJSON,
        ]
    }

    /// The fields alone, as a store keeps them beside its columns: `{"title":["value","<stamp>"]}`.
    public var fieldsJSON: JSON {
        var members: [JSONObject.Member] = []
        members.reserveCapacity(fields.count)
        for entry in fields {
            members.append(JSONObject.Member(name: entry.name, value: entry.field.json))
        }
        return .object(JSONObject(uniqueMembers: members))
    }
}

extension Record.NamedField {
    /// Reads a field: `["value","<stamp>"]`.
    fileprivate init(name: String, json: JSON) throws(RecordError) {
        guard RecordLimits.isName(name, limit: RecordLimits.fieldName) else { throw .invalidFieldName }
        guard case .array(let parts) = json, parts.count == 2, case .string(let text) = parts[1] else {
            throw .invalidField
        }
        guard let stamp = Stamp(text: text) else { throw .invalidStamp }
        self.init(name: name, field: Field(parts[0], at: stamp))
    }
}

extension Field {
    /// The field as `["value","<stamp>"]`.
    public var json: JSON { [value, .string(stamp.text)] }
}
