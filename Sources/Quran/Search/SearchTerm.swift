/// A word that is searched for, in all the ways it may be spelled.
struct SearchTerm {
    var spellings: [ArabicSpelling]
    var stem: [UInt8]?
    /// Whether it is looked for in the Arabic text.
    let isArabic: Bool
    /// Whether it may be the beginning of a longer word: the last one, as it is being typed.
    var isOpen = false

    /// A word for the Arabic text.
    init?(arabic scalars: [Unicode.Scalar]) {
        let letters = ArabicLetter.today(ArabicLetter.letters(of: scalars))
        isArabic = true
        spellings = ArabicSpelling.variants(of: letters)
        stem = ArabicStem.stem(letters)
        if spellings.isEmpty { return nil }
    }

    /// A word for a translation.
    init?(folded scalars: [Unicode.Scalar]) {
        let key = FoldedWord.key(scalars)
        guard !key.isEmpty, key.count < 64 else { return nil }
        isArabic = false
        spellings = [ArabicSpelling(key: key, gaps: [])]
        stem = FoldedWord.stem(key)
    }
}

/// How far a found word is from the one that was searched for: the less the better.
enum SearchCost {
    static let exact: UInt8 = 0
    /// Spelled otherwise.
    static let spelling: UInt8 = 1
    /// With something written in front of it.
    static let attached: UInt8 = 2
    /// With the article, which was not asked for.
    static let article: UInt8 = 3
    /// The beginning of a longer word.
    static let prefix: UInt8 = 5
    /// Of the same stem.
    static let stem: UInt8 = 7
    /// The word but for a hamza, which was typed and isn't there, or is there and wasn't typed.
    static let folded: UInt8 = 8
    /// A letter or two away.
    static let near: UInt8 = 9
    static let none: UInt8 = 255
}
