/// What is filled in and sent.
public func form(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("form"), attributes, content())
}

/// The name of a control.
public func label(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("label"), attributes, content())
}

/// A button.
public func button(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("button"), attributes, content())
}

/// A choice from a list.
public func select(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("select"), attributes, content())
}

/// One choice of a list.
public func option(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("option"), attributes, content())
}

/// Choices that belong together.
public func optgroup(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("optgroup"), attributes, content())
}

/// Controls that belong together.
public func fieldset(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("fieldset"), attributes, content())
}

/// The name of a fieldset.
public func legend(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("legend"), attributes, content())
}

/// A result of what was filled in.
public func output(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("output"), attributes, content())
}

/// How far something has got.
public func progress(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("progress"), attributes, content())
}

/// Suggestions for a field.
public func datalist(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("datalist"), attributes, content())
}

/// A field, box or hidden value.
public func input(_ attributes: Attribute...) -> Node { .element(Tag("input", .void), attributes, .nothing) }

/// A field of several lines with its text.
///
/// A first line break in the text is doubled, because the parser drops the one after the start tag (HTML Living
/// Standard, 13.1.2.5).
public func textarea(_ text: String, _ attributes: Attribute...) -> Node {
    let startsWithBreak = text.utf8.first == 0x0A || text.utf8.first == 0x0D
    return .element(Tag("textarea"), attributes, .text(startsWithBreak ? "\n" + text : text))
}
