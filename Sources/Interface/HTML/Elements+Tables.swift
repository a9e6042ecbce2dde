/// A table.
public func table(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("table"), attributes, content())
}

/// The title of a table.
public func caption(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("caption"), attributes, content())
}

/// A table's header rows.
public func thead(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("thead"), attributes, content())
}

/// A table's body rows.
public func tbody(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("tbody"), attributes, content())
}

/// A row.
public func tr(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("tr"), attributes, content())
}

/// A header cell.
public func th(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("th"), attributes, content())
}

/// A cell.
public func td(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("td"), attributes, content())
}
