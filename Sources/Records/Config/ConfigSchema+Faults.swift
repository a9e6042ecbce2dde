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
