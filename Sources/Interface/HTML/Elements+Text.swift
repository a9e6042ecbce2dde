/// A link.
public func a(href: Link, _ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("a"), [.href(href)] + attributes, content())
}

/// A paragraph.
public func p(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("p"), attributes, content())
}

/// Text without a meaning of its own.
public func span(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("span"), attributes, content())
}

/// Text with preserved spaces and line breaks.
public func pre(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("pre"), attributes, content())
}

/// Important text.
public func strong(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("strong"), attributes, content())
}

/// Emphasised text.
public func em(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("em"), attributes, content())
}

/// Text that draws attention.
public func b(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("b"), attributes, content())
}

/// Text found by a search.
public func marked(@NodeBuilder content: () -> Node) -> Node {
    .element(Tag("mark"), [], content())
}

/// Small print.
public func small(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("small"), attributes, content())
}

/// A time or date in machine-readable form.
public func time(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("time"), attributes, content())
}

/// Text whose direction is isolated from its surroundings.
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

/// A value in machine-readable form.
public func data(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("data"), attributes, content())
}

/// An abbreviation.
public func abbr(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("abbr"), attributes, content())
}

/// A quotation.
public func blockquote(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("blockquote"), attributes, content())
}

/// An unordered list.
public func ul(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("ul"), attributes, content())
}

/// An ordered list.
public func ol(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("ol"), attributes, content())
}

/// An item of a list.
public func li(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("li"), attributes, content())
}

/// A list of names with their descriptions.
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

/// Content that can be opened and closed.
public func details(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("details"), attributes, content())
}

/// The visible line of `details`.
public func summary(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("summary"), attributes, content())
}

/// A dialog or sheet over the page.
public func dialog(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("dialog"), attributes, content())
}

/// A line break.
public func br(_ attributes: Attribute...) -> Node { .element(Tag("br", .void), attributes, .nothing) }

/// A thematic break.
public func hr(_ attributes: Attribute...) -> Node { .element(Tag("hr", .void), attributes, .nothing) }

/// A picture.
public func img(_ attributes: Attribute...) -> Node { .element(Tag("img", .void), attributes, .nothing) }

/// Content that scripts copy. It is neither shown nor read.
public func template(_ attributes: Attribute..., @NodeBuilder content: () -> Node = { .nothing }) -> Node {
    .element(Tag("template"), attributes, content())
}

/// The browser's own audio player. Nothing is loaded until it is played.
public func audio(_ source: Link, label: String, _ attributes: Attribute...) -> Node {
    .element(
        Tag("audio"),
        [
            .src(source), .aria("label", label), Attribute("controls", .flag), Attribute("preload", .constant("none")),
        ] + attributes, .nothing)
}

/// The browser's own audio player, to which a script gives its sound.
public func audio(label: String, _ attributes: Attribute...) -> Node {
    .element(Tag("audio"), [.aria("label", label), Attribute("controls", .flag)] + attributes, .nothing)
}

/// The browser's own player for a film; only how long it is is loaded before it is played.
public func video(_ source: Link, label: String, _ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(
        Tag("video"),
        [
            .src(source), .aria("label", label), Attribute("controls", .flag), Attribute("playsinline", .flag),
            Attribute("preload", .constant("metadata")),
        ] + attributes, content())
}

/// The captions of a film, shown unless somebody switches them off.
public func captions(_ source: Link, label: String, language: String) -> Node {
    .element(
        Tag("track", .void),
        [
            .src(source), Attribute("kind", .constant("captions")), Attribute("label", label),
            Attribute("srclang", language), Attribute("default", .flag),
        ], .nothing)
}

/// A drawing that a script makes.
public func canvas(_ attributes: Attribute...) -> Node { .element(Tag("canvas"), attributes, .nothing) }
