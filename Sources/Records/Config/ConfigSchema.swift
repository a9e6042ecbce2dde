/// A file of `Config/Schemas`, which says key by key what a configuration file may contain.
///
/// The files are JSON Schema (draft 2020-12), limited to the keywords in ``keywords``, so that editors understand them
/// too. Two things are Wird's own: the forms that `format` names (``SchemaForm``), and `"personal": true`, which marks
/// what people may set for themselves.
public struct ConfigSchema: Sendable {
    /// The schema as it stands in its file.
    public let json: JSON

    public init(_ json: JSON) {
        self.json = json
    }

    /// Returns everything in a document that the schema doesn't allow, in the document's order.
    public func problems(in document: JSON) -> [SchemaProblem] {
        var check = SchemaCheck(root: json)
        check.check(document, against: json, at: "")
        return check.problems
    }

    /// The part of the schema that people may set for themselves; `nil` if there is none.
    ///
    /// No key is required in it, because whatever is left out keeps its value.
    public var personal: JSON? { Self.personal(json, root: json) }

    /// The supported keywords. Any other keyword is an error in the schema, since nothing would check it.
    static let keywords = [
        "$schema", "$defs", "$ref", "title", "description", "personal", "type", "enum", "anyOf", "format", "minimum",
        "maximum",
        "minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "properties", "required",
        "additionalProperties",
        "propertyNames", "items",
    ]

    /// Returns a schema, or the one under `$defs` that it refers to.
    static func resolved(_ schema: JSON, root: JSON) -> JSON {
        guard let name = schema["$ref"]?.string else { return schema }
        for member in root["$defs"]?.object?.members ?? [] where name == "#/$defs/" + member.name {
            return member.value
        }
        return schema
    }

    private static func personal(_ schema: JSON, root: JSON) -> JSON? {
        let isWhole = schema["personal"] == .bool(true)
        let schema = resolved(schema, root: root)
        if isWhole || schema["personal"] == .bool(true) { return inlined(schema, root: root) }
        if let items = schema["items"], let inner = personal(items, root: root) {
            return ["type": "array", "items": inner, "minItems": 0, "maxItems": schema["maxItems"] ?? 100]
        }
        var properties = JSONObject()
        for member in schema["properties"]?.object?.members ?? [] {
            properties[member.name] = personal(member.value, root: root)
        }
        guard !properties.members.isEmpty else { return nil }
        // The entries of a list are identified by their id (or name), whichever of their members may be set.
        for key in ["id", "name"] where properties[key] == nil {
            if let known = schema["properties"]?[key], schema["required"]?.array?.contains(.string(key)) ?? false {
                properties[key] = inlined(known, root: root)
            }
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }

    /// Returns a self-contained schema: references are resolved, and nothing is required.
    private static func inlined(_ schema: JSON, root: JSON) -> JSON {
        guard var object = resolved(schema, root: root).object else { return schema }
        for name in ["required", "title", "description", "personal"] { object[name] = nil }
        for name in ["items", "additionalProperties"] {
            if let inner = object[name], inner.object != nil { object[name] = inlined(inner, root: root) }
        }
        if let inner = object["properties"]?.object {
            var properties = JSONObject()
            for member in inner.members { properties[member.name] = inlined(member.value, root: root) }
            object["properties"] = .object(properties)
        }
        return .object(object)
    }
}

extension ConfigSchema {
    /// The faults of the schema itself, as keys and reasons: keywords that nothing checks, forms and references that
    /// don't exist, and numbers and texts without bounds.
    public var faults: [String] {
        var faults: [String] = []
        Self.collect(json, at: "", root: json, into: &faults)
        return faults
    }

    private static func collect(_ schema: JSON, at path: String, root: JSON, into faults: inout [String]) {
        guard let object = schema.object else { return faults.append("\(path): an object is expected") }
        for member in object.members where !keywords.contains(member.name) {
            faults.append("\(path): \(member.name) is no keyword that is understood")
        }
        if let name = schema["$ref"], resolved(schema, root: root) == schema {
            faults.append("\(path): \(name.text()) is missing")
        }
        if let form = schema["format"], SchemaForm(rawValue: form.string ?? "") == nil {
            faults.append("\(path): \(form.text()) is no form that is known")
        }
        if schema["$ref"] == nil, schema["enum"] == nil, schema["anyOf"] == nil { bounds(schema, path, &faults) }
        for name in ["items", "additionalProperties", "propertyNames"] {
            guard let inner = schema[name], inner.bool == nil else { continue }
            collect(inner, at: "\(path)/\(name)", root: root, into: &faults)
        }
        for (index, way) in (schema["anyOf"]?.array ?? []).enumerated() {
            collect(way, at: "\(path)/anyOf/\(index)", root: root, into: &faults)
        }
        for name in ["properties", "$defs"] {
            for member in schema[name]?.object?.members ?? [] {
                collect(member.value, at: "\(path)/\(name)/\(member.name)", root: root, into: &faults)
            }
        }
    }

    private static func bounds(_ schema: JSON, _ path: String, _ faults: inout [String]) {
        let needed: [String]
        switch schema["type"]?.string {
        case "integer", "number": needed = ["minimum", "maximum"]
        case "string": needed = schema["format"] == nil ? ["maxLength"] : []
        case "array": needed = ["items", "maxItems"]
        case "object": needed = ["additionalProperties"]
        case "boolean": needed = []
        default: return faults.append("\(path): a type is missing")
        }
        for name in needed where schema[name] == nil { faults.append("\(path): \(name) is missing") }
    }
}
