/// What stands between short parts in one line.
extension Strings {
    /// A middle dot beside Latin digits, else the language's comma: the Arabic digit for nothing is itself a dot, and
    /// `مهمة · ٣٠` reads as three hundred.
    public var parting: String { digits.isLatin ? " · " : self[key: "list.comma"] }

    /// Parts in a row, each in a direction of its own. What parts them is not read aloud.
    public func parted(_ parts: [Node]) -> Node {
        var nodes: [Node] = []
        for part in parts where !part.isEmpty {
            if !nodes.isEmpty { nodes.append(partingMark(parting)) }
            nodes.append(bdi { part })
        }
        return .group(nodes)
    }
}

/// The sign between two parts of a line.
func partingMark(_ parting: String) -> Node { span(.class("dot"), .ariaHidden) { parting } }
