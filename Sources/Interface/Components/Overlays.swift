/// A sheet as the main content of its own page, which a script module shows over the page that links to it.
public func sheetPage(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), [.class("sheet", "sheet-page")] + attributes, content())
}

/// A small button that opens a sheet with all actions for something.
public func actionsLink(_ label: String, href: Link, _ attributes: [Attribute] = []) -> Node {
    a(
        href: href,
        [.class("icon-button more"), .aria("label", label), .data("sheet"), .data("menu")] + attributes
    ) { Icon.more.node() }
}
