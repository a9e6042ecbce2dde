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

/// The ways to act on something, behind a small button.
public func actionMenu(_ label: String, icon: Icon = .more, @NodeBuilder content: () -> Node) -> Node {
    details(.class("menu"), .data("menu")) {
        summary(.class("icon-button"), .aria("label", label), .title(label)) { icon.node() }
        div(.class("menu-items")) { content() }
    }
}

/// A link in a menu.
public func menuLink(_ label: String, icon: Icon, href: Link, _ attributes: Attribute...) -> Node {
    a(href: href, [.class("menu-item")] + attributes) {
        icon.node()
        span { label }
    }
}

/// A button in a menu that sends a form of its own.
public func menuButton(
    _ label: String, icon: Icon, action: Link, operation: String, isDanger: Bool = false,
    @NodeBuilder fields: () -> Node = { .nothing }
) -> Node {
    postForm(action, operation: operation, .data("inplace")) {
        fields()
        button(.type("submit"), .class("menu-item", isDanger ? "menu-danger" : "")) {
            icon.node()
            span { label }
        }
    }
}
