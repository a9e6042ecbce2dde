/// The introduction of a page or section.
public func header(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("header"), attributes, content())
}

/// What the page is about; one a page.
public func main(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("main"), attributes, content())
}

/// The end of a page or section.
public func footer(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("footer"), attributes, content())
}

/// Ways to other places.
public func nav(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("nav"), attributes, content())
}

/// A part of a page with a heading.
public func section(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("section"), attributes, content())
}

/// A piece that makes sense alone.
public func article(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("article"), attributes, content())
}

/// Something beside the main matter.
public func aside(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("aside"), attributes, content())
}

/// A box without meaning.
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

/// A heading with what stands under it.
public func hgroup(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("hgroup"), attributes, content())
}

/// How to reach someone.
public func address(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("address"), attributes, content())
}
