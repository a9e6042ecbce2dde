/// An ayah found in a text.
public struct TextHit: Hashable, Sendable {
    /// How well it matches, best first.
    public enum Rank: Int, Comparable, Sendable {
        /// Exactly these words, consecutively.
        case phrase
        /// The words consecutively, some of them with additions.
        case nearPhrase
        /// All words in the same order.
        case ordered
        /// All words.
        case all
        /// Most of the words.
        case most

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The ayah's position in the whole Quran, counted from 0.
    public var position: Int
    public var rank: Rank
    /// The total cost of the matching words, which is 0 if each is exactly the one that was searched for.
    public var cost: Int
    /// The matching words' numbers in the ayah, counted from 0 (see ``TextWord/words(of:)``) without the basmala above
    /// an ayah.
    public var words: [Int]
}

/// The results of a search in a text.
public struct TextHits: Hashable, Sendable {
    /// The number of ayat found, which exceeds that of ``hits`` if there was a limit.
    public var count = 0
    public var hits: [TextHit] = []
    /// Whether no ayah has every word as requested, so that these ayat only come close.
    public var isNear = false
    /// Whether every word occurs in the text as it was typed, even if not in the same ayah.
    public var hasEveryWord = false

    public init() {}

    /// Appends the additional results of a broader search.
    mutating func append(_ further: TextHits, limit: Int) {
        count = max(count, further.count)
        let known = Set(hits.map { $0.position })
        for hit in further.hits where hits.count < limit && !known.contains(hit.position) { hits.append(hit) }
    }
}
