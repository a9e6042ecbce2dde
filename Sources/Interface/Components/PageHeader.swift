/// The top of a page: its name, a line under it, the way back and what can be done.
public struct PageHeader: Sendable {
    public var title: String
    /// Parts of the line under the title, set apart by middle dots.
    public var details: [Node]
    /// The way back, for pages below an area's first.
    public var back: Link?
    /// What the way back is called, for assistive technology.
    public var backLabel: String
    /// Buttons beside the title.
    public var actions: Node
    /// Buttons beside the line under the title.
    public var steps: Node

    public init(
        _ title: String, details: [Node] = [], back: Link? = nil, backLabel: String = "", actions: Node = .nothing,
        steps: Node = .nothing
    ) {
        self.title = title
        self.details = details
        self.back = back
        self.backLabel = backLabel
        self.actions = actions
        self.steps = steps
    }

    /// The header with the page's `h1`.
    public var node: Node {
        header(.class("top"), .id("top"), .data("swap")) {
            div(.class("top-row")) {
                if let back { iconLink(.back, label: backLabel, href: back, .class("top-back")) }
                h1 { title }
                if !actions.isEmpty { div(.class("top-actions")) { actions } }
            }
            if !details.isEmpty || !steps.isEmpty {
                div(.class("top-row")) {
                    p(.class("top-details")) { dotted(details) }
                    if !steps.isEmpty { div(.class("top-steps")) { steps } }
                }
            }
        }
    }
}

/// Parts in a row with middle dots between, each in a direction of its own.
public func dotted(_ parts: [Node]) -> Node {
    var nodes: [Node] = []
    for part in parts where !part.isEmpty {
        if !nodes.isEmpty { nodes.append(dot) }
        nodes.append(bdi { part })
    }
    return .group(nodes)
}

/// A dot between words of a line, not read aloud.
let dot: Node = .markup(#"<span class="dot" aria-hidden="true"> · </span>"#)
