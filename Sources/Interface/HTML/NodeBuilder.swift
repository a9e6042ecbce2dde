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
