/// Checks a document against its schema.
struct SchemaCheck {
    let root: JSON
    private(set) var problems: [SchemaProblem] = []
    /// The most problems that are collected. A file with more is probably a different file altogether.
    private static let most = 50

    init(root: JSON) {
        self.root = root
    }

    mutating func check(_ value: JSON, against named: JSON, at key: String) {
        guard problems.count < Self.most else { return }
        let schema = ConfigSchema.resolved(named, root: root)
        if let ways = schema["anyOf"]?.array { return any(of: ways, value, key) }
        if let choices = schema["enum"]?.array {
            if !choices.contains(value) { add(.choice, schema, key, value) }
            return
        }
        switch (schema["type"]?.string, value) {
        case ("object", .object(let object)): members(of: object, schema, key)
        case ("array", .array(let entries)): self.entries(entries, schema, key, value)
        case ("boolean", .bool): break
        case ("integer", .int(let number)): range(Double(number), .whole, schema, key, value)
        case ("number", .int), ("number", .double): range(value.double ?? 0, .number, schema, key, value)
        case ("string", .string(let text)): string(text, schema, key, value)
        case ("object", _): add(.group, schema, key, value)
        case ("array", _): add(.list, schema, key, value)
        case ("boolean", _): add(.flag, schema, key, value)
        case ("integer", _): add(.whole, schema, key, value)
        case ("number", _): add(.number, schema, key, value)
        case ("string", _): add(schema["format"] == nil ? .text : .form, schema, key, value)
        default: break
        }
    }

    /// Checks a value against alternatives. If none fits, the problems of the first are reported.
    private mutating func any(of ways: [JSON], _ value: JSON, _ key: String) {
        var first: [SchemaProblem] = []
        for (index, way) in ways.enumerated() {
            var check = SchemaCheck(root: root)
            check.check(value, against: way, at: key)
            if check.problems.isEmpty { return }
            if index == 0 { first = check.problems }
        }
        problems += first
    }

    private mutating func members(of object: JSONObject, _ schema: JSON, _ key: String) {
        let known = schema["properties"]?.object ?? JSONObject()
        for member in object.members {
            let inner = key.isEmpty ? member.name : "\(key).\(member.name)"
            if let own = known[member.name] {
                check(member.value, against: own, at: inner)
            } else if let others = schema["additionalProperties"], others.object != nil {
                if let names = schema["propertyNames"] { check(.string(member.name), against: names, at: inner) }
                check(member.value, against: others, at: inner)
            } else if schema["additionalProperties"]?.bool == false {
                var problem = SchemaProblem(inner, .unknown)
                problem.choices = known.members.map { known in known.name }
                problems.append(problem)
            }
        }
        for name in schema["required"]?.array ?? [] {
            guard let name = name.string, object[name] == nil else { continue }
            problems.append(SchemaProblem(key.isEmpty ? name : "\(key).\(name)", .missing))
        }
    }

    private mutating func entries(_ entries: [JSON], _ schema: JSON, _ key: String, _ value: JSON) {
        let count = Int64(entries.count)
        guard count >= schema["minItems"]?.int ?? 0, count <= schema["maxItems"]?.int ?? .max else {
            return add(.list, schema, key, .int(count))
        }
        let name = JSON.entryKey(entries)
        var seen: [JSON] = []
        for (index, entry) in entries.enumerated() {
            let id = name.flatMap { name in entry[name]?.string }
            let place = "\(key)[\(id ?? "\(index)")]"
            if let items = schema["items"] { check(entry, against: items, at: place) }
            guard schema["uniqueItems"]?.bool == true || id != nil else { continue }
            let known = id.map { .string($0) } ?? entry
            if seen.contains(known) { problems.append(SchemaProblem(place, .repeated)) }
            seen.append(known)
        }
    }

    private mutating func range(
        _ number: Double, _ kind: SchemaProblem.Kind, _ schema: JSON, _ key: String, _ value: JSON
    ) {
        guard number >= schema["minimum"]?.double ?? -.infinity, number <= schema["maximum"]?.double ?? .infinity else {
            return add(kind, schema, key, value)
        }
    }

    private mutating func string(_ text: String, _ schema: JSON, _ key: String, _ value: JSON) {
        if let form = schema["format"]?.string.flatMap({ SchemaForm(rawValue: $0) }) {
            if !form.allows(text) { add(.form, schema, key, value) }
            return
        }
        let length = Int64(text.unicodeScalars.count)
        guard length >= schema["minLength"]?.int ?? 0, length <= schema["maxLength"]?.int ?? .max else {
            return add(.text, schema, key, value)
        }
    }

    private mutating func add(_ kind: SchemaProblem.Kind, _ schema: JSON, _ key: String, _ value: JSON) {
        var problem = SchemaProblem(key, kind)
        problem.describe(schema)
        problem.found = Self.shortened(value)
        problems.append(problem)
    }

    /// A value of the document, shortened for a message.
    private static func shortened(_ value: JSON) -> String {
        let scalars = value.text().unicodeScalars
        let start = String(String.UnicodeScalarView(scalars.prefix(40)))
        return scalars.count <= 40 ? start : start + "…"
    }
}
