/// Finds surahs by name, however people write it.
public struct SurahNames: Sendable {
    private var names: [SurahName] = []

    /// Collects the names in an index. Other names that people use come from the configuration
    /// (``QuranSearchConfig/surahs``).
    public init(_ index: QuranIndex) {
        for surah in index.surahs {
            add(SurahName(surah.arabicName, of: surah.number))
            add(SurahName(surah.latinName, of: surah.number))
            add(SurahName(surah.englishMeaning, of: surah.number, isMeaning: true))
        }
    }

    private mutating func add(_ name: SurahName?) { if let name { names.append(name) } }

    /// Returns the surahs that some words name, best first: by a whole name, then by the beginning of one, then by one
    /// that differs by a letter or two.
    func surahs(_ words: [[Unicode.Scalar]], _ config: QuranSearchConfig) -> [Int] {
        let key = NameKey.join(words)
        guard !key.isEmpty else { return [] }
        var ranks: [(rank: Int, surah: Int)] = []
        let stripped = Self.withoutArticle(key)
        let letters = SearchShapes.letters(key)
        for list in [names, config.names] {
            for name in list {
                if let rank = rank(name, key, stripped, letters) { ranks.append((rank, name.surah)) }
            }
        }
        ranks.sort { ($0.rank, $0.surah) < ($1.rank, $1.surah) }
        // Similar names don't count if there is a better match.
        guard let best = ranks.first?.rank else { return [] }
        var surahs: [Int] = []
        for entry in ranks where best >= 20 || entry.rank < 20 {
            if !surahs.contains(entry.surah) { surahs.append(entry.surah) }
        }
        return surahs
    }

    private func rank(_ name: SurahName, _ key: [UInt8], _ stripped: [[UInt8]], _ letters: UInt64) -> Int? {
        let extra = name.isMeaning ? 1 : 0
        if name.key == key { return extra }
        // "albaqarah", "annisa": the article is written together with the name.
        if stripped.contains(where: { name.key == $0 }) { return 2 + extra }
        if key.count >= 2, name.key.starts(with: key) { return 10 + extra }
        if stripped.contains(where: { $0.count >= 3 && name.key.starts(with: $0) }) { return 12 + extra }
        let limit = key.count >= 8 ? 2 : key.count >= 4 ? 1 : 0
        // A changed letter makes two bits differ, and an article two more.
        guard limit > 0, (letters ^ name.letters).nonzeroBitCount <= 2 * limit + 2 else { return nil }
        let distance = EditDistance.between(key, name.key, atMost: limit)
        if distance <= limit { return 20 + 2 * distance + extra }
        for rest in stripped where rest.count >= 4 {
            let distance = EditDistance.between(rest, name.key, atMost: 1)
            if distance <= 1 { return 23 + 2 * distance + extra }
        }
        return nil
    }

    private static func withoutArticle(_ key: [UInt8]) -> [[UInt8]] {
        guard key.count > 3, key[0] == UInt8(ascii: "a") else { return [] }
        let one = Array(key.dropFirst())
        return key[1] == UInt8(ascii: "l") ? [Array(one.dropFirst()), one] : [one]
    }
}

/// A name of a surah in the form in which it is compared.
struct SurahName: Hashable, Sendable {
    var key: [UInt8]
    var surah: Int
    /// Whether it is the meaning of the name.
    var isMeaning: Bool
    /// A bit for each letter that occurs.
    var letters: UInt64

    /// Creates a name; `nil` if nothing is left to compare.
    init?(_ text: String, of surah: Int, isMeaning: Bool = false) {
        key = NameKey.joined(text)
        if key.isEmpty { return nil }
        self.surah = surah
        self.isMeaning = isMeaning
        letters = SearchShapes.letters(key)
    }
}
