/// Consecutive words of an ayah on the same line.
public struct MushafSpan: Hashable, Sendable {
    public var ayah: AyahReference
    /// The words' indices in the ayah.
    public var words: Range<Int>
    /// Whether the ayah ends here, so that its number follows.
    public var isEnd: Bool

    public init(ayah: AyahReference, words: Range<Int>, isEnd: Bool) {
        self.ayah = ayah
        self.words = words
        self.isEnd = isEnd
    }
}
