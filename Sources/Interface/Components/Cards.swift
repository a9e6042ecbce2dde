/// A card for content that belongs together.
public func card(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("div"), [.class("card")] + attributes, content())
}

/// A section of a page with its heading.
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

/// A card of rows, separated by lines.
public func rows(_ attributes: Attribute..., @NodeBuilder content: () -> Node) -> Node {
    .element(Tag("ul"), [.class("card", "rows")] + attributes, content())
}

/// A row in a card of rows.
///
/// - Parameters:
///   - leading: The content at the start: an icon or a check box.
///   - detail: A less prominent line below the title.
///   - trailing: The content at the end: a badge, a menu or a chevron.
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

/// A row that is a link as a whole. A locked row leads to what unlocks it.
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
