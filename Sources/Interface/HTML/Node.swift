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

/// The name of an element and how it closes. Only this module can create tags, so every element in a page has a
/// function.
public struct Tag: Sendable {
    /// How an element ends.
    enum Closing: Sendable {
        /// Content and an end tag.
        case normal
        /// No content and no end tag (HTML Living Standard, 13.1.2, "void elements").
        case void
        /// A drawing element, which ends in `/>` if it is empty (HTML Living Standard, 13.1.2, "foreign elements").
        case foreign
    }

    let name: StaticString
    let closing: Closing

    init(_ name: StaticString, _ closing: Closing = .normal) {
        self.name = name
        self.closing = closing
    }
}

/// Builds nodes from statements: elements, texts, `if`, `switch`, `for`, and optional values.
@resultBuilder
public enum NodeBuilder {
    public static func buildExpression(_ node: Node) -> Node { node }
    public static func buildExpression(_ text: String) -> Node { .text(text) }
    public static func buildExpression(_ nodes: [Node]) -> Node { .group(nodes) }
    public static func buildExpression(_ node: Node?) -> Node { node ?? .nothing }

    public static func buildBlock() -> Node { .nothing }
    public static func buildBlock(_ node: Node) -> Node { node }
    public static func buildBlock(_ nodes: Node...) -> Node { .group(nodes) }
    public static func buildOptional(_ node: Node?) -> Node { node ?? .nothing }
    public static func buildEither(first node: Node) -> Node { node }
    public static func buildEither(second node: Node) -> Node { node }
    public static func buildArray(_ nodes: [Node]) -> Node { .group(nodes) }
}

/// A sequence of nodes, written as statements.
public func group(@NodeBuilder _ content: () -> Node) -> Node { content() }

extension Node {
    /// Returns the node as UTF-8 HTML.
    public func render() -> [UInt8] {
        HTMLOutput.bytes { output in render(into: &output) }
    }

    /// Returns a whole document, with the doctype before the node.
    public func renderDocument() -> [UInt8] {
        HTMLOutput.bytes { output in
            output.append("<!doctype html>" as StaticString)
            render(into: &output)
        }
    }

    /// Appends the node to what was rendered before.
    func render(into output: inout HTMLOutput) {
        switch self {
        case .nothing: break
        case .text(let text): output.appendEscaped(text)
        case .markup(let markup): output.append(markup)
        case .group(let nodes):
            for node in nodes { node.render(into: &output) }
        case .element(let tag, let attributes, let content):
            Self.render(tag, attributes, content, into: &output)
        }
    }

    private static func render(_ tag: Tag, _ attributes: [Attribute], _ content: Node, into output: inout HTMLOutput) {
        output.append(UInt8(ascii: "<"))
        output.append(tag.name)
        Attribute.render(attributes, into: &output)
        switch tag.closing {
        case .void:
            output.append(UInt8(ascii: ">"))
            return
        case .foreign:
            if case .nothing = content {
                output.append("/>")
                return
            }
        case .normal: break
        }
        output.append(UInt8(ascii: ">"))
        content.render(into: &output)
        output.append("</")
        output.append(tag.name)
        output.append(UInt8(ascii: ">"))
    }
}
