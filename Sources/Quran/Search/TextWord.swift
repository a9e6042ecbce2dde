import Letters

/// A word of a text with its position, in Unicode scalars from the beginning of the text.
public struct TextWord: Hashable, Sendable {
    public var scalars: [Unicode.Scalar]
    public var range: Range<Int>

    /// Splits a text into words, which are separated by white space and punctuation. Marks belong to their letters. An
    /// apostrophe within a word doesn't separate words, except after a single letter or "qu". Separate signs (pauses,
    /// quarters, prostrations) are not words.
    public static func words(of text: String) -> [TextWord] {
        var words: [TextWord] = []
        var current: [Unicode.Scalar] = []
        var start = 0
        var hasLetter = false
        var index = 0
        func close(_ end: Int) {
            if hasLetter { words.append(TextWord(scalars: current, range: start..<end)) }
            current.removeAll(keepingCapacity: true)
            hasLetter = false
        }
        for scalar in text.unicodeScalars {
            let kind = Self.kind(scalar)
            if kind == .gap {
                close(index)
            } else if kind == .attached, Apostrophes.has(scalar.value), isElided(current) {
                close(index)
            } else {
                if current.isEmpty { start = index }
                current.append(scalar)
                if kind == .letter { hasLetter = true }
            }
            index += 1
        }
        close(index)
        return words
    }

    /// Whether a word is one that French puts before an apostrophe: l', d', qu'.
    private static func isElided(_ word: [Unicode.Scalar]) -> Bool {
        if word.count == 1 { return LatinLetters.plain(word[0].value) != nil }
        return word.count == 2 && word[0].value | 0x20 == 0x71 && word[1].value | 0x20 == 0x75
    }

    private enum Kind { case letter, attached, gap }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        let value = scalar.value
        if value < 0x80 {
            let isLetter = (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
            return isLetter ? .letter : value == 0x27 ? .attached : .gap
        }
        if SearchAlphabet.isMark(value) || Apostrophes.has(value) { return .attached }
        if SearchAlphabet.arabic(value) != 0 || value == 0x0624 || value == 0x0626 || (0xFEF5...0xFEFC).contains(value)
        {
            return .letter
        }
        // The sign of a quarter and of a prostration, and the marks of the Arabic block's punctuation.
        if value == 0x06DE || value == 0x06E9 || value == 0x06DD { return .gap }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .attached
        default: return .gap
        }
    }
}
