/// A place in a document that breaks its schema, with what is allowed there.
public struct SchemaProblem: Hashable, Sendable {
    /// The place in the document, for example `timeline.grid` or `types[duha].rakaat[0].minutes`.
    public var key: String
    /// The kind of fault, or the kind of value that is expected.
    public var kind: Kind
    /// The smallest and the largest allowed value, or length for values that have one.
    public var lower: JSON?
    public var upper: JSON?
    /// The allowed values or names. For a form (``SchemaForm``), its name and an example.
    public var choices: [String] = []
    /// The value in the document, shortened; empty if there is none.
    public var found = ""

    /// The kinds of faults.
    public enum Kind: String, CaseIterable, Sendable {
        /// A required key is missing.
        case missing
        /// The file has no such key.
        case unknown
        /// An entry is listed twice.
        case repeated
        /// One of a few values is expected.
        case choice
        /// A whole number is expected.
        case whole
        case number
        /// `true` or `false` is expected.
        case flag
        case text
        /// A text of a certain form is expected, such as a time or a colour.
        case form
        case list
        case group
    }

    /// Describes what a schema allows at a key, for listing what can be set.
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

    /// Copies what a schema allows into this problem.
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

    /// The key for display; `(root)` for the document itself.
    public var place: String { key.isEmpty ? "(root)" : key }

    /// A sentence saying what is allowed, and what is there instead.
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

    /// The allowed values or names, separated by commas.
    public var list: String {
        var text = ""
        for choice in choices { text += (text.isEmpty ? "" : ", ") + choice }
        return text
    }
}
