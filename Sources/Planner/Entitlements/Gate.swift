import Records

/// One row of the table that leads from what is asked to the feature it belongs to: an address, and where only some of
/// what is sent there belongs to it, the field and its values.
public struct Gate: Hashable, Sendable {
    /// What is done at the address.
    public enum Use: String, Hashable, Sendable {
        case read
        case write
    }

    /// The feature's id.
    public var feature: String
    public var use: Use
    /// The address by its segments: `*` stands for one, `**` at the end for any number; a segment may begin with `*`.
    public var path: [String]
    /// The end of an address that the row leaves alone; empty where it leaves none.
    public var except = ""
    /// The field that belongs to the feature, `*` at its end for all that begin so; empty for whatever is sent.
    public var field = ""
    /// Values of the field that are everybody's.
    public var free: [String] = []
    /// Where it isn't empty, what a value that belongs to the feature begins with.
    public var only: [String] = []
    /// Whether what was made with the feature may still be read here when it rests.
    public var isReadableAtRest = false

    /// Whether the row speaks of an address.
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

    /// Whether the row speaks of a field with a value.
    public func holds(_ name: String, _ value: String) -> Bool {
        guard !field.isEmpty, NamePattern(field).matches(name[...]) else { return false }
        for own in free where own == value { return false }
        guard !only.isEmpty else { return true }
        return only.contains { value.utf8.starts(with: $0.utf8) }
    }

    /// Whether something that was sent belongs to the feature.
    public func holds(_ form: FormFields) -> Bool {
        guard !field.isEmpty else { return true }
        for pair in form.pairs where holds(pair.name, pair.value) { return true }
        return false
    }
}

/// A name, or all names that begin (`task-*`) or end (`*.csv`) alike.
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
    /// Whether the text ends with another's bytes.
    fileprivate func hasSuffix(bytes ending: String) -> Bool { utf8.reversed().starts(with: ending.utf8.reversed()) }
}
