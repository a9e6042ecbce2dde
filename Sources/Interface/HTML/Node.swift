/// A part of a page, as plain data that is escaped when rendered.
public enum Node: Sendable {
    /// An element with its attributes and content.
    indirect case element(Tag, [Attribute], Node)
    /// Text, escaped wherever it lands.
    case text(String)
    /// A sequence of nodes.
    case group([Node])
    /// Markup written in the program's source, which is rendered unchanged.
    case markup(StaticString)
    /// No output at all.
    case nothing
}

extension Node {
    /// Whether nothing would be rendered.
    public var isEmpty: Bool {
        switch self {
        case .nothing: return true
        case .text(let text): return text.isEmpty
        case .markup(let markup): return markup.utf8CodeUnitCount == 0
        case .element: return false
        case .group(let nodes):
            for node in nodes where !node.isEmpty { return false }
            return true
        }
    }
}

extension Node: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
}
