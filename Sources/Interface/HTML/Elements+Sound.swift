/// The browser's own player for a sound; nothing of it is loaded before it is played.
public func audio(_ source: Link, label: String, _ attributes: Attribute...) -> Node {
    .element(
        Tag("audio"),
        [
            .src(source), .aria("label", label), Attribute("controls", .flag), Attribute("preload", .constant("none")),
        ] + attributes, .nothing)
}
