/// The root of a page.
public func html(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("html"), attributes, content())
}

/// The metadata of a page.
public func head(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("head"), attributes, content())
}

/// The visible content of a page.
public func body(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("body"), attributes, content())
}

/// The page's title in the window, the history and search results.
public func title(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("title"), attributes, content())
}

/// Content for browsers without scripts.
public func noscript(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("noscript"), attributes, content())
}

/// A piece of metadata.
public func meta(_ attributes: Attribute...) -> Node { .element(Tag("meta", .void), attributes, .nothing) }

/// A linked file.
public func link(_ attributes: Attribute...) -> Node { .element(Tag("link", .void), attributes, .nothing) }

/// A script file. Scripts are never part of the page itself.
public func script(src: Link, _ attributes: Attribute...) -> Node {
    .element(Tag("script"), [.src(src)] + attributes, .nothing)
}
