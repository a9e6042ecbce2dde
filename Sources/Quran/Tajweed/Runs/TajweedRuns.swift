/// Cuts a verse's text into the pieces a page colours.
///
/// The pieces join to the same scalars, and none begins with a mark: a mark stays with its letter, or a font would draw it
/// on nothing. Where letters are joined the cut is only one of style; elements within a line don't break their shaping.
public enum TajweedRuns {
    /// The pieces of a line, in order.
    /// - Parameters:
    ///   - words: how many words at the beginning are left out (a basmala before the verse).
    public static func cut(_ line: String, by spans: [TajweedSpan], as config: TajweedConfig, skipping words: Int = 0)
        -> [TajweedRun]
    {
        let scalars = Array(line.unicodeScalars)
        let clusters = clusterStarts(scalars)
        let marks = chosen(scalars.count, clusters, spans, config)
        var runs: [TajweedRun] = []
        var at = beginning(scalars, words)
        var letters = line.unicodeScalars.dropFirst(at)
        while at < scalars.count {
            let mark = marks[at]
            var end = at + 1
            while end < scalars.count, marks[end] == mark || !clusters[end] { end += 1 }
            let text = letters.prefix(end - at)
            let span = mark < 0 ? nil : mark
            let rule = span.map { spans[$0].rule }
            runs.append(
                TajweedRun(
                    text: String(text), start: at, category: rule.flatMap { config.category(of: $0) }, rule: rule,
                    span: span))
            letters = letters[text.endIndex...]
            at = end
        }
        return runs
    }

    /// Which span each cluster shows, or -1: a coloured rule before one without colour, the shorter before the longer.
    private static func chosen(_ count: Int, _ clusters: [Bool], _ spans: [TajweedSpan], _ config: TajweedConfig)
        -> [Int]
    {
        var marks = [Int](repeating: -1, count: count)
        var weights = [Int](repeating: 0, count: count)
        for (index, span) in spans.enumerated() where span.start < span.end && span.end <= count {
            let isColoured = config.category(of: span.rule) != nil
            let weight = (isColoured ? 1_000 : 1) + 99 - min(99, span.end - span.start)
            var start = span.start
            while start > 0, !clusters[start] { start -= 1 }
            var end = span.end
            while end < count, !clusters[end] { end += 1 }
            for at in start..<end where weight > weights[at] {
                weights[at] = weight
                marks[at] = index
            }
        }
        return marks
    }

    /// Whether a piece may begin at a scalar: not at a mark, which belongs to the letter before it.
    static func clusterStarts(_ scalars: [Unicode.Scalar]) -> [Bool] {
        var starts: [Bool] = []
        starts.reserveCapacity(scalars.count)
        for scalar in scalars { starts.append(starts.isEmpty || !isMark(scalar.value)) }
        return starts
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

    private static func beginning(_ scalars: [Unicode.Scalar], _ words: Int) -> Int {
        var left = words
        var at = 0
        while left > 0, at < scalars.count {
            if scalars[at].value == 0x0020 { left -= 1 }
            at += 1
        }
        return at
    }
}
