import Records

/// What may be set, as the schema has it: the list on the page is made of the schema, so that it can't be another.
enum ConfigurationKeys {
    /// Every key with what is allowed there.
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
