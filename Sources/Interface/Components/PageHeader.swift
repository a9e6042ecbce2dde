/// The top of a page: its title, a line below it, a link back and the actions.
public struct PageHeader: Sendable {
    public var title: String
    /// The line below the title. If it has several parts, they are made by `strings.parted(…)`.
    public var details: Node
    /// The link back, for pages below the first of an area.
    public var back: Link?
    /// The name of the link back, for assistive technology.
    public var backLabel: String
    /// The buttons beside the title.
    public var actions: Node
    /// The buttons beside the line below the title.
    public var steps: Node

    public init(
        _ title: String, details: Node = .nothing, back: Link? = nil, backLabel: String = "", actions: Node = .nothing,
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
                h1 { Self.unbroken(title) }
                if !actions.isEmpty { div(.class("top-actions")) { actions } }
            }
            if !details.isEmpty || !steps.isEmpty {
                div(.class("top-row")) {
                    p(.class("top-details")) { details }
                    if !steps.isEmpty { div(.class("top-steps")) { steps } }
                }
            }
        }
    }

    /// Returns a title in which words with a hyphen, such as Al-Baqara, don't break at it.
    private static func unbroken(_ title: String) -> Node {
        guard title.utf8.contains(UInt8(ascii: "-")) else { return .text(title) }
        var nodes: [Node] = []
        for word in title.split(separator: " ", omittingEmptySubsequences: false) {
            if !nodes.isEmpty { nodes.append(.text(" ")) }
            let isWhole = word.utf8.contains(UInt8(ascii: "-")) && word.utf8.count <= 24
            nodes.append(isWhole ? span(.class("unbroken")) { String(word) } : .text(String(word)))
        }
        return .group(nodes)
    }
}
