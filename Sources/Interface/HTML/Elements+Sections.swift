/// The introduction of a page or section.
public func header(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("header"), attributes, content())
}

/// The main content of a page, which has only one.
public func main(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("main"), attributes, content())
}

/// The end of a page or section.
public func footer(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("footer"), attributes, content())
}

/// Navigation links.
public func nav(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("nav"), attributes, content())
}

/// A part of a page with a heading.
public func section(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("section"), attributes, content())
}

/// A self-contained piece of content.
public func article(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("article"), attributes, content())
}

/// Content beside the main content.
public func aside(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("aside"), attributes, content())
}

/// A box without a meaning of its own.
public func div(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("div"), attributes, content())
}

/// The page's heading.
public func h1(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("h1"), attributes, content())
}

/// A section's heading.
public func h2(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("h2"), attributes, content())
}

/// A heading within a section.
public func h3(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("h3"), attributes, content())
}

/// A heading of the fourth level.
public func h4(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("h4"), attributes, content())
}

/// A heading with its subheading.
public func hgroup(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("hgroup"), attributes, content())
}

/// Contact information.
public func address(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("address"), attributes, content())
}
