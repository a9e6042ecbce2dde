// Drawing elements (SVG 2). Those whose names have another meaning in HTML are named `drawn…`.

/// A drawing.
public func svg(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("svg", .foreign), attributes, content())
}

/// A group within a drawing.
public func g(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("g", .foreign), attributes, content())
}

/// An outline.
public func path(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("path", .foreign), attributes, content())
}

/// A circle.
public func circle(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("circle", .foreign), attributes, content())
}

/// An ellipse.
public func ellipse(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("ellipse", .foreign), attributes, content())
}

/// A rectangle.
public func rect(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("rect", .foreign), attributes, content())
}

/// A straight line.
public func line(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("line", .foreign), attributes, content())
}

/// Text in a drawing.
public func drawnText(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("text", .foreign), attributes, content())
}

/// Definitions that others refer to.
public func defs(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("defs", .foreign), attributes, content())
}

/// A pattern used as paint.
public func pattern(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("pattern", .foreign), attributes, content())
}

extension Node {
    /// Returns a drawing with attributes from a list.
    public static func drawing(_ attributes: [Attribute], _ content: Node) -> Node {
        .element(Tag("svg", .foreign), attributes, content)
    }
}
