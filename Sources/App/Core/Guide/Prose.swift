import Interface

/// Plain text with minimal markup: each line is a paragraph, or a list item if it begins with `- `, or a heading if it
/// begins with `# `.
enum Prose {
    static func node(_ text: String) -> Node {
        var nodes: [Node] = []
        var items: [Node] = []
        for line in text.split(separator: "\n") {
            if let item = rest(line, after: "- ") {
                items.append(li { item })
                continue
            }
            close(&items, into: &nodes)
            if let heading = rest(line, after: "# ") {
                nodes.append(h2 { heading })
            } else {
                nodes.append(p { String(line) })
            }
        }
        close(&items, into: &nodes)
        return .group(nodes)
    }

    private static func close(_ items: inout [Node], into nodes: inout [Node]) {
        guard !items.isEmpty else { return }
        let list = items
        nodes.append(ul { .group(list) })
        items = []
    }

    private static func rest(_ line: Substring, after sign: StaticString) -> String? {
        guard line.utf8.count > 2, line.utf8.starts(with: sign.description.utf8) else { return nil }
        return String(line.dropFirst(2))
    }
}
