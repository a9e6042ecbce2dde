/// An ayah that a search found in a text.
public struct TextHit: Hashable, Sendable {
    /// How well it fits, the best first.
    public enum Rank: Int, Comparable, Sendable {
        /// The very words, one behind the other.
        case phrase
        /// The words one behind the other, some with more written to them.
        case nearPhrase
        /// All words in their order.
        case ordered
        /// All words.
        case all
        /// Most of the words.
        case most

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The ayah's number, counted from 0 through the whole Quran.
    public var position: Int
    public var rank: Rank
    /// What the found words cost together: 0 where each is the one that was searched for.
    public var cost: Int
    /// The found words' numbers in the ayah, from 0; see ``TextWord/words(of:)``. The basmala above an ayah does not count.
    public var words: [Int]
}

/// What a search found in a text.
public struct TextHits: Hashable, Sendable {
    /// How many ayat were found, more than ``hits`` where there was a limit.
    public var count = 0
    public var hits: [TextHit] = []
    /// Whether every word was found as it was asked for, or only others near it.
    public var isNear = false
    /// Whether every word stands somewhere in the text as it was typed, if not in one ayah.
    public var hasEveryWord = false

    public init() {}

    /// Takes what a wider search found besides behind these.
    mutating func append(_ further: TextHits, limit: Int) {
        count = max(count, further.count)
        let known = Set(hits.map { $0.position })
        for hit in further.hits where hits.count < limit && !known.contains(hit.position) { hits.append(hit) }
    }
}
