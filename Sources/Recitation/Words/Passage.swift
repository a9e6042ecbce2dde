import Quran

/// The words of consecutive ayat, which is what somebody is expected to recite.
public struct Passage: Hashable, Sendable {
    /// The words in the order of the text.
    public let words: [PassageWord]
    /// The ayat in order, each with the range of its words.
    public let ayat: [(reference: AyahReference, words: Range<Int>)]

    /// - Parameter ayat: each ayah with its text, verbatim and without a basmala before it. Signs of pause are no words.
    public init(_ ayat: [(reference: AyahReference, text: String)]) {
        var words: [PassageWord] = []
        var ranges: [(reference: AyahReference, words: Range<Int>)] = []
        for (reference, text) in ayat {
            let start = words.count
            for (index, word) in TextWord.words(of: text).enumerated() {
                var scalars = String.UnicodeScalarView()
                for scalar in word.scalars { scalars.append(scalar) }
                words.append(PassageWord(ayah: reference, number: index + 1, text: String(scalars)))
            }
            if words.count > start { ranges.append((reference, start..<words.count)) }
        }
        self.words = words
        self.ayat = ranges
    }

    /// How many words there are.
    public var count: Int { words.count }

    /// The position of an ayah among the passage's, by one of its words.
    public func ayahIndex(ofWord word: Int) -> Int {
        var low = 0
        var high = ayat.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if ayat[middle].words.lowerBound <= word { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Whether a word is the first of its ayah; so is the place behind the last word.
    public func isAyahStart(_ word: Int) -> Bool { word >= count || words[word].number == 1 }

    public static func == (left: Passage, right: Passage) -> Bool { left.words == right.words }

    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
