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

/// Why a JSON value is not a record. The raw values are stable names for reports.
public enum RecordError: String, Error, Hashable, Sendable {
    case notAnObject = "not-an-object"
    case invalidScope = "invalid-scope"
    case invalidKind = "invalid-kind"
    case invalidID = "invalid-id"
    case invalidGeneration = "invalid-generation"
    case invalidFields = "invalid-fields"
    /// There are more fields, or larger values, than ``RecordLimits`` allows.
    case tooLarge = "too-large"
    case invalidFieldName = "invalid-field-name"
    /// A field is not an array of a value and a stamp.
    case invalidField = "invalid-field"
    case invalidStamp = "invalid-stamp"
}

extension JSONWriter {
    /// Writes a record's canonical JSON without building a JSON value first.
    public mutating func write(_ record: Record) {
        beginObject()
        name("scope")
        write(record.key.scope.name)
        name("kind")
        write(record.key.kind.name)
        name("id")
        write(record.key.id)
        name("generation")
        write(record.generation)
        name("fields")
        writeFields(of: record)
        endObject()
    }

    /// Writes only the fields of a record: `{"title":["value","<stamp>"]}`.
    public mutating func writeFields(of record: Record) {
        beginObject()
        for entry in record.fields {
            name(entry.name)
            beginArray()
            write(entry.field.value)
            write(entry.field.stamp)
            endArray()
        }
        endObject()
    }
}
