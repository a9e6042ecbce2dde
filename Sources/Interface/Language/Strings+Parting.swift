/// Separators between short parts of a line.
extension Strings {
    /// A middle dot with Latin digits, and otherwise the language's comma, because the Arabic digit 0 is itself a dot:
    /// `مهمة · ٣٠` would read as three hundred.
    public var parting: String { digits.isLatin ? " · " : self[key: "list.comma"] }

    /// Returns parts in a row, each with its own direction. The separators are not read aloud.
    public func parted(_ parts: [Node]) -> Node {
        var nodes: [Node] = []
        for part in parts where !part.isEmpty {
            if !nodes.isEmpty { nodes.append(partingMark(parting)) }
            nodes.append(bdi { part })
        }
        return .group(nodes)
    }
}

/// The separator between two parts of a line.
func partingMark(_ parting: String) -> Node { span(.class("dot"), .ariaHidden) { parting } }
