/// A link to another place.
public func a(href: Link, _ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("a"), [.href(href)] + attributes, content())
}

/// A paragraph.
public func p(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("p"), attributes, content())
}

/// A stretch of text without meaning of its own.
public func span(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("span"), attributes, content())
}

/// Text whose spaces and line breaks stand as they are.
public func pre(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("pre"), attributes, content())
}

/// Something important.
public func strong(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("strong"), attributes, content())
}

/// Something stressed.
public func em(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("em"), attributes, content())
}

/// Something to catch the eye.
public func b(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("b"), attributes, content())
}

/// What a search found.
public func marked(@NodeBuilder content: () -> Node) -> Node {
    .element(Tag("mark"), [], content())
}

/// Small print.
public func small(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("small"), attributes, content())
}

/// A time or date that programs can read.
public func time(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("time"), attributes, content())
}

/// Text whose direction stands apart from its surroundings.
public func bdi(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("bdi"), attributes, content())
}

/// A key to press.
public func kbd(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("kbd"), attributes, content())
}

/// A piece of code.
public func code(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("code"), attributes, content())
}

/// A value that programs can read.
public func data(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("data"), attributes, content())
}

/// A short form.
public func abbr(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("abbr"), attributes, content())
}

/// A quotation.
public func blockquote(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("blockquote"), attributes, content())
}

/// A list without order.
public func ul(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("ul"), attributes, content())
}

/// A list in order.
public func ol(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("ol"), attributes, content())
}

/// An item of a list.
public func li(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("li"), attributes, content())
}

/// Names with their descriptions.
public func dl(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("dl"), attributes, content())
}

/// A name in a list of descriptions.
public func dt(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("dt"), attributes, content())
}

/// A description.
public func dd(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("dd"), attributes, content())
}

/// An illustration with its caption.
public func figure(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("figure"), attributes, content())
}

/// A caption.
public func figcaption(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("figcaption"), attributes, content())
}

/// Something that opens when asked.
public func details(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("details"), attributes, content())
}

/// The line that opens details.
public func summary(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("summary"), attributes, content())
}

/// A dialog or sheet over the page.
public func dialog(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("dialog"), attributes, content())
}

/// A line break.
public func br(_ attributes: Attribute...) -> Node { .element(Tag("br", .void), attributes, .nothing) }

/// A turn from one matter to another.
public func hr(_ attributes: Attribute...) -> Node { .element(Tag("hr", .void), attributes, .nothing) }

/// A picture.
public func img(_ attributes: Attribute...) -> Node { .element(Tag("img", .void), attributes, .nothing) }

/// What a script makes copies of; nothing of it is shown or read.
public func template(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("template"), attributes, content())
}
