import Letters

/// Reduces a word to what is compared in translations: plain lower-case letters without marks and accents.
enum FoldedWord {
    /// Returns the word's letters in ``SearchAlphabet``; empty if nothing is left.
    static func key(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        var key: [UInt8] = []
        for scalar in scalars {
            let value = scalar.value
            if let digit = SearchAlphabet.digit(value) {
                key.append(0x30 + UInt8(digit))
            } else if SearchAlphabet.isMark(value) || Apostrophes.has(value) || value == 0x0621 {
                continue
            } else if (0xFEF5...0xFEFC).contains(value) {
                key += [SearchAlphabet.lam, SearchAlphabet.alif]
            } else if let code = letter(value) {
                key.append(code)
            } else if let (first, second) = LatinLetters.plain(value) {
                key.append(first)
                if second != 0 { key.append(second) }
            } else {
                appendUTF8(scalar, to: &key)
            }
        }
        return key
    }

    private static func letter(_ value: UInt32) -> UInt8? {
        switch value {
        case 0x0624: return SearchAlphabet.waw
        case 0x0626: return SearchAlphabet.yeh
        default:
            let code = SearchAlphabet.arabic(value)
            return code == 0 ? nil : code
        }
    }

    /// Appends a character of another script in lower case, dropping marks that follow a letter.
    private static func appendUTF8(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return
        default: key += Array(scalar.properties.lowercaseMapping.utf8)
        }
    }

    /// Returns a word without the suffixes that English, Indonesian, French and Turkish add to most words, or the word
    /// itself if too little would be left.
    static func stem(_ key: [UInt8]) -> [UInt8] {
        guard let first = key.first, !SearchAlphabet.isArabic(first) else { return key }
        for ending in endings where key.count >= ending.count + 4 && key.suffix(ending.count).elementsEqual(ending) {
            return Array(key.dropLast(ending.count))
        }
        return key
    }

    private static let endings: [[UInt8]] = [
        "lerinden", "larindan", "lerine", "larina", "leri", "lari", "lerin", "larin", "nya", "kan", "lah", "kah", "ler",
        "lar", "ings", "ing", "ness", "ful", "eth", "ies", "est", "ed", "es", "ly", "ku", "mu", "in", "un", "s", "e",
        "i",
        "u", "a",
    ].map { Array($0.utf8) }
}

/// Apostrophes and letters written like them. They don't separate words, and are ignored in searches.
enum Apostrophes {
    static func has(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201B, 0x02BB...0x02BF: true
        default: false
        }
    }
}
