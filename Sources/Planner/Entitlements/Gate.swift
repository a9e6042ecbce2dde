import Records

/// A rule that assigns requests to a feature, by their path and, if only some of what is sent there belongs to the
/// feature, by a field and its values.
public struct Gate: Hashable, Sendable {
    /// What the request does.
    public enum Use: String, Hashable, Sendable {
        case read
        case write
    }

    /// The id of the feature.
    public var feature: String
    public var use: Use
    /// The path by its segments. `*` stands for one segment, `**` at the end for any number; a segment may also begin
    /// or end with `*`.
    public var path: [String]
    /// The end of a path to which the gate doesn't apply; empty if it always applies.
    public var except = ""
    /// The field that belongs to the feature, or a prefix followed by `*`; empty if everything sent does.
    public var field = ""
    /// Values of the field that are free for everybody.
    public var free: [String] = []
    /// If not empty, the prefixes of values that belong to the feature.
    public var only: [String] = []
    /// Whether what was made with the feature can still be read here after Pro has lapsed.
    public var isReadableAtRest = false

    /// Whether the gate applies to a path.
    public func isAt(_ address: String) -> Bool {
        var index = 0
        for part in address.split(separator: "/") {
            guard index < path.count else { return false }
            if path[index] == "**" { return true }
            guard NamePattern(path[index]).matches(part) else { return false }
            index += 1
        }
        guard index == path.count || path[index] == "**" else { return false }
        return except.isEmpty || !address.hasSuffix(bytes: except)
    }

    /// Whether the gate applies to a field with a value.
    public func holds(_ name: String, _ value: String) -> Bool {
        guard !field.isEmpty, NamePattern(field).matches(name[...]) else { return false }
        for own in free where own == value { return false }
        guard !only.isEmpty else { return true }
        return only.contains { value.utf8.starts(with: $0.utf8) }
    }

    /// Whether anything in the form belongs to the feature.
    public func holds(_ form: FormFields) -> Bool {
        guard !field.isEmpty else { return true }
        for pair in form.pairs where holds(pair.name, pair.value) { return true }
        return false
    }
}

/// A name, or a pattern for all names with a prefix (`task-*`) or suffix (`*.csv`).
struct NamePattern {
    private let text: [UInt8]
    private let isPrefix: Bool
    private let isSuffix: Bool

    init(_ pattern: String) {
        let bytes = Array(pattern.utf8)
        isPrefix = bytes.last == UInt8(ascii: "*")
        isSuffix = !isPrefix && bytes.first == UInt8(ascii: "*")
        text = isPrefix ? Array(bytes.dropLast()) : isSuffix ? Array(bytes.dropFirst()) : bytes
    }

    func matches(_ name: Substring) -> Bool {
        if isPrefix { return name.utf8.starts(with: text) }
        if isSuffix { return name.utf8.reversed().starts(with: text.reversed()) }
        return name.utf8.elementsEqual(text)
    }
}

extension String {
    /// Whether the text ends with the bytes of another.
    fileprivate func hasSuffix(bytes ending: String) -> Bool { utf8.reversed().starts(with: ending.utf8.reversed()) }
}

/// A field of a settings record that has no effect while its feature is closed. Its value stays stored, and takes
/// effect again once the feature is open (MZ-278).
public struct RestingField: Hashable, Sendable {
    /// The id of the feature.
    public var feature: String
    /// The id of the record.
    public var record: String
    /// The name of the field, or a prefix followed by `*`.
    public var field: String
    /// Values that are free for everybody.
    public var free: [String] = []

    /// Whether a field of the record has no effect while the feature is closed.
    public func holds(_ name: String, _ value: String?) -> Bool {
        guard NamePattern(field).matches(name[...]) else { return false }
        guard let value else { return true }
        return !free.contains { $0 == value }
    }
}
