/// A sheet as the main matter of its own page: what a script module shows over the page that led there.
public func sheetPage(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), [.class("sheet", "sheet-page")] + attributes, content())
}

/// The way to everything that can be done with something: a small button that opens a sheet.
public func actionsLink(_ label: String, href: Link, _ attributes: [Attribute] = []) -> Node {
    a(
        href: href,
        [.class("icon-button more"), .aria("label", label), .data("sheet"), .data("menu")] + attributes
    ) { Icon.more.node() }
}
