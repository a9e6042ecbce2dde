import Letters

/// Reduces a name to what its many spellings have in common: Al-Baqarah, Bakara, البقره.
enum NameKey {
    /// Returns the key of a word, without its article if it is Arabic.
    static func key(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        var key = FoldedWord.key(scalars)
        guard let first = key.first else { return [] }
        typealias A = SearchAlphabet
        if A.isArabic(first) {
            if key.count > 3, key[0] == A.alif, key[1] == A.lam { key.removeFirst(2) }
            return key
        }
        return latin(scalars)
    }

    /// Returns the joined keys of a text's words, without a leading Latin article.
    static func joined(_ text: String) -> [UInt8] {
        join(TextWord.words(of: text).map { $0.scalars })
    }

    static func join(_ words: [[Unicode.Scalar]]) -> [UInt8] {
        var result: [UInt8] = []
        for (index, word) in words.enumerated() {
            let key = Self.key(word)
            if index == 0, words.count > 1, articles.contains(key) { continue }
            result += key
        }
        return collapsed(result)
    }

    /// The keys of Latin articles: al, an, ar, as, ash, at, ad, az and similar ones, and those of English and French.
    private static let articles: Set<[UInt8]> = Set(
        ["al", "an", "ar", "as", "at", "ad", "az", "ul", "l", "la", "ta", "sa"].map { Array($0.utf8) })

    private static func latin(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        var plain: [UInt8] = []
        for scalar in scalars {
            if let digit = SearchAlphabet.digit(scalar.value) {
                plain.append(0x30 + UInt8(digit))
            } else if let (first, second) = LatinLetters.plain(scalar.value) {
                plain.append(first)
                if second != 0 { plain.append(second) }
            }
        }
        var key: [UInt8] = []
        var index = 0
        while index < plain.count {
            let pair = index + 1 < plain.count ? (plain[index], plain[index + 1]) : (plain[index], 0)
            if let letter = digraph(pair) {
                key.append(letter)
                index += 2
            } else {
                key.append(single(pair.0))
                index += 1
            }
        }
        if key.count > 2, key.last == UInt8(ascii: "h"), key[key.count - 2] == UInt8(ascii: "a") { key.removeLast() }
        return collapsed(key)
    }

    private static func digraph(_ pair: (UInt8, UInt8)) -> UInt8? {
        switch (Character(UnicodeScalar(pair.0)), Character(UnicodeScalar(pair.1))) {
        case ("e", "e"): UInt8(ascii: "i")
        case ("o", "o"), ("o", "u"): UInt8(ascii: "u")
        case ("s", "h"), ("c", "h"), ("t", "h"), ("t", "s"), ("s", "y"): UInt8(ascii: "s")
        case ("d", "h"), ("d", "z"): UInt8(ascii: "d")
        case ("d", "j"): UInt8(ascii: "j")
        case ("k", "h"): UInt8(ascii: "h")
        case ("g", "h"): UInt8(ascii: "g")
        default: nil
        }
    }

    private static func single(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "e"): UInt8(ascii: "a")
        case UInt8(ascii: "y"): UInt8(ascii: "i")
        case UInt8(ascii: "o"): UInt8(ascii: "u")
        case UInt8(ascii: "q"): UInt8(ascii: "k")
        case UInt8(ascii: "v"): UInt8(ascii: "w")
        case UInt8(ascii: "z"): UInt8(ascii: "d")
        case UInt8(ascii: "c"): UInt8(ascii: "j")
        default: letter
        }
    }

    private static func collapsed(_ key: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for letter in key where letter != result.last || SearchAlphabet.isArabic(letter) || letter < 0x3A {
            result.append(letter)
        }
        return result
    }
}
