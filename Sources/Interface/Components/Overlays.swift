/// A sheet as the main matter of its own page: what a script module shows over the page that led there.
public func sheetPage(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), [.class("sheet", "sheet-page")] + attributes, content())
}

/// A dialog over the page, opened by a script module; what it holds has a page of its own too.
public func sheetDialog(id: String, title: String, closeLabel: String, @NodeBuilder content: () -> Node) -> Node {
    dialog(.class("sheet"), .id(id), .aria("labelledby", "\(id)-title")) {
        div(.class("sheet-head")) {
            h2(.id("\(id)-title")) { title }
            form(.method(.dialog)) { iconButton(.close, label: closeLabel) }
        }
        content()
    }
}

/// The way to everything that can be done with something: a small button that opens a sheet.
public func actionsLink(_ label: String, href: Link, _ attributes: [Attribute] = []) -> Node {
    a(
        href: href,
        [.class("icon-button more"), .aria("label", label), .data("sheet"), .data("menu")] + attributes
    ) { Icon.more.node() }
}
