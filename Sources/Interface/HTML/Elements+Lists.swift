// Elements whose attributes are passed as a list.

/// A field, check box, radio button or hidden value.
public func input(_ attributes: [Attribute]) -> Node { .element(Tag("input", .void), attributes, .nothing) }

/// A choice from a list.
public func select(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("select"), attributes, content())
}

/// A box without a meaning of its own.
public func div(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), attributes, content())
}

/// An item of a list.
public func li(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("li"), attributes, content())
}

/// A button.
public func button(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("button"), attributes, content())
}

/// A link.
public func a(href: Link, _ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("a"), [.href(href)] + attributes, content())
}

/// A hidden value of a form.
public func hiddenInput(_ name: String, _ value: String) -> Node {
    input(.type("hidden"), .name(name), .value(value))
}

/// Text only for assistive technology.
public func spoken(_ text: String) -> Node { span(.class("spoken")) { text } }

/// A form.
public func form(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("form"), attributes, content())
}

/// A part of a page, with attributes from a list.
public func section(_ attributes: [Attribute], @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("section"), attributes, content())
}
