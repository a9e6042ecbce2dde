/// The browser's own audio player. Nothing is loaded until it is played.
public func audio(_ source: Link, label: String, _ attributes: Attribute...) -> Node {
    .element(
        Tag("audio"),
        [
            .src(source), .aria("label", label), Attribute("controls", .flag), Attribute("preload", .constant("none")),
        ] + attributes, .nothing)
}
