import Records

/// The keys that may be set. The list on the page is made from the schema, so that the two can't differ.
enum ConfigurationKeys {
    /// Every key with its allowed values.
    static func lines(_ schemas: JSON) -> [SchemaProblem] {
        var lines: [SchemaProblem] = []
        for file in schemas.object?.members ?? [] { collect(file.value, at: file.name, into: &lines) }
        return lines
    }

    private static func collect(_ schema: JSON, at key: String, into lines: inout [SchemaProblem]) {
        let members = schema["properties"]?.object?.members ?? []
        for member in members { collect(member.value, at: "\(key).\(member.name)", into: &lines) }
        guard members.isEmpty else { return }
        if let items = schema["items"], items["type"]?.string == "object" {
            return collect(items, at: key + "[…]", into: &lines)
        }
        if let others = schema["additionalProperties"], others.object != nil {
            return collect(others, at: key + ".…", into: &lines)
        }
        lines.append(SchemaProblem(allowedBy: schema, at: key))
    }
}
