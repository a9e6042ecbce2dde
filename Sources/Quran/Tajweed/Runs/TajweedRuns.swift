/// Cuts the text of a verse into the pieces that a page colours.
///
/// Joined together, the pieces are the same scalars. None begins with a mark, which stays with its letter because a
/// font would otherwise draw it on its own. A cut between joined letters changes only the style, since elements within
/// a line don't break shaping.
public enum TajweedRuns {
    /// How a scalar of a line is shown.
    private struct Cell {
        /// Its offset in the line, in bytes of UTF-8.
        var offset: Int32
        /// The index of its category, or -1.
        var category: Int16 = -1
        /// The precedence of the rule that determines the category.
        var weight: Int16 = 0
        /// Whether a piece may begin here. Not at a mark, which belongs to the letter before it.
        var beginsCluster: Bool
    }

    /// Passes on the pieces of a line in order, each with the index of its category in ``TajweedConfig/categories``.
    /// Adjacent letters of the same category are one piece. If several rules apply to a letter, the shortest is shown.
    public static func cut(
        _ line: String, by spans: [TajweedSpan], as config: TajweedConfig,
        _ give: (_ text: String, _ category: Int?) -> Void
    ) {
        var cells = cells(of: line)
        for span in spans where span.start < span.end && span.end <= cells.count {
            if let category = config.category(of: span.rule) { colour(&cells, span, Int16(category)) }
        }
        let bytes = line.utf8
        var start = bytes.startIndex
        var first = 0
        for last in cells.indices where last + 1 == cells.count || cells[last + 1].category != cells[last].category {
            let end = last + 1 < cells.count ? Int(cells[last + 1].offset) : bytes.count
            let next = bytes.index(start, offsetBy: end - Int(cells[first].offset))
            let category = Int(cells[last].category)
            give(String(line[start..<next]), category < 0 ? nil : category)
            (start, first) = (next, last + 1)
        }
    }

    private static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        // Arabic letters and marks take two bytes each.
        cells.reserveCapacity(line.utf8.count / 2 + 1)
        var offset: Int32 = 0
        for scalar in line.unicodeScalars {
            cells.append(Cell(offset: offset, beginsCluster: cells.isEmpty || !isMark(scalar.value)))
            offset += Int32(UTF8.width(scalar))
        }
        return cells
    }

    /// Colours the letters of a span with their marks, except those with a shorter rule.
    private static func colour(_ cells: inout [Cell], _ span: TajweedSpan, _ category: Int16) {
        let weight = Int16(1 + 99 - min(99, span.end - span.start))
        var start = span.start
        while start > 0, !cells[start].beginsCluster { start -= 1 }
        var end = span.end
        while end < cells.count, !cells[end].beginsCluster { end += 1 }
        for at in start..<end where weight > cells[at].weight {
            cells[at].weight = weight
            cells[at].category = category
        }
    }

    /// Whether a scalar is a mark of the Arabic script, one that Unicode calls non-spacing in the two texts. Small waw
    /// and small ya are letters.
    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8, 0x06EA...0x06ED,
            0x08F0...0x08F2:
            true
        default: false
        }
    }
}
