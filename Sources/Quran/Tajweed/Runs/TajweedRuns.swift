/// Cuts a verse's text into the pieces a page colours.
///
/// The pieces join to the same scalars, and none begins with a mark: a mark stays with its letter, or a font would draw it
/// on nothing. Where letters are joined the cut is only one of style; elements within a line don't break their shaping.
public enum TajweedRuns {
    /// What a scalar of a line is shown in.
    private struct Cell {
        /// Where it begins: bytes of UTF-8 from the line's beginning.
        var offset: Int32
        /// Its category's place, or -1.
        var category: Int16 = -1
        /// How much the rule that gave the category outweighs others.
        var weight: Int16 = 0
        /// Whether a piece may begin at it: not at a mark, which belongs to the letter before it.
        var beginsCluster: Bool
    }

    /// Gives the pieces of a line in order, each with its category's place in ``TajweedConfig/categories``; letters of
    /// one category side by side are one piece. Of rules at one letter the shorter is shown.
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

    /// Colours the letters of a span with their marks, but for those that a shorter rule has.
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

    /// Marks of Arabic script: those that Unicode calls non-spacing in the two texts. Small waw and small ya are letters.
    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8, 0x06EA...0x06ED,
            0x08F0...0x08F2:
            true
        default: false
        }
    }
}
