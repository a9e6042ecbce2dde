/// What a schema finds wrong in a document: where, and what is allowed there.
public struct SchemaProblem: Hashable, Sendable {
    /// Where in the document, such as `timeline.grid` or `types[duha].rakaat[0].minutes`.
    public var key: String
    /// What sort of fault it is, or what sort of value is expected.
    public var kind: Kind
    /// The least and the most that is allowed, where the value is a number or has a length.
    public var lower: JSON?
    public var upper: JSON?
    /// The values or names that are allowed, where there are few; of a form of writing its name and an example.
    public var choices: [String] = []
    /// What stands there, shortened; empty where nothing does.
    public var found = ""

    /// The sorts of faults.
    public enum Kind: String, CaseIterable, Sendable {
        /// A key that must be there is not.
        case missing
        /// A key that the file doesn't have.
        case unknown
        /// An entry stands there twice.
        case repeated
        /// One of a few values is expected.
        case choice
        /// A whole number is expected.
        case whole
        case number
        /// `true` or `false` is expected.
        case flag
        case text
        /// A text written in a certain form is expected: a time, a colour.
        case form
        case list
        case group
    }

    /// What a schema allows at a key, for a list of what can be set.
    public init(allowedBy schema: JSON, at key: String) {
        let kinds: [(type: String, kind: Kind)] = [
            ("integer", .whole), ("number", .number), ("boolean", .flag), ("array", .list), ("object", .group),
        ]
        let schema = schema["anyOf"]?[0] ?? schema
        self.key = key
        kind = schema["format"] == nil ? .text : .form
        if schema["enum"] != nil { kind = .choice }
        for entry in kinds where schema["type"]?.string == entry.type { kind = entry.kind }
        describe(schema)
    }

    /// Takes what is allowed out of a schema.
    mutating func describe(_ schema: JSON) {
        switch kind {
        case .choice: choices = (schema["enum"]?.array ?? []).map { choice in choice.string ?? choice.text() }
        case .form:
            let form = schema["format"]?.string.flatMap { name in SchemaForm(rawValue: name) } ?? .name
            choices = [form.rawValue, form.example]
        case .whole, .number: (lower, upper) = (schema["minimum"], schema["maximum"])
        case .text: (lower, upper) = (schema["minLength"] ?? 0, schema["maxLength"])
        case .list: (lower, upper) = (schema["minItems"] ?? 0, schema["maxItems"])
        default: break
        }
    }

    init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }

    /// The key as it is shown; the document itself has none.
    public var place: String { key.isEmpty ? "(root)" : key }

    /// What is allowed, and what stands there instead.
    public var reason: String {
        let stands = found.isEmpty ? "" : "; \(found) stands there"
        let bounds = lower.flatMap { lower in upper.map { "\(lower.text()) to \($0.text())" } } ?? ""
        switch kind {
        case .missing: return "is missing"
        case .unknown: return "is no key of this file; allowed: \(list)"
        case .repeated: return "is listed twice"
        case .choice: return "one of \(list) is expected\(stands)"
        case .whole: return "a whole number from \(bounds) is expected\(stands)"
        case .number: return "a number from \(bounds) is expected\(stands)"
        case .flag: return "true or false is expected\(stands)"
        case .text: return "a text of \(bounds) characters is expected\(stands)"
        case .form: return "a \(choices[0]) such as \(choices[1]) is expected\(stands)"
        case .list: return "a list of \(bounds) entries is expected\(stands)"
        case .group: return "an object is expected\(stands)"
        }
    }

    /// The allowed values or names in one line.
    public var list: String {
        var text = ""
        for choice in choices { text += (text.isEmpty ? "" : ", ") + choice }
        return text
    }
}
