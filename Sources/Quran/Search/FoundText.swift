/// An ayah's own text with the places of its found words, in Unicode scalars.
public struct FoundText: Hashable, Sendable {
    public let text: String
    public let ranges: [Range<Int>]

    /// - Parameters:
    ///   - text: As Tanzil has it: the basmala before it is no part of the ayah and is left out.
    ///   - words: The found words' numbers, the basmala's not counted.
    public init(_ ayah: AyahReference, _ text: String, words: [Int]) {
        let all = TextWord.words(of: text)
        let left = ayah.basmalaWords
        let start = left > 0 && all.count > left ? all[left].range.lowerBound : 0
        self.text = String(text.unicodeScalars.dropFirst(start))
        var ranges: [Range<Int>] = []
        for word in words where all.indices.contains(word + left) {
            let range = all[word + left].range
            ranges.append((range.lowerBound - start)..<(range.upperBound - start))
        }
        self.ranges = ranges
    }

    /// A translation's text, which has nothing before it.
    public init(translation text: String, words: [Int]) {
        self.text = text
        let all = TextWord.words(of: text)
        ranges = words.filter { word in all.indices.contains(word) }.map { word in all[word].range }
    }
}
