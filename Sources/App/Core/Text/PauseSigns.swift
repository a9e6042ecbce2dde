import Interface

/// The pause signs in the text, each of which follows a space. The sign and its word are kept together, so that no line
/// begins with a sign, and the stylesheet places it over the end of the word. The letters stay as they are stored.
enum PauseSigns {
    /// A text with its signs in elements of their own.
    static func node(_ text: String) -> Node {
        var nodes: [Node] = []
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard signs.contains(scalar), plain.last == " " else {
                plain.append(scalar)
                continue
            }
            plain.removeLast()
            if !plain.isEmpty { nodes.append(.text(String(plain))) }
            plain = String.UnicodeScalarView()
            var sign = String.UnicodeScalarView()
            sign.append(" ")
            sign.append(scalar)
            nodes.append(span(.class("pause")) { .text(String(sign)) })
        }
        guard !nodes.isEmpty else { return .text(text) }
        if !plain.isEmpty { nodes.append(.text(String(plain))) }
        return .group(nodes)
    }

    /// The small high signs (Unicode 17, Arabic: Quranic annotation signs).
    private static let signs: ClosedRange<Unicode.Scalar> = "\u{06D6}"..."\u{06DC}"
}
