/// A word that is searched for, with all its possible spellings.
struct SearchTerm {
    var spellings: [ArabicSpelling]
    var stem: [UInt8]?
    /// Whether it is searched in the Arabic text.
    let isArabic: Bool
    /// Whether it may be the beginning of a longer word, because it is the last one and may still be being typed.
    var isOpen = false

    /// Creates a term for the Arabic text.
    init?(arabic scalars: [Unicode.Scalar]) {
        let letters = ArabicLetter.today(ArabicLetter.letters(of: scalars))
        isArabic = true
        spellings = ArabicSpelling.variants(of: letters)
        stem = ArabicStem.stem(letters)
        if spellings.isEmpty { return nil }
    }

    /// Creates a term for a translation.
    init?(folded scalars: [Unicode.Scalar]) {
        let key = FoldedWord.key(scalars)
        guard !key.isEmpty, key.count < 64 else { return nil }
        isArabic = false
        spellings = [ArabicSpelling(key: key, gaps: [])]
        stem = FoldedWord.stem(key)
    }
}

/// How far a word is from the one that was searched for. Lower is better.
enum SearchCost {
    static let exact: UInt8 = 0
    /// A different spelling.
    static let spelling: UInt8 = 1
    /// With a proclitic.
    static let attached: UInt8 = 2
    /// With an article that was not typed.
    static let article: UInt8 = 3
    /// The beginning of a longer word.
    static let prefix: UInt8 = 5
    /// The same stem.
    static let stem: UInt8 = 7
    /// The same word except for a hamza that was typed but isn't there, or the other way round.
    static let folded: UInt8 = 8
    /// A letter or two different.
    static let near: UInt8 = 9
    static let none: UInt8 = 255
}
