/// The root of a page.
public func html(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("html"), attributes, content())
}

/// What the browser must know about a page.
public func head(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("head"), attributes, content())
}

/// What a page shows.
public func body(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("body"), attributes, content())
}

/// The page's name in the window, history and search.
public func title(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("title"), attributes, content())
}

/// What shows where scripts don't run.
public func noscript(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("noscript"), attributes, content())
}

/// A fact about the page.
public func meta(_ attributes: Attribute...) -> Node { .element(Tag("meta", .void), attributes, .nothing) }

/// A file that belongs to the page.
public func link(_ attributes: Attribute...) -> Node { .element(Tag("link", .void), attributes, .nothing) }

/// A script file; scripts never stand in the page itself.
public func script(src: Link, _ attributes: Attribute...) -> Node {
    .element(Tag("script"), [.src(src)] + attributes, .nothing)
}
