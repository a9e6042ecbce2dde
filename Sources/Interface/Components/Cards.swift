/// Paper that holds what belongs together.
public func card(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), [.class("card")] + attributes, content())
}

/// A part of a page with its heading.
public func titledSection(
    _ heading: String, id: String, actions: Node = .nothing, @NodeBuilder content: () -> Node
) -> Node {
    section(.class("part"), .aria("labelledby", id)) {
        div(.class("part-head")) {
            h2(.id(id)) { heading }
            actions
        }
        content()
    }
}

/// A card of rows with lines between.
public func rows(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("ul"), [.class("card", "rows")] + attributes, content())
}

/// A row of a card of rows.
///
/// - Parameters:
///   - leading: what stands first: an icon, a box to check.
///   - detail: a quieter line under the title.
///   - trailing: what stands last: a badge, a menu, a chevron.
public func row(
    _ title: Node, detail: Node = .nothing, leading: Node = .nothing, trailing: Node = .nothing,
    _ attributes: Attribute...
) -> Node {
    li([.class("row")] + attributes) {
        leading
        div(.class("row-text"), .data("swipe-body")) {
            div(.class("row-title")) { title }
            if !detail.isEmpty { div(.class("row-detail")) { detail } }
        }
        trailing
    }
}

/// A row that leads elsewhere as a whole; a locked one leads to what opens it.
public func linkRow(
    _ title: String, href: Link, detail: String = "", icon: Icon? = nil, value: String = "", isLocked: Bool = false
) -> Node {
    li(.class("row", "row-link")) {
        a(href: href) {
            if let icon { span(.class("row-icon")) { icon.node() } }
            span(.class("row-text")) {
                span(.class("row-title")) { title }
                if !detail.isEmpty { span(.class("row-detail")) { detail } }
            }
            if !value.isEmpty { span(.class("row-value")) { bdi { value } } }
            (isLocked ? Icon.lock : .forward).node(.text)
        }
    }
}
