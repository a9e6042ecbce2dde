/// A form.
public func form(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("form"), attributes, content())
}

/// The label of a control.
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

/// A choice in a list.
public func option(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("option"), attributes, content())
}

/// A group of choices.
public func optgroup(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("optgroup"), attributes, content())
}

/// A group of controls.
public func fieldset(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("fieldset"), attributes, content())
}

/// The name of a fieldset.
public func legend(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("legend"), attributes, content())
}

/// The result of an input.
public func output(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("output"), attributes, content())
}

/// The progress of something.
public func progress(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("progress"), attributes, content())
}

/// Suggestions for a field.
public func datalist(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("datalist"), attributes, content())
}

/// A field, check box, radio button or hidden value.
public func input(_ attributes: Attribute...) -> Node { .element(Tag("input", .void), attributes, .nothing) }

/// A multi-line field with its text.
///
/// A leading line break in the text is doubled, because the parser drops the one after the start tag (HTML Living
/// Standard, 13.1.2.5).
public func textarea(_ text: String, _ attributes: Attribute...) -> Node {
    let startsWithBreak = text.utf8.first == 0x0A || text.utf8.first == 0x0D
    return .element(Tag("textarea"), attributes, .text(startsWithBreak ? "\n" + text : text))
}
